// One job of PouchDB against express-pouchdb, or that server itself. Run by `engine_peers`, which names the folder
// that holds the packages. Prints one line of JSON.
"use strict";
const [folder, job, port, file] = process.argv.slice(2);
const load = (name) => require(require.resolve(name, { paths: [folder] }));
const PouchDB = load("pouchdb");

const serve = () => {
  PouchDB.plugin(load("pouchdb-adapter-memory"));
  const Memory = PouchDB.defaults({ adapter: "memory" });
  const app = load("express")();
  const wire = { requests: 0, bytes: 0 };
  app.get("/wire", (_, answer) => {
    answer.json({ ...wire });
    wire.requests = wire.bytes = 0;
  });
  app.use((request, answer, next) => {
    wire.requests += 1;
    wire.bytes += Number(request.headers["content-length"] || 0);
    for (const name of ["write", "end"]) {
      const plain = answer[name];
      answer[name] = function (chunk, ...rest) {
        if (chunk && typeof chunk !== "function") wire.bytes += Buffer.byteLength(chunk);
        return plain.call(this, chunk, ...rest);
      };
    }
    next();
  });
  app.use("/db", load("express-pouchdb")(Memory, { mode: "minimumForPouchDB", inMemoryConfig: true, logPath: "/dev/null" }));
  const listening = app.listen(0, "127.0.0.1", () => console.log(listening.address().port));
};

const edit = async (db, ids, field, word) => {
  const found = await db.allDocs({ keys: ids, include_docs: true });
  await db.bulkDocs(found.rows.map((row) => ({ ...row.doc, [field]: word })));
};

const everything = async (db) => {
  const found = await db.allDocs({ include_docs: true });
  return JSON.stringify(found.rows.map((row) => Object.entries(row.doc).sort()));
};

const main = async () => {
  const rows = JSON.parse(require("fs").readFileSync(file));
  const server = `http://127.0.0.1:${port}`;
  const counted = async () => (await fetch(`${server}/wire`)).json();
  const remote = new PouchDB(`${server}/db/shop`);
  const local = new PouchDB(`${folder}/bench-${process.pid}`);
  for (let at = 0; at < rows.length; at += 1000) await remote.bulkDocs(rows.slice(at, at + 1000));
  const pull = () => local.replicate.from(remote, { batch_size: 100 });
  const ids = rows.slice(0, 1000).map((row) => row._id);
  if (job !== "download") await pull();
  if (job === "changed") await edit(remote, rows.slice(0, rows.length / 100).map((row) => row._id), "note", "theirs");
  if (job === "edits") await edit(local, ids, "note", "ours");
  if (job === "conflicts") {
    await edit(local, ids, "city", "ours");
    await edit(remote, ids, "note", "theirs");
  }
  await counted();
  const began = process.hrtime.bigint(), used = process.cpuUsage();
  if (job === "edits") await local.replicate.to(remote, { batch_size: 100 });
  else await pull();
  if (job === "conflicts") await local.replicate.to(remote, { batch_size: 100 });
  const seconds = Number(process.hrtime.bigint() - began) / 1e9, cpu = process.cpuUsage(used);
  const peak = process.resourceUsage().maxRSS / 1024;
  const wire = await counted();
  let remark = "";
  if (job === "conflicts") {
    const all = await local.allDocs({ keys: ids, include_docs: true, conflicts: true });
    remark = `${all.rows.filter((row) => row.doc._conflicts).length} with one side hidden, nothing merged`;
  }
  const equal = (await everything(local)) === (await everything(remote));
  console.log(JSON.stringify({ seconds, cpu: (cpu.user + cpu.system) / 1e6, peak, ...wire, remark, equal }));
  await local.destroy();
};

if (job === "serve") serve();
else main().then(() => process.exit(0));
