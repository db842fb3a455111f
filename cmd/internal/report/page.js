(function () {
  "use strict";
  var tools = document.getElementById("tools");
  if (!tools) { return; }
  tools.hidden = false;
  var search = document.getElementById("search");
  var shown = document.getElementById("shown");
  var boxes = [].slice.call(document.querySelectorAll("input[data-verdict]"));
  var units = [].slice.call(document.querySelectorAll("article.unit"));
  var texts = units.map(function (u) { return u.textContent.toLowerCase(); });
  function apply() {
    var word = search.value.trim().toLowerCase();
    var on = {};
    boxes.forEach(function (b) { on[b.dataset.verdict] = b.checked; });
    var n = 0;
    units.forEach(function (u, i) {
      var any = false;
      u.querySelectorAll("details.answer").forEach(function (d) {
        d.hidden = !on[d.dataset.verdict];
        any = any || !d.hidden;
      });
      u.hidden = !any || (word !== "" && texts[i].indexOf(word) < 0);
      var row = document.getElementById("row-" + u.id);
      if (row) { row.hidden = u.hidden; }
      if (!u.hidden) { n++; }
    });
    shown.textContent = n + " of " + units.length + " shown";
  }
  search.addEventListener("input", apply);
  boxes.forEach(function (b) { b.addEventListener("change", apply); });
  var open = false;
  document.getElementById("all").addEventListener("click", function () {
    open = !open;
    document.querySelectorAll("article details").forEach(function (d) { d.open = open; });
    this.textContent = open ? "Collapse all" : "Expand all";
  });
  var before = [];
  window.addEventListener("beforeprint", function () {
    before = [].slice.call(document.querySelectorAll("details:not([open])"));
    before.forEach(function (d) { d.open = true; });
  });
  window.addEventListener("afterprint", function () {
    before.forEach(function (d) { d.open = false; });
  });
})();
