module gitee.com/travelliu/dm

go 1.26.0
