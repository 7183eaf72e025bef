"use strict";
const METHODS = ["get", "post", "put", "patch", "delete", "options", "head"];
const QUIET = ["options", "head"];

function el(name, attributes, ...children) {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes || {})) made.setAttribute(key, value);
  for (const child of children.flat()) if (child !== null) made.append(child);
  return made;
}

// `code` and **strong** are all of Markdown that the description uses.
function inline(text) {
  return text.split(/(`[^`]+`|\*\*[^*]+\*\*)/).map((part) =>
    part.startsWith("`") ? el("code", {}, part.slice(1, -1))
    : part.startsWith("**") ? el("b", {}, part.slice(2, -2)) : part);
}
const paragraphs = (text) => (text || "").split(/\n\s*\n/).filter(Boolean).map((each) => el("p", {}, inline(each)));

function table(heads, rows) {
  return el("table", {}, el("thead", {}, el("tr", {}, heads.map((each) => el("th", {}, each)))),
    el("tbody", {}, rows.map((row) => el("tr", {}, row.map((cell, at) =>
      el("td", { ...(at === row.length - 1 ? { class: "more" } : {}), ...(at && heads[at] ? { "data-head": heads[at] } : {}) }, cell))))));
}

let described;
function resolved(value) {
  if (!value || !value.$ref) return value;
  return value.$ref.slice(2).split("/").reduce((found, part) => found[part], described);
}
const named = (schema) => schema && schema.$ref ? schema.$ref.split("/").pop() : null;

function typeOf(schema) {
  if (!schema) return "";
  if (schema.$ref) return named(schema);
  if (schema.anyOf) return schema.anyOf.map(typeOf).join(" or ");
  if (schema.enum && !schema.type) return schema.enum.map(String).join(" or ");
  const types = [].concat(schema.type || "any").map((each) =>
    each === "array" ? typeOf(schema.items) + "[]" : each === "string" && schema.format ? schema.format : each);
  return types.join(" or ");
}

function notes(schema) {
  const found = [];
  if (schema.description) found.push(schema.description.replace(/`/g, ""));
  if (schema["x-required"]) found.push("required");
  if (schema.readOnly) found.push("set by the server");
  if (schema["x-maxLength"]) found.push(`at most ${schema["x-maxLength"]} characters`);
  if (schema["x-maxTotalLength"]) found.push(`at most ${schema["x-maxTotalLength"]} characters together`);
  if (schema["x-rules"]) found.push("rule " + schema["x-rules"].join(", "));
  if (schema["x-references"]) found.push("id in " + schema["x-references"]);
  if (schema["x-choices"]) found.push("one of " + schema["x-choices"].join(", "));
  if (schema["x-flags"])
    found.push("bits " + Object.entries(schema["x-flags"]).map(([bit, name]) => `${bit} ${name}`).join(", "));
  return found.join("; ");
}

function fields(schema) {
  const known = Object.entries(schema.properties || {});
  const listed = known.some(([, each]) => each["x-filter"] || each["x-sort"]);
  const made = table(listed ? ["Field", "Type", "Filter", "Sort", ""] : ["Field", "Type", ""], known.map(([name, each]) => [
    el("code", {}, name), typeOf(each),
    ...(listed ? [(each["x-filter"] || []).join(" "), each["x-sort"] ? "yes" : ""] : []), notes(each)]));
  made.className = listed ? "fields listed" : "fields";
  return made;
}

function sample(content) {
  const [media, shown] = Object.entries(content || {})[0] || [];
  if (!shown) return null;
  const said = el("p", {}, `${media}: `, el("code", {}, typeOf(shown.schema)));
  if (shown.example === undefined) return said;
  return [said, el("pre", { tabindex: "0" }, JSON.stringify(shown.example, null, 2))];
}

function operation(path, method, item) {
  const known = item[method];
  const parameters = [...(item.parameters || []), ...(known.parameters || [])].map(resolved);
  const body = el("div", {});
  body.append(...paragraphs(known.description));
  if (parameters.length) body.append(el("h3", {}, "Parameters"), table(["Name", "In", "Type", ""], parameters.map((each) =>
    [el("code", {}, each.name), each.in + (each.required ? ", required" : ""), typeOf({ ...each.schema, format: "" }),
      [el("span", {}, inline(each.description || "")), ...Object.entries(each.examples || {}).map(([name, one]) =>
        el("p", {}, `${name}: `, el("code", {}, one.value)))]])));
  if (known.requestBody) body.append(el("h3", {}, "Body"), ...[sample(known.requestBody.content)].flat());
  const answers = Object.entries(known.responses).map(([status, each]) => [status, resolved(each)]);
  body.append(el("h3", {}, "Answers"), table(["Status", "Holds", ""], answers.map(([status, each]) => {
    const content = Object.values(each.content || {})[0];
    return [el("code", {}, status), content ? typeOf(content.schema) : "no body", inline(each.description)];
  })));
  const shown = answers.find(([status, each]) => status < 300 && each.content);
  if (shown) body.append(el("h3", {}, `Answer ${shown[0]}`), ...[sample(shown[1].content)].flat());
  const quiet = known.security && known.security.length === 0 ? "no token; " : "";
  return el("details", { "data-text": `${method} ${path} ${known.summary} ${parameters.map((each) => each.name).join(" ")}`.toLowerCase() },
    el("summary", {}, el("b", { class: `method ${method}` }, method.toUpperCase()), el("code", {}, path),
      el("span", {}, quiet + known.summary + (known.deprecated ? " (deprecated)" : ""))), body);
}

function section(tag) {
  const made = el("section", { id: tag.name }, el("h2", {}, tag.name), ...paragraphs(tag.description));
  const schemas = new Set();
  for (const [path, item] of Object.entries(described.paths)) {
    for (const method of METHODS) {
      if (!item[method] || !item[method].tags.includes(tag.name)) continue;
      if (!QUIET.includes(method)) made.append(operation(path, method, item));
      const answer = Object.values(resolved(item[method].responses["200"] || {}).content || {})[0];
      const name = answer && named(answer.schema);
      if (name && !/Page$|^EntityOptions$|^Options$/.test(name)) schemas.add(name);
    }
  }
  for (const name of schemas) {
    const schema = described.components.schemas[name];
    made.append(el("h3", {}, name), ...paragraphs(schema.description), fields(schema));
  }
  if (made.querySelector("details")) return made;
  return null;
}

function draw() {
  const main = document.getElementById("main");
  const contents = document.getElementById("contents");
  document.getElementById("version").textContent = `/v2 interface, version ${described.info.version}`;
  main.replaceChildren(el("h1", {}, "The /v2 interface"), ...paragraphs(described.info.description),
    el("p", {}, "For programs: ", el("a", { href: "/openapi.json" }, "/openapi.json"),
      ". Every path also knows OPTIONS, which answers the entity's declaration, and HEAD where it knows GET."));
  for (const tag of described.tags) {
    const made = section(tag);
    if (!made) continue;
    main.append(made);
    contents.append(el("a", { href: `#${tag.name}` }, tag.name));
  }
  const shared = ["Error", "Violation", "Timestamp"].map((name) => [el("h3", {}, name),
    ...paragraphs(described.components.schemas[name].description), fields(described.components.schemas[name])]);
  main.append(el("section", { id: "shared" }, el("h2", {}, "Shared"), ...shared.flat()));
  contents.append(el("a", { href: "#shared" }, "shared"));
  mark();
}

function mark() {
  for (const link of document.querySelectorAll("#contents a"))
    if (link.getAttribute("href") === location.hash) link.setAttribute("aria-current", "true");
    else link.removeAttribute("aria-current");
}

function search() {
  const wanted = document.getElementById("search").value.trim().toLowerCase();
  for (const row of document.querySelectorAll("section details, section tbody tr")) {
    if (row.tagName === "TR" && row.closest("details")) continue;
    const text = row.dataset.text || row.textContent.toLowerCase();
    row.hidden = wanted !== "" && !text.includes(wanted);
  }
  for (const part of document.querySelectorAll("section")) {
    const left = [...part.querySelectorAll(":scope > details, :scope > table > tbody > tr")];
    part.hidden = wanted !== "" && left.every((each) => each.hidden);
  }
}

addEventListener("hashchange", mark);
document.getElementById("search").addEventListener("input", search);
fetch("/openapi.json").then((answer) => answer.json()).then((found) => {
  described = found;
  draw();
  if (location.hash) document.getElementById(location.hash.slice(1))?.scrollIntoView();
}).catch((error) => {
  document.getElementById("main").append(el("p", { role: "alert" }, `The description could not be read: ${error.message}`));
});
