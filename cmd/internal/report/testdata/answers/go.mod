module example.com/answers

go 1.26
