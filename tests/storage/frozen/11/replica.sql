BEGIN;
CREATE TABLE "_sqlite_migrations" (
   "id" INTEGER PRIMARY KEY,
   "migration_set" TEXT,
   "name" TEXT,
   "applied_at" TEXT
);
CREATE TABLE "outbox" (
   "seq" INTEGER PRIMARY KEY,
   "entity" TEXT NOT NULL,
   "record" INTEGER NOT NULL,
   "kind" TEXT NOT NULL,
   "state" TEXT NOT NULL,
   "held" TEXT,
   "next_try" INTEGER,
   "changed" INTEGER,
   "body" TEXT NOT NULL,
   "due" INTEGER
);
CREATE TABLE "outbox_counts" (
   "entity" TEXT PRIMARY KEY,
   "waiting" INTEGER NOT NULL,
   "held" INTEGER NOT NULL
);
CREATE TABLE "meta" (
   "key" TEXT PRIMARY KEY,
   "value" TEXT
);
CREATE TABLE "steps" (
   "id" INTEGER PRIMARY KEY,
   "at" INTEGER NOT NULL,
   "code" TEXT NOT NULL,
   "params" TEXT,
   "origin" TEXT,
   "undone" INTEGER DEFAULT 0,
   "undoes" INTEGER
);
CREATE TABLE "history" (
   "seq" INTEGER PRIMARY KEY,
   "at" INTEGER NOT NULL,
   "step" INTEGER,
   "entity" TEXT NOT NULL,
   "record" INTEGER NOT NULL,
   "kind" TEXT NOT NULL,
   "fields" TEXT,
   "who" TEXT,
   "origin" TEXT
);
CREATE TABLE "feed" (
   "seq" INTEGER PRIMARY KEY,
   "entity" TEXT NOT NULL,
   "record" INTEGER NOT NULL,
   "scope" INTEGER NOT NULL
);
CREATE TABLE "feed_epochs" (
   "id" INTEGER PRIMARY KEY,
   "nonce" TEXT NOT NULL,
   "lineage" TEXT NOT NULL,
   "start" INTEGER NOT NULL,
   "at" INTEGER NOT NULL
);
CREATE TABLE "anonymized" (
   "entity" TEXT,
   "record" INTEGER,
   "at" INTEGER NOT NULL,
   "due" INTEGER NOT NULL,
   PRIMARY KEY ("entity", "record")
);
CREATE TABLE "record_counts" (
   "entity" TEXT PRIMARY KEY,
   "records" INTEGER NOT NULL,
   "deleted" INTEGER NOT NULL
);
CREATE TABLE "orders" (
   "entity" TEXT,
   "field" TEXT,
   "language" TEXT,
   "version" INTEGER,
   PRIMARY KEY ("entity", "field")
);
CREATE TABLE "cursors" (
   "entity" TEXT,
   "scope" INTEGER NOT NULL,
   "watermark" INTEGER,
   "anchor" INTEGER,
   "upper" INTEGER,
   "tag" TEXT,
   "tag_from" INTEGER,
   "complete" INTEGER,
   "last_success" INTEGER,
   "expected" INTEGER,
   "problem" TEXT,
   "counted" INTEGER,
   "ahead" INTEGER,
   "head" INTEGER,
   "rest_anchor" INTEGER,
   "rest_upper" INTEGER,
   "tag_to" INTEGER,
   "ahead_from" INTEGER,
   "ahead_read" INTEGER,
   PRIMARY KEY ("entity", "scope")
);
CREATE TABLE "ranges" (
   "entity" TEXT,
   "scope" INTEGER,
   "lower" INTEGER,
   "upper" INTEGER NOT NULL,
   "anchor" INTEGER,
   "unproven" INTEGER,
   PRIMARY KEY ("entity", "scope", "lower")
);
CREATE TABLE "pages" (
   "entity" TEXT,
   "lower" INTEGER,
   "upper" INTEGER,
   "tag" TEXT,
   "digest" TEXT,
   PRIMARY KEY ("entity", "lower")
);
CREATE TABLE "scans" (
   "entity" TEXT PRIMARY KEY,
   "position" INTEGER,
   "started" INTEGER,
   "finished" INTEGER,
   "overlapped" INTEGER,
   "begun_to" INTEGER,
   "compared_to" INTEGER,
   "overlap_from" INTEGER
);
CREATE TABLE "disputed" (
   "entity" TEXT,
   "record" INTEGER,
   "dispute" TEXT,
   "at" INTEGER,
   "theirs" TEXT,
   PRIMARY KEY ("entity", "record")
);
CREATE TABLE "aliases" (
   "entity" TEXT,
   "old" INTEGER,
   "now" INTEGER,
   PRIMARY KEY ("entity", "old")
);
CREATE TABLE "record_tags" (
   "entity" TEXT,
   "record" INTEGER,
   "version" INTEGER,
   "tag" TEXT,
   "content" TEXT,
   PRIMARY KEY ("entity", "record")
);
CREATE TABLE "rewritten" (
   "entity" TEXT,
   "record" INTEGER,
   "field" TEXT,
   "sent" TEXT,
   "answered" TEXT,
   "times" INTEGER,
   PRIMARY KEY ("entity", "record", "field")
);
CREATE TABLE "superseded" (
   "entity" TEXT,
   "record" INTEGER,
   "version" INTEGER,
   "digest" TEXT,
   "at" INTEGER,
   PRIMARY KEY ("entity", "record", "version")
);
CREATE TABLE "capabilities" (
   "name" TEXT PRIMARY KEY,
   "value" TEXT
);
CREATE TABLE "runs" (
   "seq" INTEGER PRIMARY KEY,
   "started" INTEGER,
   "finished" INTEGER,
   "outcome" TEXT,
   "figures" TEXT,
   "error" TEXT
);
CREATE TABLE "quarantine" (
   "entity" TEXT,
   "record" TEXT,
   "at" INTEGER,
   "reason" TEXT,
   "version" INTEGER,
   "body" TEXT,
   PRIMARY KEY ("entity", "record")
);
CREATE TABLE "hooks" (
   "id" INTEGER PRIMARY KEY,
   "body" TEXT,
   "secret" TEXT,
   "owner" TEXT
);
CREATE TABLE "hook_occasions" (
   "seq" INTEGER PRIMARY KEY,
   "subject" TEXT NOT NULL,
   "record" INTEGER NOT NULL,
   "scope" INTEGER NOT NULL
);
CREATE TABLE "hook_deliveries" (
   "seq" INTEGER PRIMARY KEY,
   "id" TEXT NOT NULL,
   "hook" INTEGER NOT NULL,
   "records" TEXT NOT NULL,
   "created" INTEGER NOT NULL,
   "attempts" INTEGER NOT NULL,
   "next_try" INTEGER NOT NULL,
   "dead" INTEGER,
   "problem" TEXT
);
CREATE TABLE "idempotency" (
   "token" TEXT,
   "key" TEXT,
   "at" INTEGER NOT NULL,
   "digest" TEXT NOT NULL,
   "entity" TEXT NOT NULL,
   "records" TEXT NOT NULL,
   "status" INTEGER NOT NULL,
   "tag" TEXT,
   "body" BLOB,
   PRIMARY KEY ("token", "key")
);
CREATE TABLE "stock" (
   "_warehouseId" INTEGER,
   "_productId" INTEGER,
   "stockQuantityStatus" REAL,
   "purchasePriceWithoutVat" REAL,
   "stockStatusVersiondate" INTEGER,
   "_cloudVersion" INTEGER,
   PRIMARY KEY ("_warehouseId", "_productId")
);
CREATE TABLE "printed_prices" (
   "product" INTEGER PRIMARY KEY,
   "price" REAL,
   "at" INTEGER NOT NULL,
   "earlier" TEXT
);
CREATE TABLE "supplier_prices" (
   "supplier" INTEGER,
   "product" INTEGER,
   "price" REAL NOT NULL,
   "at" INTEGER NOT NULL,
   "invoice" TEXT,
   PRIMARY KEY ("supplier", "product")
);
CREATE TABLE "supplier_terms" (
   "supplier" INTEGER PRIMARY KEY,
   "body" TEXT NOT NULL
);
CREATE TABLE "used_invoices" (
   "id" INTEGER PRIMARY KEY,
   "supplier" INTEGER NOT NULL,
   "number" TEXT NOT NULL,
   "date" TEXT NOT NULL,
   "uuid" TEXT NOT NULL,
   "at" INTEGER NOT NULL,
   "who" TEXT NOT NULL,
   "lines" INTEGER NOT NULL,
   "step" INTEGER
);
CREATE TABLE "supplier_items" (
   "supplier" INTEGER,
   "key" TEXT,
   "product" INTEGER,
   "unit" TEXT NOT NULL,
   "pieces" TEXT,
   "step" INTEGER,
   PRIMARY KEY ("supplier", "key")
);
CREATE TABLE "deliveries" (
   "id" INTEGER PRIMARY KEY,
   "supplier" INTEGER,
   "name" TEXT NOT NULL,
   "number" TEXT NOT NULL,
   "date" TEXT NOT NULL,
   "started" INTEGER NOT NULL,
   "finished" INTEGER
);
CREATE TABLE "delivery_lines" (
   "delivery" INTEGER,
   "place" INTEGER,
   "product" INTEGER,
   "name" TEXT NOT NULL,
   "code" TEXT NOT NULL,
   "codes" TEXT NOT NULL,
   "expected" TEXT NOT NULL,
   "counted" TEXT NOT NULL,
   PRIMARY KEY ("delivery", "place")
);
CREATE TABLE "plans" (
   "id" INTEGER PRIMARY KEY,
   "entity" TEXT NOT NULL,
   "name" TEXT NOT NULL,
   "start" TEXT NOT NULL,
   "end" TEXT,
   "state" TEXT NOT NULL,
   "created" INTEGER NOT NULL,
   "begun" INTEGER,
   "ended" INTEGER,
   "origin" TEXT
);
CREATE TABLE "plan_lines" (
   "plan" INTEGER,
   "record" INTEGER,
   "before" TEXT NOT NULL,
   "after" TEXT NOT NULL,
   "former" TEXT NOT NULL,
   "begun" TEXT NOT NULL,
   "returned" TEXT NOT NULL,
   "step" INTEGER,
   "return_step" INTEGER,
   "problem" TEXT,
   PRIMARY KEY ("plan", "record")
);
CREATE TABLE "products_by_costPriceWithoutVat" ("_record" INTEGER PRIMARY KEY, "_live" INTEGER, "_key");
CREATE TABLE "products_by_marginPercent" ("_record" INTEGER PRIMARY KEY, "_live" INTEGER, "_key");
CREATE TABLE "tags" (
   "id" INTEGER PRIMARY KEY,
   "_cloudId" INTEGER,
   "name" TEXT,
   "display" INTEGER,
   "externalId" TEXT,
   "deleted" INTEGER,
   "versionDate" INTEGER,
   "_extra" TEXT,
   "_etag" TEXT,
   "_search" TEXT,
   "_cloudVersion" INTEGER,
   "_tag" TEXT
);
CREATE TABLE "tags_unindexed" (id INTEGER PRIMARY KEY, stale TEXT);
CREATE TABLE "discount_groups" (
   "id" INTEGER PRIMARY KEY,
   "_cloudId" INTEGER,
   "name" TEXT,
   "discountPercent" REAL,
   "display" INTEGER,
   "externalId" TEXT,
   "deleted" INTEGER,
   "versionDate" INTEGER,
   "_extra" TEXT,
   "_etag" TEXT,
   "_search" TEXT,
   "_cloudVersion" INTEGER,
   "_tag" TEXT
);
CREATE TABLE "discount_groups_unindexed" (id INTEGER PRIMARY KEY, stale TEXT);
CREATE TABLE "branches" (
   "id" INTEGER PRIMARY KEY,
   "_cloudId" INTEGER,
   "name" TEXT,
   "display" INTEGER,
   "flags" INTEGER,
   "features" INTEGER,
   "created" INTEGER,
   "deleted" INTEGER,
   "versionDate" INTEGER,
   "_extra" TEXT,
   "_etag" TEXT,
   "_search" TEXT,
   "_cloudVersion" INTEGER,
   "_tag" TEXT
);
CREATE TABLE "branches_unindexed" (id INTEGER PRIMARY KEY, stale TEXT);
CREATE TABLE "taxes" (
   "id" INTEGER PRIMARY KEY,
   "_cloudId" INTEGER,
   "name" TEXT,
   "value" REAL,
   "flags" INTEGER,
   "created" INTEGER,
   "deleted" INTEGER,
   "versionDate" INTEGER,
   "_extra" TEXT,
   "_etag" TEXT,
   "_search" TEXT,
   "_cloudVersion" INTEGER,
   "_tag" TEXT
);
CREATE TABLE "taxes_unindexed" (id INTEGER PRIMARY KEY, stale TEXT);
CREATE TABLE "eet_subjects" (
   "id" INTEGER PRIMARY KEY,
   "_cloudId" INTEGER,
   "name" TEXT,
   "vatId" TEXT,
   "vatPayer" INTEGER,
   "enabled" INTEGER,
   "deleted" INTEGER,
   "versionDate" INTEGER,
   "_extra" TEXT,
   "_etag" TEXT,
   "_search" TEXT,
   "_cloudVersion" INTEGER,
   "_tag" TEXT
);
CREATE TABLE "eet_subjects_unindexed" (id INTEGER PRIMARY KEY, stale TEXT);
CREATE TABLE "categories" (
   "id" INTEGER PRIMARY KEY,
   "_cloudId" INTEGER,
   "name" TEXT,
   "display" INTEGER,
   "tags" TEXT,
   "hexColor" TEXT,
   "vat" REAL,
   "margin" TEXT,
   "maxDiscount" REAL,
   "_defaultCourseId" INTEGER,
   "externalId" TEXT,
   "_eetSubjectId" INTEGER,
   "flags" INTEGER,
   "sortOrder" INTEGER,
   "translatedName" TEXT,
   "modifiedBy" TEXT,
   "deleted" INTEGER,
   "versionDate" INTEGER,
   "_extra" TEXT,
   "_etag" TEXT,
   "_search" TEXT,
   "_cloudVersion" INTEGER,
   "_tag" TEXT
);
CREATE TABLE "categories_unindexed" (id INTEGER PRIMARY KEY, stale TEXT);
CREATE TABLE "warehouses" (
   "id" INTEGER PRIMARY KEY,
   "_cloudId" INTEGER,
   "name" TEXT,
   "barcode" TEXT,
   "enabled" INTEGER,
   "hexColor" TEXT,
   "deleted" INTEGER,
   "versionDate" INTEGER,
   "_extra" TEXT,
   "_etag" TEXT,
   "_search" TEXT,
   "_cloudVersion" INTEGER,
   "_tag" TEXT
);
CREATE TABLE "warehouses_unindexed" (id INTEGER PRIMARY KEY, stale TEXT);
CREATE TABLE "suppliers" (
   "id" INTEGER PRIMARY KEY,
   "_cloudId" INTEGER,
   "name" TEXT,
   "companyId" TEXT,
   "vatId" TEXT,
   "display" INTEGER,
   "phone" TEXT,
   "email" TEXT,
   "websiteUrl" TEXT,
   "addressLine1" TEXT,
   "addressLine2" TEXT,
   "city" TEXT,
   "zip" TEXT,
   "country" TEXT,
   "externalId" TEXT,
   "deliveryNoteIds" TEXT,
   "deleted" INTEGER,
   "versionDate" INTEGER,
   "_extra" TEXT,
   "_etag" TEXT,
   "_search" TEXT,
   "_cloudVersion" INTEGER,
   "_tag" TEXT
);
CREATE TABLE "suppliers_unindexed" (id INTEGER PRIMARY KEY, stale TEXT);
CREATE TABLE "employees" (
   "id" INTEGER PRIMARY KEY,
   "_cloudId" INTEGER,
   "name" TEXT,
   "enabled" INTEGER,
   "tags" TEXT,
   "hexColor" TEXT,
   "email" TEXT,
   "phone" TEXT,
   "barcode" TEXT,
   "requirePinAlways" INTEGER,
   "maxDiscount" REAL,
   "accessLevel" INTEGER,
   "stockAccessLevel" INTEGER,
   "_sellerId" INTEGER,
   "modifiedBy" TEXT,
   "deleted" INTEGER,
   "versionDate" INTEGER,
   "_extra" TEXT,
   "_etag" TEXT,
   "_search" TEXT,
   "_cloudVersion" INTEGER,
   "_tag" TEXT
);
CREATE TABLE "employees_unindexed" (id INTEGER PRIMARY KEY, stale TEXT);
CREATE TABLE "products" (
   "id" INTEGER PRIMARY KEY,
   "_cloudId" INTEGER,
   "name" TEXT,
   "alternativeName" TEXT,
   "subtitle" TEXT,
   "description" TEXT,
   "_categoryId" INTEGER,
   "plu" TEXT,
   "ean" TEXT,
   "tags" TEXT,
   "display" INTEGER,
   "onSale" INTEGER,
   "hexColor" TEXT,
   "priceWithVat" REAL,
   "priceWithoutVat" REAL,
   "vat" REAL,
   "priceWithVatB" REAL,
   "priceWithVatC" REAL,
   "priceWithVatD" REAL,
   "priceWithVatE" REAL,
   "currency" TEXT,
   "requiresPriceEntry" INTEGER,
   "discountPermitted" INTEGER,
   "discountPercent" REAL,
   "margin" TEXT,
   "marginMin" REAL,
   "points" REAL,
   "priceInPoints" REAL,
   "stockDeduct" INTEGER,
   "stockOverdraft" TEXT,
   "unit" TEXT,
   "packaging" REAL,
   "packageItem" REAL,
   "packagingMeasurement" REAL,
   "unitMeasurement" TEXT,
   "packagingPriceWithVat" REAL,
   "_supplierId" INTEGER,
   "supplierProductCode" TEXT,
   "deliveryNoteIds" TEXT,
   "purchasePriceWithoutVat" REAL,
   "allergens" TEXT,
   "features" TEXT,
   "preparationDuration" INTEGER,
   "_defaultCourseId" INTEGER,
   "minCustomerAge" INTEGER,
   "recipe" TEXT,
   "notes" TEXT,
   "externalId" TEXT,
   "externalIds" TEXT,
   "_eetSubjectId" INTEGER,
   "flags" INTEGER,
   "sortOrder" INTEGER,
   "translatedName" TEXT,
   "translatedDescription" TEXT,
   "imageUrl" TEXT,
   "modifiedBy" TEXT,
   "deleted" INTEGER,
   "versionDate" INTEGER,
   "_extra" TEXT,
   "_etag" TEXT,
   "_search" TEXT,
   "_cloudVersion" INTEGER,
   "_tag" TEXT
);
CREATE TABLE "products_unindexed" (id INTEGER PRIMARY KEY, stale TEXT);
CREATE TABLE "product_ingredients" (
   "id" INTEGER PRIMARY KEY,
   "_cloudId" INTEGER,
   "_parentProductId" INTEGER,
   "_productId" INTEGER,
   "quantity" REAL,
   "unit" TEXT,
   "deleted" INTEGER,
   "versionDate" INTEGER,
   "_extra" TEXT,
   "_etag" TEXT,
   "_search" TEXT,
   "_cloudVersion" INTEGER,
   "_tag" TEXT
);
CREATE TABLE "product_ingredients_unindexed" (id INTEGER PRIMARY KEY, stale TEXT);
CREATE TABLE "customers" (
   "id" INTEGER PRIMARY KEY,
   "_cloudId" INTEGER,
   "firstName" TEXT,
   "lastName" TEXT,
   "companyName" TEXT,
   "companyId" TEXT,
   "vatId" TEXT,
   "companyId2" TEXT,
   "tags" TEXT,
   "display" INTEGER,
   "hexColor" TEXT,
   "phone" TEXT,
   "email" TEXT,
   "addressLine1" TEXT,
   "addressLine2" TEXT,
   "city" TEXT,
   "zip" TEXT,
   "country" TEXT,
   "points" REAL,
   "barcode" TEXT,
   "_discountGroupId" INTEGER,
   "birthday" INTEGER,
   "expireDate" INTEGER,
   "note" TEXT,
   "internalNote" TEXT,
   "headerPrint" TEXT,
   "externalId" TEXT,
   "_sellerId" INTEGER,
   "flags" INTEGER,
   "created" INTEGER,
   "modifiedBy" TEXT,
   "deleted" INTEGER,
   "versionDate" INTEGER,
   "_extra" TEXT,
   "_etag" TEXT,
   "_search" TEXT,
   "_cloudVersion" INTEGER,
   "_tag" TEXT
);
CREATE TABLE "customers_unindexed" (id INTEGER PRIMARY KEY, stale TEXT);
CREATE TABLE "webhooks" (
   "id" INTEGER PRIMARY KEY,
   "_cloudId" INTEGER,
   "url" TEXT,
   "payloadEntity" TEXT,
   "method" TEXT,
   "_warehouseId" INTEGER,
   "payloadVersion" TEXT,
   "versionDate" INTEGER,
   "_extra" TEXT,
   "_etag" TEXT,
   "_search" TEXT,
   "_cloudVersion" INTEGER,
   "_tag" TEXT
);
CREATE TABLE "webhooks_unindexed" (id INTEGER PRIMARY KEY, stale TEXT);
CREATE VIRTUAL TABLE "tags_fts" USING fts5("_search", content="tags", content_rowid="id", columnsize=0, tokenize="trigram");
CREATE VIRTUAL TABLE "discount_groups_fts" USING fts5("_search", content="discount_groups", content_rowid="id", columnsize=0, tokenize="trigram");
CREATE VIRTUAL TABLE "branches_fts" USING fts5("_search", content="branches", content_rowid="id", columnsize=0, tokenize="trigram");
CREATE VIRTUAL TABLE "taxes_fts" USING fts5("_search", content="taxes", content_rowid="id", columnsize=0, tokenize="trigram");
CREATE VIRTUAL TABLE "eet_subjects_fts" USING fts5("_search", content="eet_subjects", content_rowid="id", columnsize=0, tokenize="trigram");
CREATE VIRTUAL TABLE "categories_fts" USING fts5("_search", content="categories", content_rowid="id", columnsize=0, tokenize="trigram");
CREATE VIRTUAL TABLE "warehouses_fts" USING fts5("_search", content="warehouses", content_rowid="id", columnsize=0, tokenize="trigram");
CREATE VIRTUAL TABLE "suppliers_fts" USING fts5("_search", content="suppliers", content_rowid="id", columnsize=0, tokenize="trigram");
CREATE VIRTUAL TABLE "employees_fts" USING fts5("_search", content="employees", content_rowid="id", columnsize=0, tokenize="trigram");
CREATE VIRTUAL TABLE "products_fts" USING fts5("_search", content="products", content_rowid="id", columnsize=0, tokenize="trigram");
CREATE VIRTUAL TABLE "product_ingredients_fts" USING fts5("_search", content="product_ingredients", content_rowid="id", columnsize=0, tokenize="trigram");
CREATE VIRTUAL TABLE "customers_fts" USING fts5("_search", content="customers", content_rowid="id", columnsize=0, tokenize="trigram");
CREATE VIRTUAL TABLE "webhooks_fts" USING fts5("_search", content="webhooks", content_rowid="id", columnsize=0, tokenize="trigram");
INSERT INTO "_sqlite_migrations" VALUES (1, 'counterfoil', 'm0001_tables', '2026-11-29 01:42:53.604465+00:00');
INSERT INTO "outbox" VALUES (1, 'customers', 1009, 'update', 'waiting', 'overlap', 0, 1790000000205, '{"entity":"customers","id":1009,"wish":{"do":"keep","set":{"note":"moje"},"add":{}},"basis":{"is":"known","remote":{"id":1009,"_cloudId":343951305,"firstName":"","lastName":"Zákazník 1009","companyName":"","companyId":"","vatId":"","companyId2":null,"tags":["a"],"display":true,"hexColor":"#2F6FED","phone":"","email":"","addressLine1":"","addressLine2":null,"city":"Brno","zip":"","country":null,"points":100.0,"barcode":"","_discountGroupId":null,"birthday":null,"expireDate":null,"note":"jejich","internalNote":"","headerPrint":"","externalId":null,"_sellerId":null,"flags":0,"created":null,"modifiedBy":"1277043349","deleted":false,"versionDate":1790003600272},"agreed":{"note":null},"unknown":[]},"sent":null,"asked":{"record":null,"fields":{"note":{"reason":"overlap","amount":null,"since":1790003600243}}},"retry":[0,0,null],"by":["window",1790000000205,1790000000205]}', NULL);
INSERT INTO "outbox" VALUES (2, 'customers', 1010, 'update', 'waiting', 'deleted_there', 0, 1790000000207, '{"entity":"customers","id":1010,"wish":{"do":"keep","set":{"note":"ještě potřebný"},"add":{}},"basis":{"is":"gone","remote":{"id":1010,"_cloudId":343951305,"firstName":"","lastName":"Zákazník 1010","companyName":"","companyId":"","vatId":"","companyId2":null,"tags":["a"],"display":true,"hexColor":"#2F6FED","phone":"","email":"","addressLine1":"","addressLine2":null,"city":null,"zip":"","country":null,"points":100.0,"barcode":"","_discountGroupId":null,"birthday":null,"expireDate":null,"note":null,"internalNote":"","headerPrint":"","externalId":null,"_sellerId":null,"flags":0,"created":null,"modifiedBy":"0","deleted":true,"versionDate":1790000000208},"agreed":{"modifiedBy":null,"deleted":false,"versionDate":1790000000022},"unknown":[]},"sent":null,"asked":{"record":{"reason":"deleted_there","problems":[],"since":1790003600243},"fields":{}},"retry":[0,0,null],"by":["window",1790000000207,1790000000207]}', NULL);
INSERT INTO "outbox" VALUES (3, 'customers', 1011, 'delete', 'waiting', 'edited_there', 1790000030209, 1790000000209, '{"entity":"customers","id":1011,"wish":{"do":"remove","set":{},"add":{},"anonymize":false,"strategies":{}},"basis":{"is":"known","remote":{"id":1011,"_cloudId":343951305,"firstName":"","lastName":"Zákazník 1011","companyName":"","companyId":"","vatId":"","companyId2":null,"tags":["a"],"display":true,"hexColor":"#2F6FED","phone":"","email":"","addressLine1":"","addressLine2":null,"city":null,"zip":"","country":null,"points":100.0,"barcode":"","_discountGroupId":null,"birthday":null,"expireDate":null,"note":"upraven jinde","internalNote":"","headerPrint":"","externalId":null,"_sellerId":null,"flags":0,"created":null,"modifiedBy":"0","deleted":false,"versionDate":1790000000210},"agreed":{"note":null,"modifiedBy":null,"versionDate":1790000000023},"unknown":[]},"sent":null,"asked":{"record":{"reason":"edited_there","problems":[],"since":1790003600243},"fields":{}},"retry":[1790000030209,0,null],"by":["window",1790000000209,1790000000209]}', NULL);
INSERT INTO "outbox" VALUES (4, 'customers', 1012, 'update', 'waiting', 'rejected', 0, 1790000000211, '{"entity":"customers","id":1012,"wish":{"do":"keep","set":{"note":"funny"},"add":{}},"basis":{"is":"known","remote":{"id":1012,"_cloudId":343951305,"firstName":"","lastName":"Zákazník 1012","companyName":"","companyId":"","vatId":"","companyId2":null,"tags":["a"],"display":true,"hexColor":"#2F6FED","phone":"","email":"","addressLine1":"","addressLine2":null,"city":null,"zip":"","country":null,"points":100.0,"barcode":"","_discountGroupId":null,"birthday":null,"expireDate":null,"note":null,"internalNote":"","headerPrint":"","externalId":null,"_sellerId":null,"flags":0,"created":null,"modifiedBy":null,"deleted":false,"versionDate":1790000000024},"agreed":{},"unknown":[]},"sent":null,"asked":{"record":{"reason":"rejected","problems":[{"field":"lastName","message":"must not be funny"}],"since":1790003600280},"fields":{}},"retry":[0,0,"rejected"],"by":["window",1790000000211,1790000000211]}', NULL);
INSERT INTO "outbox" VALUES (5, 'customers', 1013, 'update', 'waiting', 'rule_broken', 0, 1790000000212, '{"entity":"customers","id":1013,"wish":{"do":"keep","set":{},"add":{"points":-80.0}},"basis":{"is":"known","remote":{"id":1013,"_cloudId":343951305,"firstName":"","lastName":"Zákazník 1013","companyName":"","companyId":"","vatId":"","companyId2":null,"tags":["a"],"display":true,"hexColor":"#2F6FED","phone":"","email":"","addressLine1":"","addressLine2":null,"city":null,"zip":"","country":null,"points":10.0,"barcode":"","_discountGroupId":null,"birthday":null,"expireDate":null,"note":null,"internalNote":"","headerPrint":"","externalId":null,"_sellerId":null,"flags":0,"created":null,"modifiedBy":"0","deleted":false,"versionDate":1790000000213},"agreed":{},"unknown":[]},"sent":null,"asked":{"record":{"reason":"rule_broken","problems":[{"field":"points","code":"too_small","minimum":0}],"since":1790003600267},"fields":{}},"retry":[0,0,null],"by":["window",1790000000212,1790000000212]}', NULL);
INSERT INTO "outbox" VALUES (6, 'tags', 50, 'update', 'waiting', 'verb_refused', 0, 1790000000214, '{"entity":"tags","id":50,"wish":{"do":"keep","set":{"name":"věrný"},"add":{}},"basis":{"is":"known","remote":{"id":50,"_cloudId":343951305,"name":"stálý","display":true,"externalId":null,"deleted":false,"versionDate":1790000000010},"agreed":{},"unknown":[]},"sent":null,"asked":{"record":{"reason":"verb_refused","problems":[{"field":null,"message":"Allowed here: GET, PUT, DELETE, HEAD, OPTIONS"}],"since":1790003600260},"fields":{}},"retry":[0,0,"verb_refused"],"by":["window",1790000000214,1790000000214]}', NULL);
INSERT INTO "outbox" VALUES (7, 'customers', 1014, 'update', 'waiting', 'counter_unknown', 0, 1790014400866, '{"entity":"customers","id":1014,"wish":{"do":"keep","set":{},"add":{"points":10.0}},"basis":{"is":"known","remote":{"id":1014,"_cloudId":343951305,"firstName":"","lastName":"Zákazník 1014","companyName":"","companyId":"","vatId":"","companyId2":null,"tags":["a"],"display":true,"hexColor":"#2F6FED","phone":"","email":"","addressLine1":"","addressLine2":null,"city":null,"zip":"","country":null,"points":95.0,"barcode":"","_discountGroupId":null,"birthday":null,"expireDate":null,"note":null,"internalNote":"","headerPrint":"","externalId":null,"_sellerId":null,"flags":0,"created":null,"modifiedBy":"0","deleted":false,"versionDate":1790014401004},"agreed":{"points":100.0},"unknown":[]},"sent":null,"asked":{"record":null,"fields":{"points":{"reason":"counter_unknown","amount":10.0,"since":1790018001044}}},"retry":[0,1,null],"by":["window",1790014400866,1790014400866]}', NULL);
INSERT INTO "outbox" VALUES (8, 'customers', 1004, 'update', 'sent', NULL, 1790043203817, 1790043202244, '{"entity":"customers","id":1004,"wish":{"do":"keep","set":{"note":"odesláno"},"add":{}},"basis":{"is":"known","remote":{"id":1004,"_cloudId":343951305,"firstName":"","lastName":"Zákazník 1004","companyName":"","companyId":"","vatId":"","companyId2":null,"tags":["a"],"display":true,"hexColor":"#2F6FED","phone":"","email":"","addressLine1":"","addressLine2":null,"city":null,"zip":"","country":null,"points":100.0,"barcode":"","_discountGroupId":null,"birthday":null,"expireDate":null,"note":null,"internalNote":"","headerPrint":"","externalId":null,"_sellerId":null,"flags":0,"created":null,"modifiedBy":null,"deleted":false,"versionDate":1790000000016},"agreed":{},"unknown":[]},"sent":{"way":"patch","set":{"note":"odesláno"},"add":{},"missed":null},"asked":{"record":null,"fields":{}},"retry":[1790043203817,1,"server_fault"],"by":["window",1790043202244,1790043202244]}', 1790043203817);
INSERT INTO "outbox" VALUES (9, 'customers', 1005, 'update', 'sent', NULL, 1790043204294, 1790043202245, '{"entity":"customers","id":1005,"wish":{"do":"keep","set":{},"add":{"points":10.0}},"basis":{"is":"known","remote":{"id":1005,"_cloudId":343951305,"firstName":"","lastName":"Zákazník 1005","companyName":"","companyId":"","vatId":"","companyId2":null,"tags":["a"],"display":true,"hexColor":"#2F6FED","phone":"","email":"","addressLine1":"","addressLine2":null,"city":null,"zip":"","country":null,"points":100.0,"barcode":"","_discountGroupId":null,"birthday":null,"expireDate":null,"note":null,"internalNote":"","headerPrint":"","externalId":null,"_sellerId":null,"flags":0,"created":null,"modifiedBy":null,"deleted":false,"versionDate":1790000000017},"agreed":{},"unknown":[]},"sent":{"way":"patch","set":{"points":110.0},"add":{"points":10.0},"missed":null},"asked":{"record":null,"fields":{}},"retry":[1790043204294,1,"server_fault"],"by":["window",1790043202245,1790043202245]}', 1790043204294);
INSERT INTO "outbox" VALUES (10, 'customers', 1003, 'update', 'sent', NULL, 0, 1790043202411, '{"entity":"customers","id":1003,"wish":{"do":"keep","set":{"note":"druhá","phone":"222"},"add":{}},"basis":{"is":"known","remote":{"id":1003,"_cloudId":343951305,"firstName":"","lastName":"Zákazník 1003","companyName":"","companyId":"","vatId":"","companyId2":null,"tags":["a"],"display":true,"hexColor":"#2F6FED","phone":"","email":"","addressLine1":"","addressLine2":null,"city":null,"zip":"","country":null,"points":100.0,"barcode":"","_discountGroupId":null,"birthday":null,"expireDate":null,"note":null,"internalNote":"","headerPrint":"","externalId":null,"_sellerId":null,"flags":0,"created":null,"modifiedBy":null,"deleted":false,"versionDate":1790000000015},"agreed":{},"unknown":[]},"sent":{"way":"patch","set":{"note":"první"},"add":{},"missed":null},"asked":{"record":null,"fields":{}},"retry":[0,1,null],"by":["window",1790043202246,1790043202411]}', 0);
INSERT INTO "outbox" VALUES (11, 'customers', 5225321956327201, 'create', 'sent', NULL, 1790043202904, 1790043202247, '{"entity":"customers","id":5225321956327201,"wish":{"do":"keep","set":{"firstName":"","lastName":"Odeslaný zákazník","companyName":"","companyId":"","vatId":"","companyId2":null,"tags":[],"display":true,"hexColor":"#2F6FED","phone":"","email":"","addressLine1":"","addressLine2":null,"city":null,"zip":"","country":null,"points":0.0,"barcode":"","_discountGroupId":null,"birthday":null,"expireDate":null,"note":null,"internalNote":"","headerPrint":"","externalId":null,"_sellerId":null,"flags":0,"_cloudId":343951305,"id":5225321956327201},"add":{}},"basis":{"is":"new","remote":null},"sent":{"way":"put","set":{"firstName":"","lastName":"Odeslaný zákazník","companyName":"","companyId":"","vatId":"","companyId2":null,"tags":[],"display":true,"hexColor":"#2F6FED","phone":"","email":"","addressLine1":"","addressLine2":null,"city":null,"zip":"","country":null,"points":0.0,"barcode":"","_discountGroupId":null,"birthday":null,"expireDate":null,"note":null,"internalNote":"","headerPrint":"","externalId":null,"_sellerId":null,"flags":0,"_cloudId":343951305,"id":5225321956327201},"add":{},"missed":null},"asked":{"record":null,"fields":{}},"retry":[1790043202904,1,"server_fault"],"by":["window",1790043202247,1790043202247]}', 1790043202904);
INSERT INTO "outbox" VALUES (12, 'customers', 1001, 'update', 'waiting', NULL, 0, 1790043202412, '{"entity":"customers","id":1001,"wish":{"do":"keep","set":{"tags":["a","b"],"note":"upraveno","flags":4},"add":{}},"basis":{"is":"known","remote":{"id":1001,"_cloudId":343951305,"firstName":"","lastName":"Zákazník 1001","companyName":"","companyId":"","vatId":"","companyId2":null,"tags":["a"],"display":true,"hexColor":"#2F6FED","phone":"","email":"","addressLine1":"","addressLine2":null,"city":null,"zip":"","country":null,"points":100.0,"barcode":"","_discountGroupId":null,"birthday":null,"expireDate":null,"note":null,"internalNote":"","headerPrint":"","externalId":null,"_sellerId":null,"flags":0,"created":null,"modifiedBy":null,"deleted":false,"versionDate":1790000000013},"agreed":{},"unknown":[]},"sent":null,"asked":{"record":null,"fields":{}},"retry":[0,0,null],"by":["window",1790043202412,1790043202412]}', 0);
INSERT INTO "outbox" VALUES (13, 'customers', 1002, 'update', 'waiting', NULL, 0, 1790043202413, '{"entity":"customers","id":1002,"wish":{"do":"keep","set":{"city":"Olomouc"},"add":{"points":7.0}},"basis":{"is":"known","remote":{"id":1002,"_cloudId":343951305,"firstName":"","lastName":"Zákazník 1002","companyName":"","companyId":"","vatId":"","companyId2":null,"tags":["a"],"display":true,"hexColor":"#2F6FED","phone":"","email":"","addressLine1":"","addressLine2":null,"city":null,"zip":"","country":null,"points":100.0,"barcode":"","_discountGroupId":null,"birthday":null,"expireDate":null,"note":null,"internalNote":"","headerPrint":"","externalId":null,"_sellerId":null,"flags":0,"created":null,"modifiedBy":null,"deleted":false,"versionDate":1790000000014},"agreed":{},"unknown":[]},"sent":null,"asked":{"record":null,"fields":{}},"retry":[0,0,null],"by":["window",1790043202413,1790043202413]}', 0);
INSERT INTO "outbox" VALUES (14, 'customers', 1006, 'delete', 'waiting', NULL, 1790043232414, 1790043202414, '{"entity":"customers","id":1006,"wish":{"do":"remove","set":{},"add":{},"anonymize":false,"strategies":{}},"basis":{"is":"known","remote":{"id":1006,"_cloudId":343951305,"firstName":"","lastName":"Zákazník 1006","companyName":"","companyId":"","vatId":"","companyId2":null,"tags":["a"],"display":true,"hexColor":"#2F6FED","phone":"","email":"","addressLine1":"","addressLine2":null,"city":null,"zip":"","country":null,"points":100.0,"barcode":"","_discountGroupId":null,"birthday":null,"expireDate":null,"note":null,"internalNote":"","headerPrint":"","externalId":null,"_sellerId":null,"flags":0,"created":null,"modifiedBy":null,"deleted":false,"versionDate":1790000000018},"agreed":{},"unknown":[]},"sent":null,"asked":{"record":null,"fields":{}},"retry":[1790043232414,0,null],"by":["window",1790043202414,1790043202414]}', 1790043232414);
INSERT INTO "outbox" VALUES (15, 'customers', 1007, 'delete', 'waiting', NULL, 0, 1790043202415, '{"entity":"customers","id":1007,"wish":{"do":"remove","set":{},"add":{},"anonymize":true,"strategies":{}},"basis":{"is":"known","remote":{"id":1007,"_cloudId":343951305,"firstName":"","lastName":"","companyName":"","companyId":"","vatId":"","companyId2":null,"tags":["a"],"display":true,"hexColor":"#2F6FED","phone":"","email":"","addressLine1":"","addressLine2":null,"city":null,"zip":"","country":null,"points":100.0,"barcode":"","_discountGroupId":null,"birthday":null,"expireDate":null,"note":null,"internalNote":"","headerPrint":"","externalId":null,"_sellerId":null,"flags":0,"created":null,"modifiedBy":null,"deleted":false,"versionDate":1790000000019},"agreed":{},"unknown":[]},"sent":null,"asked":{"record":null,"fields":{}},"retry":[0,0,null],"by":["window",1790043202415,1790043202415]}', 0);
INSERT INTO "outbox" VALUES (16, 'customers', 1008, 'create', 'waiting', NULL, 0, 1790043202416, '{"entity":"customers","id":1008,"wish":{"do":"keep","set":{"_cloudId":343951305,"firstName":"","lastName":"Zákazník 1008","companyName":"","companyId":"","vatId":"","companyId2":null,"tags":["a"],"display":true,"hexColor":"#2F6FED","phone":"","email":"","addressLine1":"","addressLine2":null,"city":null,"zip":"","country":null,"points":100.0,"barcode":"","_discountGroupId":null,"birthday":null,"expireDate":null,"note":null,"internalNote":"","headerPrint":"","externalId":null,"_sellerId":null,"flags":0,"id":1008},"add":{}},"basis":{"is":"gone","remote":null,"agreed":{"id":1008,"_cloudId":343951305,"firstName":"","lastName":"Zákazník 1008","companyName":"","companyId":"","vatId":"","companyId2":null,"tags":["a"],"display":true,"hexColor":"#2F6FED","phone":"","email":"","addressLine1":"","addressLine2":null,"city":null,"zip":"","country":null,"points":100.0,"barcode":"","_discountGroupId":null,"birthday":null,"expireDate":null,"note":null,"internalNote":"","headerPrint":"","externalId":null,"_sellerId":null,"flags":0,"created":null,"modifiedBy":"0","deleted":true,"versionDate":1790000000030},"unknown":[]},"sent":null,"asked":{"record":null,"fields":{}},"retry":[0,0,null],"by":["window",1790043202416,1790043202416]}', 0);
INSERT INTO "outbox" VALUES (17, 'customers', 1015, 'delete', 'waiting', NULL, 1790043232418, 1790043202418, '{"entity":"customers","id":1015,"wish":{"do":"remove","set":{"note":"pak smazán"},"add":{},"anonymize":false,"strategies":{}},"basis":{"is":"known","remote":{"id":1015,"_cloudId":343951305,"firstName":"","lastName":"Zákazník 1015","companyName":"","companyId":"","vatId":"","companyId2":null,"tags":["a"],"display":true,"hexColor":"#2F6FED","phone":"","email":"","addressLine1":"","addressLine2":null,"city":null,"zip":"","country":null,"points":100.0,"barcode":"","_discountGroupId":null,"birthday":null,"expireDate":null,"note":null,"internalNote":"","headerPrint":"","externalId":null,"_sellerId":null,"flags":0,"created":null,"modifiedBy":null,"deleted":false,"versionDate":1790000000027},"agreed":{},"unknown":[]},"sent":null,"asked":{"record":null,"fields":{}},"retry":[1790043232418,0,null],"by":["window",1790043202417,1790043202418]}', 1790043232418);
INSERT INTO "outbox" VALUES (18, 'customers', 982710492894203, 'create', 'waiting', NULL, 0, 1790043202419, '{"entity":"customers","id":982710492894203,"wish":{"do":"keep","set":{"firstName":"","lastName":"Nový zákazník","companyName":"","companyId":"","vatId":"","companyId2":null,"tags":[],"display":true,"hexColor":"#2F6FED","phone":"","email":"","addressLine1":"","addressLine2":null,"city":null,"zip":"","country":null,"points":0.0,"barcode":"","_discountGroupId":null,"birthday":null,"expireDate":null,"note":null,"internalNote":"","headerPrint":"","externalId":null,"_sellerId":null,"flags":0,"_cloudId":343951305,"id":982710492894203},"add":{}},"basis":{"is":"new","remote":null},"sent":null,"asked":{"record":null,"fields":{}},"retry":[0,0,null],"by":["window",1790043202419,1790043202419]}', 0);
INSERT INTO "outbox" VALUES (19, 'webhooks', 6495064016126305, 'create', 'waiting', NULL, 0, 1790043202420, '{"entity":"webhooks","id":6495064016126305,"wish":{"do":"keep","set":{"url":"http://127.0.0.1:1/x","payloadEntity":"PRODUCT","method":"POST","_warehouseId":null,"payloadVersion":"V1","_cloudId":343951305,"id":6495064016126305},"add":{}},"basis":{"is":"new","remote":null},"sent":null,"asked":{"record":null,"fields":{}},"retry":[0,0,null],"by":["window",1790043202420,1790043202420]}', 0);
INSERT INTO "outbox_counts" VALUES ('customers', 17, 6);
INSERT INTO "outbox_counts" VALUES ('tags', 1, 1);
INSERT INTO "outbox_counts" VALUES ('webhooks', 1, 0);
INSERT INTO "meta" VALUES ('search_text', '3');
INSERT INTO "meta" VALUES ('cloud_id', '343951305');
INSERT INTO "meta" VALUES ('served', '{"tags": 0, "discount-groups": 0, "branches": 0, "taxes": 0, "eet-subjects": 0, "categories": 0, "warehouses": 0, "suppliers": 0, "employees": 0, "products": 0, "product-ingredients": 0, "customers": 0, "webhooks": 0}');
INSERT INTO "meta" VALUES ('journal_of', '"60c1fd01a53248df"');
INSERT INTO "meta" VALUES ('journal_was', '{}');
INSERT INTO "meta" VALUES ('refusals', '{"tags": {"update": {"at": 1790003600259, "whole": false, "message": "Allowed here: GET, PUT, DELETE, HEAD, OPTIONS", "code": ""}}}');
INSERT INTO "meta" VALUES ('last_sent', '1790003600401');
INSERT INTO "meta" VALUES ('counted_for_age', '1790043202214');
INSERT INTO "meta" VALUES ('manners', '{"by": "1e6fc066c4ddb203a97eb2b79e515c50", "at": 1790043202407, "wait": 0, "since": null, "limited": 0, "minutes": [[1790043202408, {"sign_in": 1, "read": 29, "write": 2}, 0, 2, 2745, 0]], "share": {"learnt": null, "changes": [[1790032401658, 1]]}}');
INSERT INTO "meta" VALUES ('cloud_time', '[1790043202999, 1790043202384]');
INSERT INTO "meta" VALUES ('health', '[{"day": 20717, "well": 10, "unreached": 1, "failed": 0, "received": 23, "sent": 1}, {"day": 20718, "well": 4, "unreached": 0, "failed": 0, "received": 0, "sent": 0}]');
INSERT INTO "meta" VALUES ('last_outcome', '{"outcome": "needs_you", "error": null, "online": true, "at": 1790043202409}');
INSERT INTO "meta" VALUES ('last_success', '1790043202409');
INSERT INTO "meta" VALUES ('scrubs', '1');
INSERT INTO "meta" VALUES ('prepared', '[11, "5d9a59e7ee6775fa13a87317d105fd95", false, 351, "6266613a2db48d97b0465822b2664e30"]');
INSERT INTO "meta" VALUES ('journal', '35');
INSERT INTO "meta" VALUES ('journal_seal', '"26a9900b45fe2dd6d293923de7d4b6e2"');
INSERT INTO "meta" VALUES ('clean', 'true');
INSERT INTO "steps" VALUES (1, 1790000000205, 'edit', '{"entity": "customers", "count": 1}', 'window', 0, NULL);
INSERT INTO "steps" VALUES (2, 1790000000207, 'edit', '{"entity": "customers", "count": 1}', 'window', 0, NULL);
INSERT INTO "steps" VALUES (3, 1790000000209, 'delete', '{"entity": "customers", "count": 1}', 'window', 0, NULL);
INSERT INTO "steps" VALUES (4, 1790000000211, 'edit', '{"entity": "customers", "count": 1}', 'window', 0, NULL);
INSERT INTO "steps" VALUES (5, 1790000000212, 'edit', '{"entity": "customers", "count": 1}', 'window', 0, NULL);
INSERT INTO "steps" VALUES (6, 1790000000214, 'edit', '{"entity": "tags", "count": 1}', 'window', 0, NULL);
INSERT INTO "steps" VALUES (7, 1790014400866, 'edit', '{"entity": "customers", "count": 1}', 'window', 0, NULL);
INSERT INTO "steps" VALUES (8, 1790043202244, 'edit', '{"entity": "customers", "count": 1}', 'window', 0, NULL);
INSERT INTO "steps" VALUES (9, 1790043202245, 'edit', '{"entity": "customers", "count": 1}', 'window', 0, NULL);
INSERT INTO "steps" VALUES (10, 1790043202246, 'edit', '{"entity": "customers", "count": 1}', 'window', 0, NULL);
INSERT INTO "steps" VALUES (11, 1790043202247, 'create', '{"entity": "customers", "count": 1}', 'window', 0, NULL);
INSERT INTO "steps" VALUES (12, 1790043202411, 'edit', '{"entity": "customers", "count": 1}', 'window', 0, NULL);
INSERT INTO "steps" VALUES (13, 1790043202412, 'edit', '{"entity": "customers", "count": 1}', 'window', 0, NULL);
INSERT INTO "steps" VALUES (14, 1790043202413, 'edit', '{"entity": "customers", "count": 1}', 'window', 0, NULL);
INSERT INTO "steps" VALUES (15, 1790043202414, 'delete', '{"entity": "customers", "count": 1}', 'window', 0, NULL);
INSERT INTO "steps" VALUES (16, 1790043202415, 'anonymize', '{"entity": "customers", "count": 1}', 'window', 0, NULL);
INSERT INTO "steps" VALUES (17, 1790043202416, 'restore', '{"entity": "customers", "count": 1}', 'window', 0, NULL);
INSERT INTO "steps" VALUES (18, 1790043202417, 'edit', '{"entity": "customers", "count": 1}', 'window', 0, NULL);
INSERT INTO "steps" VALUES (19, 1790043202418, 'delete', '{"entity": "customers", "count": 1}', 'window', 0, NULL);
INSERT INTO "steps" VALUES (20, 1790043202419, 'create', '{"entity": "customers", "count": 1}', 'window', 0, NULL);
INSERT INTO "steps" VALUES (21, 1790043202420, 'create', '{"entity": "webhooks", "count": 1}', 'window', 0, NULL);
INSERT INTO "history" VALUES (1, 1790000000205, 1, 'customers', 1009, 'edited', '{"city":[null,"Brno"],"note":[null,"moje"]}', NULL, 'window');
INSERT INTO "history" VALUES (2, 1790000000207, 2, 'customers', 1010, 'edited', '{"note":[null,"ještě potřebný"]}', NULL, 'window');
INSERT INTO "history" VALUES (3, 1790000000209, 3, 'customers', 1011, 'deleted', '{}', NULL, 'window');
INSERT INTO "history" VALUES (4, 1790000000211, 4, 'customers', 1012, 'edited', '{"note":[null,"funny"]}', NULL, 'window');
INSERT INTO "history" VALUES (5, 1790000000212, 5, 'customers', 1013, 'edited', '{"points":[100.0,20.0]}', NULL, 'window');
INSERT INTO "history" VALUES (6, 1790000000214, 6, 'tags', 50, 'edited', '{"name":["stálý","věrný"]}', NULL, 'window');
INSERT INTO "history" VALUES (7, 1790003600243, NULL, 'customers', 1013, 'merged', '{"points":[10.0,-70.0]}', NULL, 'sync');
INSERT INTO "history" VALUES (8, 1790003600243, NULL, 'customers', 1011, 'held', '{"note":[null,"upraven jinde"]}', NULL, 'sync');
INSERT INTO "history" VALUES (9, 1790003600243, NULL, 'customers', 1010, 'held', '{"deleted":[false,true]}', NULL, 'sync');
INSERT INTO "history" VALUES (10, 1790003600243, NULL, 'customers', 1009, 'held', '{"note":["jejich","moje"]}', NULL, 'sync');
INSERT INTO "history" VALUES (11, 1790003600260, NULL, 'tags', 50, 'held', '{}', NULL, 'sync');
INSERT INTO "history" VALUES (12, 1790003600274, NULL, 'customers', 1009, 'sent', '{}', NULL, 'sync');
INSERT INTO "history" VALUES (13, 1790003600280, NULL, 'customers', 1012, 'held', '{}', NULL, 'sync');
INSERT INTO "history" VALUES (14, 1790014400866, 7, 'customers', 1014, 'edited', '{"points":[100.0,110.0]}', NULL, 'window');
INSERT INTO "history" VALUES (15, 1790018001044, NULL, 'customers', 1014, 'held', '{"points":[100.0,95.0]}', NULL, 'sync');
INSERT INTO "history" VALUES (16, 1790032401652, NULL, 'customers', 1016, 'cloud_deleted', '{}', '0', 'sync');
INSERT INTO "history" VALUES (17, 1790043202244, 8, 'customers', 1004, 'edited', '{"note":[null,"odesláno"]}', NULL, 'window');
INSERT INTO "history" VALUES (18, 1790043202245, 9, 'customers', 1005, 'edited', '{"points":[100.0,110.0]}', NULL, 'window');
INSERT INTO "history" VALUES (19, 1790043202246, 10, 'customers', 1003, 'edited', '{"note":[null,"první"]}', NULL, 'window');
INSERT INTO "history" VALUES (20, 1790043202247, 11, 'customers', 5225321956327201, 'created', '{"firstName":[null,""],"lastName":[null,"Odeslaný zákazník"],"companyName":[null,""],"companyId":[null,""],"vatId":[null,""],"tags":[null,[]],"display":[null,true],"hexColor":[null,"#2F6FED"],"phone":[null,""],"email":[null,""],"addressLine1":[null,""],"zip":[null,""],"points":[null,0.0],"barcode":[null,""],"internalNote":[null,""],"headerPrint":[null,""],"flags":[null,0],"_cloudId":[null,343951305],"id":[null,5225321956327201]}', NULL, 'window');
INSERT INTO "history" VALUES (21, 1790043202411, 12, 'customers', 1003, 'edited', '{"phone":["","222"],"note":["první","druhá"]}', NULL, 'window');
INSERT INTO "history" VALUES (22, 1790043202412, 13, 'customers', 1001, 'edited', '{"flags":[0,4],"tags":[["a"],["a","b"]],"note":[null,"upraveno"]}', NULL, 'window');
INSERT INTO "history" VALUES (23, 1790043202413, 14, 'customers', 1002, 'edited', '{"city":[null,"Olomouc"],"points":[100.0,107.0]}', NULL, 'window');
INSERT INTO "history" VALUES (24, 1790043202414, 15, 'customers', 1006, 'deleted', '{}', NULL, 'window');
INSERT INTO "history" VALUES (25, 1790043202415, 16, 'customers', 1007, 'deleted', '{"anonymize":[null,true]}', NULL, 'window');
INSERT INTO "history" VALUES (26, 1790043202416, 17, 'customers', 1008, 'restored', '{}', NULL, 'window');
INSERT INTO "history" VALUES (27, 1790043202417, 18, 'customers', 1015, 'edited', '{"note":[null,"pak smazán"]}', NULL, 'window');
INSERT INTO "history" VALUES (28, 1790043202418, 19, 'customers', 1015, 'deleted', '{}', NULL, 'window');
INSERT INTO "history" VALUES (29, 1790043202419, 20, 'customers', 982710492894203, 'created', '{"firstName":[null,""],"lastName":[null,"Nový zákazník"],"companyName":[null,""],"companyId":[null,""],"vatId":[null,""],"tags":[null,[]],"display":[null,true],"hexColor":[null,"#2F6FED"],"phone":[null,""],"email":[null,""],"addressLine1":[null,""],"zip":[null,""],"points":[null,0.0],"barcode":[null,""],"internalNote":[null,""],"headerPrint":[null,""],"flags":[null,0],"_cloudId":[null,343951305],"id":[null,982710492894203]}', NULL, 'window');
INSERT INTO "history" VALUES (30, 1790043202420, 21, 'webhooks', 6495064016126305, 'created', '{"url":[null,"http://127.0.0.1:1/x"],"payloadEntity":[null,"PRODUCT"],"method":[null,"POST"],"payloadVersion":[null,"V1"],"_cloudId":[null,343951305],"id":[null,6495064016126305]}', NULL, 'window');
INSERT INTO "anonymized" VALUES ('customers', 1007, 1790043202415, 1);
INSERT INTO "record_counts" VALUES ('tags', 1, 0);
INSERT INTO "record_counts" VALUES ('discount-groups', 0, 0);
INSERT INTO "record_counts" VALUES ('branches', 0, 0);
INSERT INTO "record_counts" VALUES ('taxes', 0, 0);
INSERT INTO "record_counts" VALUES ('eet-subjects', 0, 0);
INSERT INTO "record_counts" VALUES ('categories', 0, 0);
INSERT INTO "record_counts" VALUES ('warehouses', 0, 0);
INSERT INTO "record_counts" VALUES ('suppliers', 0, 0);
INSERT INTO "record_counts" VALUES ('employees', 0, 0);
INSERT INTO "record_counts" VALUES ('products', 0, 0);
INSERT INTO "record_counts" VALUES ('product-ingredients', 0, 0);
INSERT INTO "record_counts" VALUES ('customers', 19, 4);
INSERT INTO "record_counts" VALUES ('webhooks', 1, 0);
INSERT INTO "cursors" VALUES ('tags', 0, 1790000000010, NULL, NULL, '"A64BCD8EDA4406829A0664CB7512F420"', 1789999400010, 1, 1790043202253, 1, NULL, 1790007200418, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO "cursors" VALUES ('products', 0, 1789999400999, NULL, NULL, '"CAE66941D9EFBD404E4D88758EA67670"', 1789998800999, 1, 1790043202262, 0, NULL, 1790010800581, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO "cursors" VALUES ('customers', 0, 1790028801625, NULL, NULL, '"E8491A1D75C3EE377C0BF896735D9FA9"', 1790028201625, 1, 1790043202271, 17, NULL, 1790036001811, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO "cursors" VALUES ('webhooks', 0, NULL, NULL, NULL, NULL, NULL, 1, 1790043202310, 0, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO "cursors" VALUES ('discount-groups', 0, 1789999400999, NULL, NULL, '"CAE66941D9EFBD404E4D88758EA67670"', 1789998800999, 1, 1790043202314, 0, NULL, 1790014400770, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO "cursors" VALUES ('branches', 0, 1789999400999, NULL, NULL, '"CAE66941D9EFBD404E4D88758EA67670"', 1789998800999, 1, 1790043202323, 0, NULL, 1790018001075, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO "cursors" VALUES ('taxes', 0, 1789999400999, NULL, NULL, '"CAE66941D9EFBD404E4D88758EA67670"', 1789998800999, 1, 1790043202332, 0, NULL, 1790021601239, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO "cursors" VALUES ('eet-subjects', 0, 1789999400999, NULL, NULL, '"CAE66941D9EFBD404E4D88758EA67670"', 1789998800999, 1, 1790043202341, 0, NULL, 1790025201402, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO "cursors" VALUES ('categories', 0, 1789999400999, NULL, NULL, '"CAE66941D9EFBD404E4D88758EA67670"', 1789998800999, 1, 1790043202350, 0, NULL, 1790028801565, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO "cursors" VALUES ('warehouses', 0, 1789999400999, NULL, NULL, '"CAE66941D9EFBD404E4D88758EA67670"', 1789998800999, 1, 1790043202359, 0, NULL, 1790032401730, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO "cursors" VALUES ('suppliers', 0, 1789999400999, NULL, NULL, '"CAE66941D9EFBD404E4D88758EA67670"', 1789998800999, 1, 1790043202368, 0, NULL, 1790036001894, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO "cursors" VALUES ('employees', 0, 1789999400999, NULL, NULL, '"CAE66941D9EFBD404E4D88758EA67670"', 1789998800999, 1, 1790043202377, 0, NULL, 1790039602057, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO "cursors" VALUES ('product-ingredients', 0, 1789999400999, NULL, NULL, '"CAE66941D9EFBD404E4D88758EA67670"', 1789998800999, 1, 1790043202386, 0, NULL, 1790043202220, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO "scans" VALUES ('tags', NULL, NULL, 1790000000052, 1790000000052, NULL, 1790000000010, NULL);
INSERT INTO "scans" VALUES ('discount-groups', NULL, NULL, 1790000000065, 1790000000065, NULL, 1789999400999, NULL);
INSERT INTO "scans" VALUES ('branches', NULL, NULL, 1790000000078, 1790000000078, NULL, 1789999400999, NULL);
INSERT INTO "scans" VALUES ('taxes', NULL, NULL, 1790000000091, 1790000000091, NULL, 1789999400999, NULL);
INSERT INTO "scans" VALUES ('eet-subjects', NULL, NULL, 1790000000104, 1790000000104, NULL, 1789999400999, NULL);
INSERT INTO "scans" VALUES ('categories', NULL, NULL, 1790000000117, 1790000000117, NULL, 1789999400999, NULL);
INSERT INTO "scans" VALUES ('warehouses', NULL, NULL, 1790000000130, 1790000000130, NULL, 1789999400999, NULL);
INSERT INTO "scans" VALUES ('suppliers', NULL, NULL, 1790000000143, 1790000000143, NULL, 1789999400999, NULL);
INSERT INTO "scans" VALUES ('employees', NULL, NULL, 1790000000156, 1790000000156, NULL, 1789999400999, NULL);
INSERT INTO "scans" VALUES ('products', NULL, NULL, 1790000000169, 1790000000169, NULL, 1789999400999, NULL);
INSERT INTO "scans" VALUES ('product-ingredients', NULL, NULL, 1790000000182, 1790000000182, NULL, 1789999400999, NULL);
INSERT INTO "scans" VALUES ('customers', NULL, NULL, 1790000000195, 1790000000195, NULL, 1790000000030, NULL);
INSERT INTO "record_tags" VALUES ('customers', 1009, 1790003600272, '"0A8D2F90CD927A4CA49DF7FCA5F9CDD9"', '87615BADD8F7A94D93C30165A72B8AE2:9A9398B87F6840D31F35B1CF061AB591');
INSERT INTO "superseded" VALUES ('customers', 1013, 1790000000025, '6584159E488B36A0CEA0E10D517389A9', 1790003600243);
INSERT INTO "superseded" VALUES ('customers', 1011, 1790000000023, '1BC7BD980A9372B549B48CA8CBCA9DAF', 1790003600243);
INSERT INTO "superseded" VALUES ('customers', 1010, 1790000000022, '6E9A2542201B8B0F9C40360307568DFE', 1790003600243);
INSERT INTO "superseded" VALUES ('customers', 1009, 1790000000021, 'E073ADB041F86903ED98970CE4160525', 1790003600243);
INSERT INTO "runs" VALUES (1, 1790000000031, 1790000000203, 'in_step', '{"pulled": 18, "pushed": 0, "merged": 0, "needs_you": 0, "waiting": 0, "requests": 38, "seconds": 0.0}', NULL);
INSERT INTO "runs" VALUES (2, 1790003600215, 1790003600401, 'needs_you', '{"pulled": 4, "pushed": 1, "merged": 4, "needs_you": 6, "waiting": 6, "requests": 34, "seconds": 0.0, "lines": [6, 13]}', NULL);
INSERT INTO "runs" VALUES (3, 1790007200403, 1790007200555, 'needs_you', '{"pulled": 0, "pushed": 0, "merged": 1, "needs_you": 6, "waiting": 6, "requests": 16, "seconds": 0.0}', NULL);
INSERT INTO "runs" VALUES (4, 1790010800557, 1790010800710, 'needs_you', '{"pulled": 0, "pushed": 0, "merged": 1, "needs_you": 6, "waiting": 6, "requests": 16, "seconds": 0.0}', NULL);
INSERT INTO "runs" VALUES (5, 1790014400712, 1790014400864, 'needs_you', '{"pulled": 0, "pushed": 0, "merged": 0, "needs_you": 6, "waiting": 6, "requests": 15, "seconds": 0.0}', NULL);
INSERT INTO "runs" VALUES (6, 1790014400867, 1790014401002, 'offline', '{"pulled": 0, "pushed": 0, "merged": 0, "needs_you": 6, "waiting": 7, "requests": 15, "seconds": 0.0}', 'offline');
INSERT INTO "runs" VALUES (7, 1790018001005, 1790018001160, 'needs_you', '{"pulled": 0, "pushed": 0, "merged": 1, "needs_you": 7, "waiting": 7, "requests": 17, "seconds": 0.0, "lines": [14, 15]}', NULL);
INSERT INTO "runs" VALUES (8, 1790028801471, 1790028801623, 'needs_you', '{"pulled": 0, "pushed": 0, "merged": 0, "needs_you": 7, "waiting": 7, "requests": 15, "seconds": 0.0, "times": [3, 1790021601162]}', NULL);
INSERT INTO "runs" VALUES (9, 1790032401626, 1790032401779, 'needs_you', '{"pulled": 1, "pushed": 0, "merged": 0, "needs_you": 7, "waiting": 7, "requests": 16, "seconds": 0.0, "lines": [15, 16]}', NULL);
INSERT INTO "runs" VALUES (10, 1790043202248, 1790043202409, 'needs_you', '{"pulled": 0, "pushed": 0, "merged": 0, "needs_you": 7, "waiting": 11, "requests": 17, "seconds": 0.0, "times": [4, 1790036001781]}', NULL);
INSERT INTO "tags" VALUES (50, 343951305, 'věrný', 1, NULL, 0, 1790000000011, NULL, 'D6D2458A4C7DCB3447BA7739AD65269A', 'verny', 1790000000010, NULL);
DELETE FROM "tags_fts_data";
INSERT INTO "tags_fts_data" VALUES (1, X'');
INSERT INTO "tags_fts_data" VALUES (10, X'00000004000000');
DELETE FROM "tags_fts_idx";
DELETE FROM "tags_fts_config";
INSERT INTO "tags_fts_config" VALUES ('automerge', 16);
INSERT INTO "tags_fts_config" VALUES ('crisismerge', 64);
INSERT INTO "tags_fts_config" VALUES ('hashsize', 33554432);
INSERT INTO "tags_fts_config" VALUES ('usermerge', 16);
INSERT INTO "tags_fts_config" VALUES ('version', 4);
INSERT INTO "tags_unindexed" VALUES (50, NULL);
DELETE FROM "discount_groups_fts_data";
INSERT INTO "discount_groups_fts_data" VALUES (1, X'');
INSERT INTO "discount_groups_fts_data" VALUES (10, X'00000004000000');
DELETE FROM "discount_groups_fts_idx";
DELETE FROM "discount_groups_fts_config";
INSERT INTO "discount_groups_fts_config" VALUES ('automerge', 16);
INSERT INTO "discount_groups_fts_config" VALUES ('crisismerge', 64);
INSERT INTO "discount_groups_fts_config" VALUES ('hashsize', 33554432);
INSERT INTO "discount_groups_fts_config" VALUES ('usermerge', 16);
INSERT INTO "discount_groups_fts_config" VALUES ('version', 4);
DELETE FROM "branches_fts_data";
INSERT INTO "branches_fts_data" VALUES (1, X'');
INSERT INTO "branches_fts_data" VALUES (10, X'00000004000000');
DELETE FROM "branches_fts_idx";
DELETE FROM "branches_fts_config";
INSERT INTO "branches_fts_config" VALUES ('automerge', 16);
INSERT INTO "branches_fts_config" VALUES ('crisismerge', 64);
INSERT INTO "branches_fts_config" VALUES ('hashsize', 33554432);
INSERT INTO "branches_fts_config" VALUES ('usermerge', 16);
INSERT INTO "branches_fts_config" VALUES ('version', 4);
DELETE FROM "taxes_fts_data";
INSERT INTO "taxes_fts_data" VALUES (1, X'');
INSERT INTO "taxes_fts_data" VALUES (10, X'00000004000000');
DELETE FROM "taxes_fts_idx";
DELETE FROM "taxes_fts_config";
INSERT INTO "taxes_fts_config" VALUES ('automerge', 16);
INSERT INTO "taxes_fts_config" VALUES ('crisismerge', 64);
INSERT INTO "taxes_fts_config" VALUES ('hashsize', 33554432);
INSERT INTO "taxes_fts_config" VALUES ('usermerge', 16);
INSERT INTO "taxes_fts_config" VALUES ('version', 4);
DELETE FROM "eet_subjects_fts_data";
INSERT INTO "eet_subjects_fts_data" VALUES (1, X'');
INSERT INTO "eet_subjects_fts_data" VALUES (10, X'00000004000000');
DELETE FROM "eet_subjects_fts_idx";
DELETE FROM "eet_subjects_fts_config";
INSERT INTO "eet_subjects_fts_config" VALUES ('automerge', 16);
INSERT INTO "eet_subjects_fts_config" VALUES ('crisismerge', 64);
INSERT INTO "eet_subjects_fts_config" VALUES ('hashsize', 33554432);
INSERT INTO "eet_subjects_fts_config" VALUES ('usermerge', 16);
INSERT INTO "eet_subjects_fts_config" VALUES ('version', 4);
DELETE FROM "categories_fts_data";
INSERT INTO "categories_fts_data" VALUES (1, X'');
INSERT INTO "categories_fts_data" VALUES (10, X'00000004000000');
DELETE FROM "categories_fts_idx";
DELETE FROM "categories_fts_config";
INSERT INTO "categories_fts_config" VALUES ('automerge', 16);
INSERT INTO "categories_fts_config" VALUES ('crisismerge', 64);
INSERT INTO "categories_fts_config" VALUES ('hashsize', 33554432);
INSERT INTO "categories_fts_config" VALUES ('usermerge', 16);
INSERT INTO "categories_fts_config" VALUES ('version', 4);
DELETE FROM "warehouses_fts_data";
INSERT INTO "warehouses_fts_data" VALUES (1, X'');
INSERT INTO "warehouses_fts_data" VALUES (10, X'00000004000000');
DELETE FROM "warehouses_fts_idx";
DELETE FROM "warehouses_fts_config";
INSERT INTO "warehouses_fts_config" VALUES ('automerge', 16);
INSERT INTO "warehouses_fts_config" VALUES ('crisismerge', 64);
INSERT INTO "warehouses_fts_config" VALUES ('hashsize', 33554432);
INSERT INTO "warehouses_fts_config" VALUES ('usermerge', 16);
INSERT INTO "warehouses_fts_config" VALUES ('version', 4);
DELETE FROM "suppliers_fts_data";
INSERT INTO "suppliers_fts_data" VALUES (1, X'');
INSERT INTO "suppliers_fts_data" VALUES (10, X'00000004000000');
DELETE FROM "suppliers_fts_idx";
DELETE FROM "suppliers_fts_config";
INSERT INTO "suppliers_fts_config" VALUES ('automerge', 16);
INSERT INTO "suppliers_fts_config" VALUES ('crisismerge', 64);
INSERT INTO "suppliers_fts_config" VALUES ('hashsize', 33554432);
INSERT INTO "suppliers_fts_config" VALUES ('usermerge', 16);
INSERT INTO "suppliers_fts_config" VALUES ('version', 4);
DELETE FROM "employees_fts_data";
INSERT INTO "employees_fts_data" VALUES (1, X'');
INSERT INTO "employees_fts_data" VALUES (10, X'00000004000000');
DELETE FROM "employees_fts_idx";
DELETE FROM "employees_fts_config";
INSERT INTO "employees_fts_config" VALUES ('automerge', 16);
INSERT INTO "employees_fts_config" VALUES ('crisismerge', 64);
INSERT INTO "employees_fts_config" VALUES ('hashsize', 33554432);
INSERT INTO "employees_fts_config" VALUES ('usermerge', 16);
INSERT INTO "employees_fts_config" VALUES ('version', 4);
DELETE FROM "products_fts_data";
INSERT INTO "products_fts_data" VALUES (1, X'');
INSERT INTO "products_fts_data" VALUES (10, X'00000004000000');
DELETE FROM "products_fts_idx";
DELETE FROM "products_fts_config";
INSERT INTO "products_fts_config" VALUES ('automerge', 16);
INSERT INTO "products_fts_config" VALUES ('crisismerge', 64);
INSERT INTO "products_fts_config" VALUES ('hashsize', 33554432);
INSERT INTO "products_fts_config" VALUES ('usermerge', 16);
INSERT INTO "products_fts_config" VALUES ('version', 4);
DELETE FROM "product_ingredients_fts_data";
INSERT INTO "product_ingredients_fts_data" VALUES (1, X'');
INSERT INTO "product_ingredients_fts_data" VALUES (10, X'00000004000000');
DELETE FROM "product_ingredients_fts_idx";
DELETE FROM "product_ingredients_fts_config";
INSERT INTO "product_ingredients_fts_config" VALUES ('automerge', 16);
INSERT INTO "product_ingredients_fts_config" VALUES ('crisismerge', 64);
INSERT INTO "product_ingredients_fts_config" VALUES ('hashsize', 33554432);
INSERT INTO "product_ingredients_fts_config" VALUES ('usermerge', 16);
INSERT INTO "product_ingredients_fts_config" VALUES ('version', 4);
INSERT INTO "customers" VALUES (1000, 343951305, '', 'Zákazník 1000', '', '', '', NULL, '["a"]', 1, '#2F6FED', '', '', '', NULL, NULL, '', NULL, 100.0, '', NULL, NULL, NULL, NULL, '', '', NULL, NULL, 0, NULL, NULL, 0, 1790000000012, NULL, '05230ABDA9F637D95AE752EFEBAB9FB5', 'zakaznik1000a', 1790000000012, NULL);
INSERT INTO "customers" VALUES (1001, 343951305, '', 'Zákazník 1001', '', '', '', NULL, '["a","b"]', 1, '#2F6FED', '', '', '', NULL, NULL, '', NULL, 100.0, '', NULL, NULL, NULL, 'upraveno', '', '', NULL, NULL, 4, NULL, NULL, 0, 1790000000014, NULL, '3498A04ADA3C90DAE51151E7341FC620', 'zakaznik1001ab upraveno', 1790000000013, NULL);
INSERT INTO "customers" VALUES (1002, 343951305, '', 'Zákazník 1002', '', '', '', NULL, '["a"]', 1, '#2F6FED', '', '', '', NULL, 'Olomouc', '', NULL, 107.0, '', NULL, NULL, NULL, NULL, '', '', NULL, NULL, 0, NULL, NULL, 0, 1790000000015, NULL, '6CC20137B80F121349A03D782F1C610A', 'zakaznik1002aolomouc', 1790000000014, NULL);
INSERT INTO "customers" VALUES (1003, 343951305, '', 'Zákazník 1003', '', '', '', NULL, '["a"]', 1, '#2F6FED', '222', '', '', NULL, NULL, '', NULL, 100.0, '', NULL, NULL, NULL, 'druhá', '', '', NULL, NULL, 0, NULL, NULL, 0, 1790000000017, NULL, '515F093FDECFEC64B5FB1EC9D0BF9A49', 'zakaznik1003a222 druha', 1790000000015, NULL);
INSERT INTO "customers" VALUES (1004, 343951305, '', 'Zákazník 1004', '', '', '', NULL, '["a"]', 1, '#2F6FED', '', '', '', NULL, NULL, '', NULL, 100.0, '', NULL, NULL, NULL, 'odesláno', '', '', NULL, NULL, 0, NULL, NULL, 0, 1790000000017, NULL, '9A4A8A78F4B32C3D172DAC70F1A568E6', 'zakaznik1004a odeslano', 1790000000016, NULL);
INSERT INTO "customers" VALUES (1005, 343951305, '', 'Zákazník 1005', '', '', '', NULL, '["a"]', 1, '#2F6FED', '', '', '', NULL, NULL, '', NULL, 110.0, '', NULL, NULL, NULL, NULL, '', '', NULL, NULL, 0, NULL, NULL, 0, 1790000000018, NULL, '7D207D1EBE878CEF5C55D2FB9DBAA562', 'zakaznik1005a', 1790000000017, NULL);
INSERT INTO "customers" VALUES (1006, 343951305, '', 'Zákazník 1006', '', '', '', NULL, '["a"]', 1, '#2F6FED', '', '', '', NULL, NULL, '', NULL, 100.0, '', NULL, NULL, NULL, NULL, '', '', NULL, NULL, 0, NULL, NULL, 1, 1790000000019, NULL, '7C3CAE14651D953BE0EDC2548132E730', 'zakaznik1006a', 1790000000018, NULL);
INSERT INTO "customers" VALUES (1007, 343951305, '', '', '', '', '', NULL, '["a"]', 1, '#2F6FED', '', '', '', NULL, NULL, '', NULL, 100.0, '', NULL, NULL, NULL, NULL, '', '', NULL, NULL, 0, NULL, NULL, 1, 1790000000020, NULL, '4A3DADE1E3480B0371BCC5AE2CF74EE2', 'a', 1790000000019, NULL);
INSERT INTO "customers" VALUES (1008, 343951305, '', 'Zákazník 1008', '', '', '', NULL, '["a"]', 1, '#2F6FED', '', '', '', NULL, NULL, '', NULL, 100.0, '', NULL, NULL, NULL, NULL, '', '', NULL, NULL, 0, NULL, '0', 0, 1790000000031, NULL, '849F68B4679C2F653063320EB36DE160', 'zakaznik1008a', 1790000000030, NULL);
INSERT INTO "customers" VALUES (1009, 343951305, '', 'Zákazník 1009', '', '', '', NULL, '["a"]', 1, '#2F6FED', '', '', '', NULL, 'Brno', '', NULL, 100.0, '', NULL, NULL, NULL, 'jejich', '', '', NULL, NULL, 0, NULL, '1277043349', 0, 1790000000207, NULL, '593E033822D466D4742A4D237ECEE039', 'zakaznik1009abrno jejich', 1790003600272, '363457C5679F63382D3FD7EC2A5FF2AE');
INSERT INTO "customers" VALUES (1010, 343951305, '', 'Zákazník 1010', '', '', '', NULL, '["a"]', 1, '#2F6FED', '', '', '', NULL, NULL, '', NULL, 100.0, '', NULL, NULL, NULL, 'ještě potřebný', '', '', NULL, NULL, 0, NULL, '0', 0, 1790000000023, NULL, 'AAB7E4B156C6C7C761D088B875779308', 'zakaznik1010a jeste potrebny', 1790000000208, 'AFFC116D8A7AC13CA6B4FC1CC50875FE');
INSERT INTO "customers" VALUES (1011, 343951305, '', 'Zákazník 1011', '', '', '', NULL, '["a"]', 1, '#2F6FED', '', '', '', NULL, NULL, '', NULL, 100.0, '', NULL, NULL, NULL, 'upraven jinde', '', '', NULL, NULL, 0, NULL, '0', 0, 1790000000211, NULL, 'C3A1C4EACE230287BC583B700269DC25', 'zakaznik1011a upraven jinde', 1790000000210, NULL);
INSERT INTO "customers" VALUES (1012, 343951305, '', 'Zákazník 1012', '', '', '', NULL, '["a"]', 1, '#2F6FED', '', '', '', NULL, NULL, '', NULL, 100.0, '', NULL, NULL, NULL, 'funny', '', '', NULL, NULL, 0, NULL, NULL, 0, 1790000000025, NULL, '32289C75C44E5948EEE3AB4EC6A12C1C', 'zakaznik1012a funny', 1790000000024, NULL);
INSERT INTO "customers" VALUES (1013, 343951305, '', 'Zákazník 1013', '', '', '', NULL, '["a"]', 1, '#2F6FED', '', '', '', NULL, NULL, '', NULL, -70.0, '', NULL, NULL, NULL, NULL, '', '', NULL, NULL, 0, NULL, '0', 0, 1790000000214, NULL, 'E89B4A08BF54492925C25253960F293B', 'zakaznik1013a', 1790000000213, NULL);
INSERT INTO "customers" VALUES (1014, 343951305, '', 'Zákazník 1014', '', '', '', NULL, '["a"]', 1, '#2F6FED', '', '', '', NULL, NULL, '', NULL, 95.0, '', NULL, NULL, NULL, NULL, '', '', NULL, NULL, 0, NULL, '0', 0, 1790014401005, NULL, '43EC776137A6A255746BC37425065834', 'zakaznik1014a', 1790014401004, NULL);
INSERT INTO "customers" VALUES (1015, 343951305, '', 'Zákazník 1015', '', '', '', NULL, '["a"]', 1, '#2F6FED', '', '', '', NULL, NULL, '', NULL, 100.0, '', NULL, NULL, NULL, NULL, '', '', NULL, NULL, 0, NULL, NULL, 1, 1790000000029, NULL, '92276C41709647298DB012E8AA895D96', 'zakaznik1015a', 1790000000027, NULL);
INSERT INTO "customers" VALUES (1016, 343951305, '', 'Zákazník 1016', '', '', '', NULL, '["a"]', 1, '#2F6FED', '', '', '', NULL, NULL, '', NULL, 100.0, '', NULL, NULL, NULL, NULL, '', '', NULL, NULL, 0, NULL, '0', 1, 1790028801625, NULL, '3612A0D6BD569844483E1E80D2198E4C', 'zakaznik1016a', 1790028801625, NULL);
INSERT INTO "customers" VALUES (982710492894203, 343951305, '', 'Nový zákazník', '', '', '', NULL, '[]', 1, '#2F6FED', '', '', '', NULL, NULL, '', NULL, 0.0, '', NULL, NULL, NULL, NULL, '', '', NULL, NULL, 0, 1790043202419, '0', 0, 1790043202419, NULL, 'B56CB06A450F023DB02E0CC7D526FD70', 'novyzakaznik', NULL, NULL);
INSERT INTO "customers" VALUES (5225321956327201, 343951305, '', 'Odeslaný zákazník', '', '', '', NULL, '[]', 1, '#2F6FED', '', '', '', NULL, NULL, '', NULL, 0.0, '', NULL, NULL, NULL, NULL, '', '', NULL, NULL, 0, 1790043202247, '0', 0, 1790043202247, NULL, '0CED815C2BC45996F0C95CA893D7BE80', 'odeslanyzakaznik', NULL, NULL);
DELETE FROM "customers_fts_data";
INSERT INTO "customers_fts_data" VALUES (1, X'');
INSERT INTO "customers_fts_data" VALUES (10, X'00000004000000');
DELETE FROM "customers_fts_idx";
DELETE FROM "customers_fts_config";
INSERT INTO "customers_fts_config" VALUES ('automerge', 16);
INSERT INTO "customers_fts_config" VALUES ('crisismerge', 64);
INSERT INTO "customers_fts_config" VALUES ('hashsize', 33554432);
INSERT INTO "customers_fts_config" VALUES ('usermerge', 16);
INSERT INTO "customers_fts_config" VALUES ('version', 4);
INSERT INTO "customers_unindexed" VALUES (1000, NULL);
INSERT INTO "customers_unindexed" VALUES (1001, NULL);
INSERT INTO "customers_unindexed" VALUES (1002, NULL);
INSERT INTO "customers_unindexed" VALUES (1003, NULL);
INSERT INTO "customers_unindexed" VALUES (1004, NULL);
INSERT INTO "customers_unindexed" VALUES (1005, NULL);
INSERT INTO "customers_unindexed" VALUES (1006, NULL);
INSERT INTO "customers_unindexed" VALUES (1007, NULL);
INSERT INTO "customers_unindexed" VALUES (1008, NULL);
INSERT INTO "customers_unindexed" VALUES (1009, NULL);
INSERT INTO "customers_unindexed" VALUES (1010, NULL);
INSERT INTO "customers_unindexed" VALUES (1011, NULL);
INSERT INTO "customers_unindexed" VALUES (1012, NULL);
INSERT INTO "customers_unindexed" VALUES (1013, NULL);
INSERT INTO "customers_unindexed" VALUES (1014, NULL);
INSERT INTO "customers_unindexed" VALUES (1015, NULL);
INSERT INTO "customers_unindexed" VALUES (1016, NULL);
INSERT INTO "customers_unindexed" VALUES (982710492894203, NULL);
INSERT INTO "customers_unindexed" VALUES (5225321956327201, NULL);
INSERT INTO "webhooks" VALUES (6495064016126305, 343951305, 'http://127.0.0.1:1/x', 'PRODUCT', 'POST', NULL, 'V1', 1790043202420, NULL, '66058431CD9F62514946A131495E01EF', 'http://127.0.0.1:1/xproduct', NULL, NULL);
DELETE FROM "webhooks_fts_data";
INSERT INTO "webhooks_fts_data" VALUES (1, X'');
INSERT INTO "webhooks_fts_data" VALUES (10, X'00000004000000');
DELETE FROM "webhooks_fts_idx";
DELETE FROM "webhooks_fts_config";
INSERT INTO "webhooks_fts_config" VALUES ('automerge', 16);
INSERT INTO "webhooks_fts_config" VALUES ('crisismerge', 64);
INSERT INTO "webhooks_fts_config" VALUES ('hashsize', 33554432);
INSERT INTO "webhooks_fts_config" VALUES ('usermerge', 16);
INSERT INTO "webhooks_fts_config" VALUES ('version', 4);
INSERT INTO "webhooks_unindexed" VALUES (6495064016126305, NULL);
CREATE UNIQUE INDEX "idx__sqlite_migrations_migration_set_name"
    ON "_sqlite_migrations" ("migration_set", "name");
CREATE UNIQUE INDEX "idx_outbox_entity_record"
    ON "outbox" ("entity", "record");
CREATE INDEX "idx_outbox_due"
    ON "outbox" ("due");
CREATE INDEX "idx_outbox_changed"
    ON "outbox" ("changed");
CREATE INDEX "outbox_states"
    ON "outbox" ("entity", "state", "held", "record");
CREATE INDEX outbox_held ON outbox (seq) WHERE held IS NOT NULL;
CREATE INDEX outbox_free ON outbox (seq) WHERE held IS NULL;
CREATE INDEX "idx_history_entity_record"
    ON "history" ("entity", "record");
CREATE INDEX "idx_history_step"
    ON "history" ("step");
CREATE UNIQUE INDEX "idx_feed_entity_record_scope"
    ON "feed" ("entity", "record", "scope");
CREATE INDEX "idx_aliases_entity_now"
    ON "aliases" ("entity", "now");
CREATE INDEX "idx_superseded_at"
    ON "superseded" ("at");
CREATE UNIQUE INDEX "idx_hook_occasions_subject_record_scope"
    ON "hook_occasions" ("subject", "record", "scope");
CREATE INDEX "idx_hook_deliveries_hook_seq"
    ON "hook_deliveries" ("hook", "seq");
CREATE INDEX "idx_idempotency_at"
    ON "idempotency" ("at");
CREATE INDEX "idx_stock__warehouseId_stockStatusVersiondate"
    ON "stock" ("_warehouseId", "stockStatusVersiondate");
CREATE INDEX "idx_supplier_prices_product"
    ON "supplier_prices" ("product");
CREATE INDEX "idx_used_invoices_supplier"
    ON "used_invoices" ("supplier");
CREATE INDEX "idx_used_invoices_uuid"
    ON "used_invoices" ("uuid");
CREATE INDEX "idx_plan_lines_record"
    ON "plan_lines" ("record");
CREATE INDEX "products_by_costPriceWithoutVat_key" ON "products_by_costPriceWithoutVat" ("_key", "_record", "_live");
CREATE INDEX "products_by_marginPercent_key" ON "products_by_marginPercent" ("_key", "_record", "_live");
CREATE INDEX "idx_tags_name" ON "tags" ("name");
CREATE INDEX "idx_tags_externalId" ON "tags" ("externalId") WHERE "externalId" IS NOT NULL;
CREATE INDEX "idx_tags_deleted" ON "tags" ("deleted") WHERE "deleted" = 1;
CREATE INDEX "idx_tags_versionDate" ON "tags" ("versionDate");
CREATE INDEX "idx_tags_served_older" ON "tags" ("_cloudVersion") WHERE "_cloudVersion" > "versionDate";
CREATE INDEX "idx_discount_groups_name" ON "discount_groups" ("name");
CREATE INDEX "idx_discount_groups_externalId" ON "discount_groups" ("externalId") WHERE "externalId" IS NOT NULL;
CREATE INDEX "idx_discount_groups_deleted" ON "discount_groups" ("deleted") WHERE "deleted" = 1;
CREATE INDEX "idx_discount_groups_versionDate" ON "discount_groups" ("versionDate");
CREATE INDEX "idx_discount_groups_served_older" ON "discount_groups" ("_cloudVersion") WHERE "_cloudVersion" > "versionDate";
CREATE INDEX "idx_branches_deleted" ON "branches" ("deleted") WHERE "deleted" = 1;
CREATE INDEX "idx_branches_versionDate" ON "branches" ("versionDate");
CREATE INDEX "idx_branches_served_older" ON "branches" ("_cloudVersion") WHERE "_cloudVersion" > "versionDate";
CREATE INDEX "idx_taxes_name" ON "taxes" ("name");
CREATE INDEX "idx_taxes_value" ON "taxes" ("value");
CREATE INDEX "idx_taxes_deleted" ON "taxes" ("deleted") WHERE "deleted" = 1;
CREATE INDEX "idx_taxes_versionDate" ON "taxes" ("versionDate");
CREATE INDEX "idx_taxes_served_older" ON "taxes" ("_cloudVersion") WHERE "_cloudVersion" > "versionDate";
CREATE INDEX "idx_eet_subjects_name" ON "eet_subjects" ("name");
CREATE INDEX "idx_eet_subjects_vatId" ON "eet_subjects" ("vatId");
CREATE INDEX "idx_eet_subjects_deleted" ON "eet_subjects" ("deleted") WHERE "deleted" = 1;
CREATE INDEX "idx_eet_subjects_versionDate" ON "eet_subjects" ("versionDate");
CREATE INDEX "idx_eet_subjects_served_older" ON "eet_subjects" ("_cloudVersion") WHERE "_cloudVersion" > "versionDate";
CREATE INDEX "idx_categories_name" ON "categories" ("name");
CREATE INDEX "idx_categories_externalId" ON "categories" ("externalId") WHERE "externalId" IS NOT NULL;
CREATE INDEX "idx_categories__eetSubjectId" ON "categories" ("_eetSubjectId") WHERE "_eetSubjectId" IS NOT NULL;
CREATE INDEX "idx_categories_sortOrder" ON "categories" ("sortOrder");
CREATE INDEX "idx_categories_deleted" ON "categories" ("deleted") WHERE "deleted" = 1;
CREATE INDEX "idx_categories_versionDate" ON "categories" ("versionDate");
CREATE INDEX "idx_categories_served_older" ON "categories" ("_cloudVersion") WHERE "_cloudVersion" > "versionDate";
CREATE INDEX "idx_warehouses_name" ON "warehouses" ("name");
CREATE INDEX "idx_warehouses_barcode" ON "warehouses" ("barcode") WHERE "barcode" IS NOT NULL;
CREATE INDEX "idx_warehouses_deleted" ON "warehouses" ("deleted") WHERE "deleted" = 1;
CREATE INDEX "idx_warehouses_versionDate" ON "warehouses" ("versionDate");
CREATE INDEX "idx_warehouses_served_older" ON "warehouses" ("_cloudVersion") WHERE "_cloudVersion" > "versionDate";
CREATE INDEX "idx_suppliers_name" ON "suppliers" ("name");
CREATE INDEX "idx_suppliers_companyId" ON "suppliers" ("companyId");
CREATE INDEX "idx_suppliers_vatId" ON "suppliers" ("vatId");
CREATE INDEX "idx_suppliers_addressLine1" ON "suppliers" ("addressLine1");
CREATE INDEX "idx_suppliers_addressLine2" ON "suppliers" ("addressLine2") WHERE "addressLine2" IS NOT NULL;
CREATE INDEX "idx_suppliers_city" ON "suppliers" ("city");
CREATE INDEX "idx_suppliers_zip" ON "suppliers" ("zip");
CREATE INDEX "idx_suppliers_country" ON "suppliers" ("country") WHERE "country" IS NOT NULL;
CREATE INDEX "idx_suppliers_externalId" ON "suppliers" ("externalId") WHERE "externalId" IS NOT NULL;
CREATE INDEX "idx_suppliers_deleted" ON "suppliers" ("deleted") WHERE "deleted" = 1;
CREATE INDEX "idx_suppliers_versionDate" ON "suppliers" ("versionDate");
CREATE INDEX "idx_suppliers_served_older" ON "suppliers" ("_cloudVersion") WHERE "_cloudVersion" > "versionDate";
CREATE INDEX "idx_employees_name" ON "employees" ("name");
CREATE INDEX "idx_employees_email" ON "employees" ("email");
CREATE INDEX "idx_employees_deleted" ON "employees" ("deleted") WHERE "deleted" = 1;
CREATE INDEX "idx_employees_versionDate" ON "employees" ("versionDate");
CREATE INDEX "idx_employees_served_older" ON "employees" ("_cloudVersion") WHERE "_cloudVersion" > "versionDate";
CREATE INDEX "idx_products_name" ON "products" ("name");
CREATE INDEX "idx_products__categoryId" ON "products" ("_categoryId");
CREATE INDEX "idx_products_priceWithVat" ON "products" ("priceWithVat");
CREATE INDEX "idx_products_vat" ON "products" ("vat");
CREATE INDEX "idx_products__supplierId" ON "products" ("_supplierId") WHERE "_supplierId" IS NOT NULL;
CREATE INDEX "idx_products_externalId" ON "products" ("externalId") WHERE "externalId" IS NOT NULL;
CREATE INDEX "idx_products__eetSubjectId" ON "products" ("_eetSubjectId") WHERE "_eetSubjectId" IS NOT NULL;
CREATE INDEX "idx_products_deleted" ON "products" ("deleted") WHERE "deleted" = 1;
CREATE INDEX "idx_products_versionDate" ON "products" ("versionDate");
CREATE INDEX "idx_products_served_older" ON "products" ("_cloudVersion") WHERE "_cloudVersion" > "versionDate";
CREATE INDEX "idx_product_ingredients__parentProductId" ON "product_ingredients" ("_parentProductId");
CREATE INDEX "idx_product_ingredients__productId" ON "product_ingredients" ("_productId");
CREATE INDEX "idx_product_ingredients_deleted" ON "product_ingredients" ("deleted") WHERE "deleted" = 1;
CREATE INDEX "idx_product_ingredients_versionDate" ON "product_ingredients" ("versionDate");
CREATE INDEX "idx_product_ingredients_served_older" ON "product_ingredients" ("_cloudVersion") WHERE "_cloudVersion" > "versionDate";
CREATE INDEX "idx_customers_firstName" ON "customers" ("firstName");
CREATE INDEX "idx_customers_lastName" ON "customers" ("lastName");
CREATE INDEX "idx_customers_companyName" ON "customers" ("companyName");
CREATE INDEX "idx_customers_barcode" ON "customers" ("barcode");
CREATE INDEX "idx_customers__discountGroupId" ON "customers" ("_discountGroupId") WHERE "_discountGroupId" IS NOT NULL;
CREATE INDEX "idx_customers_externalId" ON "customers" ("externalId") WHERE "externalId" IS NOT NULL;
CREATE INDEX "idx_customers_deleted" ON "customers" ("deleted") WHERE "deleted" = 1;
CREATE INDEX "idx_customers_versionDate" ON "customers" ("versionDate");
CREATE INDEX "idx_customers_served_older" ON "customers" ("_cloudVersion") WHERE "_cloudVersion" > "versionDate";
CREATE INDEX "idx_webhooks__warehouseId" ON "webhooks" ("_warehouseId") WHERE "_warehouseId" IS NOT NULL;
CREATE INDEX "idx_webhooks_versionDate" ON "webhooks" ("versionDate");
CREATE INDEX "idx_webhooks_served_older" ON "webhooks" ("_cloudVersion") WHERE "_cloudVersion" > "versionDate";
CREATE TRIGGER outbox_more AFTER INSERT ON outbox BEGIN INSERT INTO outbox_counts SELECT new.entity, 0, 0 WHERE NOT EXISTS (SELECT 1 FROM outbox_counts WHERE entity = new.entity); UPDATE outbox_counts SET waiting = waiting + 1, held = held + (new.held IS NOT NULL) WHERE entity = new.entity; END;
CREATE TRIGGER outbox_fewer AFTER DELETE ON outbox BEGIN UPDATE outbox_counts SET waiting = waiting - 1, held = held - (old.held IS NOT NULL) WHERE entity = old.entity; END;
CREATE TRIGGER outbox_other AFTER UPDATE OF entity, held ON outbox BEGIN UPDATE outbox_counts SET waiting = waiting - 1, held = held - (old.held IS NOT NULL) WHERE entity = old.entity;INSERT INTO outbox_counts SELECT new.entity, 0, 0 WHERE NOT EXISTS (SELECT 1 FROM outbox_counts WHERE entity = new.entity); UPDATE outbox_counts SET waiting = waiting + 1, held = held + (new.held IS NOT NULL) WHERE entity = new.entity; END;
CREATE TRIGGER "tags_search_in" AFTER INSERT ON "tags" BEGIN INSERT INTO "tags_unindexed" (id) SELECT new.id WHERE NOT EXISTS (SELECT 1 FROM "tags_unindexed" WHERE id = new.id); END;
CREATE TRIGGER "tags_search_out" AFTER DELETE ON "tags" BEGIN INSERT INTO "tags_unindexed" (id, stale) SELECT old.id, old."_search" WHERE NOT EXISTS (SELECT 1 FROM "tags_unindexed" WHERE id = old.id); DELETE FROM "tags_unindexed" WHERE id = old.id AND stale IS NULL; END;
CREATE TRIGGER "tags_search_over" AFTER UPDATE ON "tags" WHEN old."_search" IS NOT new."_search" BEGIN INSERT INTO "tags_unindexed" (id, stale) SELECT old.id, old."_search" WHERE NOT EXISTS (SELECT 1 FROM "tags_unindexed" WHERE id = old.id); END;
CREATE TRIGGER "discount_groups_search_in" AFTER INSERT ON "discount_groups" BEGIN INSERT INTO "discount_groups_unindexed" (id) SELECT new.id WHERE NOT EXISTS (SELECT 1 FROM "discount_groups_unindexed" WHERE id = new.id); END;
CREATE TRIGGER "discount_groups_search_out" AFTER DELETE ON "discount_groups" BEGIN INSERT INTO "discount_groups_unindexed" (id, stale) SELECT old.id, old."_search" WHERE NOT EXISTS (SELECT 1 FROM "discount_groups_unindexed" WHERE id = old.id); DELETE FROM "discount_groups_unindexed" WHERE id = old.id AND stale IS NULL; END;
CREATE TRIGGER "discount_groups_search_over" AFTER UPDATE ON "discount_groups" WHEN old."_search" IS NOT new."_search" BEGIN INSERT INTO "discount_groups_unindexed" (id, stale) SELECT old.id, old."_search" WHERE NOT EXISTS (SELECT 1 FROM "discount_groups_unindexed" WHERE id = old.id); END;
CREATE TRIGGER "branches_search_in" AFTER INSERT ON "branches" BEGIN INSERT INTO "branches_unindexed" (id) SELECT new.id WHERE NOT EXISTS (SELECT 1 FROM "branches_unindexed" WHERE id = new.id); END;
CREATE TRIGGER "branches_search_out" AFTER DELETE ON "branches" BEGIN INSERT INTO "branches_unindexed" (id, stale) SELECT old.id, old."_search" WHERE NOT EXISTS (SELECT 1 FROM "branches_unindexed" WHERE id = old.id); DELETE FROM "branches_unindexed" WHERE id = old.id AND stale IS NULL; END;
CREATE TRIGGER "branches_search_over" AFTER UPDATE ON "branches" WHEN old."_search" IS NOT new."_search" BEGIN INSERT INTO "branches_unindexed" (id, stale) SELECT old.id, old."_search" WHERE NOT EXISTS (SELECT 1 FROM "branches_unindexed" WHERE id = old.id); END;
CREATE TRIGGER "taxes_search_in" AFTER INSERT ON "taxes" BEGIN INSERT INTO "taxes_unindexed" (id) SELECT new.id WHERE NOT EXISTS (SELECT 1 FROM "taxes_unindexed" WHERE id = new.id); END;
CREATE TRIGGER "taxes_search_out" AFTER DELETE ON "taxes" BEGIN INSERT INTO "taxes_unindexed" (id, stale) SELECT old.id, old."_search" WHERE NOT EXISTS (SELECT 1 FROM "taxes_unindexed" WHERE id = old.id); DELETE FROM "taxes_unindexed" WHERE id = old.id AND stale IS NULL; END;
CREATE TRIGGER "taxes_search_over" AFTER UPDATE ON "taxes" WHEN old."_search" IS NOT new."_search" BEGIN INSERT INTO "taxes_unindexed" (id, stale) SELECT old.id, old."_search" WHERE NOT EXISTS (SELECT 1 FROM "taxes_unindexed" WHERE id = old.id); END;
CREATE TRIGGER "eet_subjects_search_in" AFTER INSERT ON "eet_subjects" BEGIN INSERT INTO "eet_subjects_unindexed" (id) SELECT new.id WHERE NOT EXISTS (SELECT 1 FROM "eet_subjects_unindexed" WHERE id = new.id); END;
CREATE TRIGGER "eet_subjects_search_out" AFTER DELETE ON "eet_subjects" BEGIN INSERT INTO "eet_subjects_unindexed" (id, stale) SELECT old.id, old."_search" WHERE NOT EXISTS (SELECT 1 FROM "eet_subjects_unindexed" WHERE id = old.id); DELETE FROM "eet_subjects_unindexed" WHERE id = old.id AND stale IS NULL; END;
CREATE TRIGGER "eet_subjects_search_over" AFTER UPDATE ON "eet_subjects" WHEN old."_search" IS NOT new."_search" BEGIN INSERT INTO "eet_subjects_unindexed" (id, stale) SELECT old.id, old."_search" WHERE NOT EXISTS (SELECT 1 FROM "eet_subjects_unindexed" WHERE id = old.id); END;
CREATE TRIGGER "categories_search_in" AFTER INSERT ON "categories" BEGIN INSERT INTO "categories_unindexed" (id) SELECT new.id WHERE NOT EXISTS (SELECT 1 FROM "categories_unindexed" WHERE id = new.id); END;
CREATE TRIGGER "categories_search_out" AFTER DELETE ON "categories" BEGIN INSERT INTO "categories_unindexed" (id, stale) SELECT old.id, old."_search" WHERE NOT EXISTS (SELECT 1 FROM "categories_unindexed" WHERE id = old.id); DELETE FROM "categories_unindexed" WHERE id = old.id AND stale IS NULL; END;
CREATE TRIGGER "categories_search_over" AFTER UPDATE ON "categories" WHEN old."_search" IS NOT new."_search" BEGIN INSERT INTO "categories_unindexed" (id, stale) SELECT old.id, old."_search" WHERE NOT EXISTS (SELECT 1 FROM "categories_unindexed" WHERE id = old.id); END;
CREATE TRIGGER "warehouses_search_in" AFTER INSERT ON "warehouses" BEGIN INSERT INTO "warehouses_unindexed" (id) SELECT new.id WHERE NOT EXISTS (SELECT 1 FROM "warehouses_unindexed" WHERE id = new.id); END;
CREATE TRIGGER "warehouses_search_out" AFTER DELETE ON "warehouses" BEGIN INSERT INTO "warehouses_unindexed" (id, stale) SELECT old.id, old."_search" WHERE NOT EXISTS (SELECT 1 FROM "warehouses_unindexed" WHERE id = old.id); DELETE FROM "warehouses_unindexed" WHERE id = old.id AND stale IS NULL; END;
CREATE TRIGGER "warehouses_search_over" AFTER UPDATE ON "warehouses" WHEN old."_search" IS NOT new."_search" BEGIN INSERT INTO "warehouses_unindexed" (id, stale) SELECT old.id, old."_search" WHERE NOT EXISTS (SELECT 1 FROM "warehouses_unindexed" WHERE id = old.id); END;
CREATE TRIGGER "suppliers_search_in" AFTER INSERT ON "suppliers" BEGIN INSERT INTO "suppliers_unindexed" (id) SELECT new.id WHERE NOT EXISTS (SELECT 1 FROM "suppliers_unindexed" WHERE id = new.id); END;
CREATE TRIGGER "suppliers_search_out" AFTER DELETE ON "suppliers" BEGIN INSERT INTO "suppliers_unindexed" (id, stale) SELECT old.id, old."_search" WHERE NOT EXISTS (SELECT 1 FROM "suppliers_unindexed" WHERE id = old.id); DELETE FROM "suppliers_unindexed" WHERE id = old.id AND stale IS NULL; END;
CREATE TRIGGER "suppliers_search_over" AFTER UPDATE ON "suppliers" WHEN old."_search" IS NOT new."_search" BEGIN INSERT INTO "suppliers_unindexed" (id, stale) SELECT old.id, old."_search" WHERE NOT EXISTS (SELECT 1 FROM "suppliers_unindexed" WHERE id = old.id); END;
CREATE TRIGGER "employees_search_in" AFTER INSERT ON "employees" BEGIN INSERT INTO "employees_unindexed" (id) SELECT new.id WHERE NOT EXISTS (SELECT 1 FROM "employees_unindexed" WHERE id = new.id); END;
CREATE TRIGGER "employees_search_out" AFTER DELETE ON "employees" BEGIN INSERT INTO "employees_unindexed" (id, stale) SELECT old.id, old."_search" WHERE NOT EXISTS (SELECT 1 FROM "employees_unindexed" WHERE id = old.id); DELETE FROM "employees_unindexed" WHERE id = old.id AND stale IS NULL; END;
CREATE TRIGGER "employees_search_over" AFTER UPDATE ON "employees" WHEN old."_search" IS NOT new."_search" BEGIN INSERT INTO "employees_unindexed" (id, stale) SELECT old.id, old."_search" WHERE NOT EXISTS (SELECT 1 FROM "employees_unindexed" WHERE id = old.id); END;
CREATE TRIGGER "products_search_in" AFTER INSERT ON "products" BEGIN INSERT INTO "products_unindexed" (id) SELECT new.id WHERE NOT EXISTS (SELECT 1 FROM "products_unindexed" WHERE id = new.id); END;
CREATE TRIGGER "products_search_out" AFTER DELETE ON "products" BEGIN INSERT INTO "products_unindexed" (id, stale) SELECT old.id, old."_search" WHERE NOT EXISTS (SELECT 1 FROM "products_unindexed" WHERE id = old.id); DELETE FROM "products_unindexed" WHERE id = old.id AND stale IS NULL; END;
CREATE TRIGGER "products_search_over" AFTER UPDATE ON "products" WHEN old."_search" IS NOT new."_search" BEGIN INSERT INTO "products_unindexed" (id, stale) SELECT old.id, old."_search" WHERE NOT EXISTS (SELECT 1 FROM "products_unindexed" WHERE id = old.id); END;
CREATE TRIGGER "product_ingredients_search_in" AFTER INSERT ON "product_ingredients" BEGIN INSERT INTO "product_ingredients_unindexed" (id) SELECT new.id WHERE NOT EXISTS (SELECT 1 FROM "product_ingredients_unindexed" WHERE id = new.id); END;
CREATE TRIGGER "product_ingredients_search_out" AFTER DELETE ON "product_ingredients" BEGIN INSERT INTO "product_ingredients_unindexed" (id, stale) SELECT old.id, old."_search" WHERE NOT EXISTS (SELECT 1 FROM "product_ingredients_unindexed" WHERE id = old.id); DELETE FROM "product_ingredients_unindexed" WHERE id = old.id AND stale IS NULL; END;
CREATE TRIGGER "product_ingredients_search_over" AFTER UPDATE ON "product_ingredients" WHEN old."_search" IS NOT new."_search" BEGIN INSERT INTO "product_ingredients_unindexed" (id, stale) SELECT old.id, old."_search" WHERE NOT EXISTS (SELECT 1 FROM "product_ingredients_unindexed" WHERE id = old.id); END;
CREATE TRIGGER "customers_search_in" AFTER INSERT ON "customers" BEGIN INSERT INTO "customers_unindexed" (id) SELECT new.id WHERE NOT EXISTS (SELECT 1 FROM "customers_unindexed" WHERE id = new.id); END;
CREATE TRIGGER "customers_search_out" AFTER DELETE ON "customers" BEGIN INSERT INTO "customers_unindexed" (id, stale) SELECT old.id, old."_search" WHERE NOT EXISTS (SELECT 1 FROM "customers_unindexed" WHERE id = old.id); DELETE FROM "customers_unindexed" WHERE id = old.id AND stale IS NULL; END;
CREATE TRIGGER "customers_search_over" AFTER UPDATE ON "customers" WHEN old."_search" IS NOT new."_search" BEGIN INSERT INTO "customers_unindexed" (id, stale) SELECT old.id, old."_search" WHERE NOT EXISTS (SELECT 1 FROM "customers_unindexed" WHERE id = old.id); END;
CREATE TRIGGER "webhooks_search_in" AFTER INSERT ON "webhooks" BEGIN INSERT INTO "webhooks_unindexed" (id) SELECT new.id WHERE NOT EXISTS (SELECT 1 FROM "webhooks_unindexed" WHERE id = new.id); END;
CREATE TRIGGER "webhooks_search_out" AFTER DELETE ON "webhooks" BEGIN INSERT INTO "webhooks_unindexed" (id, stale) SELECT old.id, old."_search" WHERE NOT EXISTS (SELECT 1 FROM "webhooks_unindexed" WHERE id = old.id); DELETE FROM "webhooks_unindexed" WHERE id = old.id AND stale IS NULL; END;
CREATE TRIGGER "webhooks_search_over" AFTER UPDATE ON "webhooks" WHEN old."_search" IS NOT new."_search" BEGIN INSERT INTO "webhooks_unindexed" (id, stale) SELECT old.id, old."_search" WHERE NOT EXISTS (SELECT 1 FROM "webhooks_unindexed" WHERE id = old.id); END;
CREATE VIEW "warehouse_products" AS SELECT p."id" AS "id", p."_cloudId" AS "_cloudId", p."name" AS "name", p."alternativeName" AS "alternativeName", p."subtitle" AS "subtitle", p."description" AS "description", p."_categoryId" AS "_categoryId", p."plu" AS "plu", p."ean" AS "ean", p."tags" AS "tags", p."display" AS "display", p."onSale" AS "onSale", p."hexColor" AS "hexColor", p."priceWithVat" AS "priceWithVat", p."priceWithoutVat" AS "priceWithoutVat", p."vat" AS "vat", p."priceWithVatB" AS "priceWithVatB", p."priceWithVatC" AS "priceWithVatC", p."priceWithVatD" AS "priceWithVatD", p."priceWithVatE" AS "priceWithVatE", p."currency" AS "currency", p."requiresPriceEntry" AS "requiresPriceEntry", p."discountPermitted" AS "discountPermitted", p."discountPercent" AS "discountPercent", p."margin" AS "margin", p."marginMin" AS "marginMin", p."points" AS "points", p."priceInPoints" AS "priceInPoints", p."stockDeduct" AS "stockDeduct", p."stockOverdraft" AS "stockOverdraft", p."unit" AS "unit", p."packaging" AS "packaging", p."packageItem" AS "packageItem", p."packagingMeasurement" AS "packagingMeasurement", p."unitMeasurement" AS "unitMeasurement", p."packagingPriceWithVat" AS "packagingPriceWithVat", p."_supplierId" AS "_supplierId", p."supplierProductCode" AS "supplierProductCode", p."deliveryNoteIds" AS "deliveryNoteIds", s."purchasePriceWithoutVat" AS "purchasePriceWithoutVat", p."allergens" AS "allergens", p."features" AS "features", p."preparationDuration" AS "preparationDuration", p."_defaultCourseId" AS "_defaultCourseId", p."minCustomerAge" AS "minCustomerAge", p."recipe" AS "recipe", p."notes" AS "notes", p."externalId" AS "externalId", p."externalIds" AS "externalIds", p."_eetSubjectId" AS "_eetSubjectId", p."flags" AS "flags", p."sortOrder" AS "sortOrder", p."translatedName" AS "translatedName", p."translatedDescription" AS "translatedDescription", p."imageUrl" AS "imageUrl", p."modifiedBy" AS "modifiedBy", p."deleted" AS "deleted", p."versionDate" AS "versionDate", s."_warehouseId" AS "_warehouseId", s."stockQuantityStatus" AS "stockQuantityStatus", s."stockStatusVersiondate" AS "stockStatusVersiondate", p."_extra", p."_etag", p."_search", s."_cloudVersion" AS "_cloudVersion", p."_tag" FROM stock s JOIN "products" p ON p.id = s."_productId";
CREATE TRIGGER "count_tags_insert" AFTER INSERT ON "tags" BEGIN UPDATE record_counts SET records = records + 1, deleted = deleted + (new."deleted" IS 1) WHERE entity = 'tags'; END;
CREATE TRIGGER "count_tags_delete" AFTER DELETE ON "tags" BEGIN UPDATE record_counts SET records = records - 1, deleted = deleted - (old."deleted" IS 1) WHERE entity = 'tags'; END;
CREATE TRIGGER "count_tags_update" AFTER UPDATE OF "deleted" ON "tags" WHEN old."deleted" IS NOT new."deleted" BEGIN UPDATE record_counts SET deleted = deleted + (new."deleted" IS 1) - (old."deleted" IS 1) WHERE entity = 'tags'; END;
CREATE TRIGGER "count_discount_groups_insert" AFTER INSERT ON "discount_groups" BEGIN UPDATE record_counts SET records = records + 1, deleted = deleted + (new."deleted" IS 1) WHERE entity = 'discount-groups'; END;
CREATE TRIGGER "count_discount_groups_delete" AFTER DELETE ON "discount_groups" BEGIN UPDATE record_counts SET records = records - 1, deleted = deleted - (old."deleted" IS 1) WHERE entity = 'discount-groups'; END;
CREATE TRIGGER "count_discount_groups_update" AFTER UPDATE OF "deleted" ON "discount_groups" WHEN old."deleted" IS NOT new."deleted" BEGIN UPDATE record_counts SET deleted = deleted + (new."deleted" IS 1) - (old."deleted" IS 1) WHERE entity = 'discount-groups'; END;
CREATE TRIGGER "count_branches_insert" AFTER INSERT ON "branches" BEGIN UPDATE record_counts SET records = records + 1, deleted = deleted + (new."deleted" IS 1) WHERE entity = 'branches'; END;
CREATE TRIGGER "count_branches_delete" AFTER DELETE ON "branches" BEGIN UPDATE record_counts SET records = records - 1, deleted = deleted - (old."deleted" IS 1) WHERE entity = 'branches'; END;
CREATE TRIGGER "count_branches_update" AFTER UPDATE OF "deleted" ON "branches" WHEN old."deleted" IS NOT new."deleted" BEGIN UPDATE record_counts SET deleted = deleted + (new."deleted" IS 1) - (old."deleted" IS 1) WHERE entity = 'branches'; END;
CREATE TRIGGER "count_taxes_insert" AFTER INSERT ON "taxes" BEGIN UPDATE record_counts SET records = records + 1, deleted = deleted + (new."deleted" IS 1) WHERE entity = 'taxes'; END;
CREATE TRIGGER "count_taxes_delete" AFTER DELETE ON "taxes" BEGIN UPDATE record_counts SET records = records - 1, deleted = deleted - (old."deleted" IS 1) WHERE entity = 'taxes'; END;
CREATE TRIGGER "count_taxes_update" AFTER UPDATE OF "deleted" ON "taxes" WHEN old."deleted" IS NOT new."deleted" BEGIN UPDATE record_counts SET deleted = deleted + (new."deleted" IS 1) - (old."deleted" IS 1) WHERE entity = 'taxes'; END;
CREATE TRIGGER "count_eet_subjects_insert" AFTER INSERT ON "eet_subjects" BEGIN UPDATE record_counts SET records = records + 1, deleted = deleted + (new."deleted" IS 1) WHERE entity = 'eet-subjects'; END;
CREATE TRIGGER "count_eet_subjects_delete" AFTER DELETE ON "eet_subjects" BEGIN UPDATE record_counts SET records = records - 1, deleted = deleted - (old."deleted" IS 1) WHERE entity = 'eet-subjects'; END;
CREATE TRIGGER "count_eet_subjects_update" AFTER UPDATE OF "deleted" ON "eet_subjects" WHEN old."deleted" IS NOT new."deleted" BEGIN UPDATE record_counts SET deleted = deleted + (new."deleted" IS 1) - (old."deleted" IS 1) WHERE entity = 'eet-subjects'; END;
CREATE TRIGGER "count_categories_insert" AFTER INSERT ON "categories" BEGIN UPDATE record_counts SET records = records + 1, deleted = deleted + (new."deleted" IS 1) WHERE entity = 'categories'; END;
CREATE TRIGGER "count_categories_delete" AFTER DELETE ON "categories" BEGIN UPDATE record_counts SET records = records - 1, deleted = deleted - (old."deleted" IS 1) WHERE entity = 'categories'; END;
CREATE TRIGGER "count_categories_update" AFTER UPDATE OF "deleted" ON "categories" WHEN old."deleted" IS NOT new."deleted" BEGIN UPDATE record_counts SET deleted = deleted + (new."deleted" IS 1) - (old."deleted" IS 1) WHERE entity = 'categories'; END;
CREATE TRIGGER "count_warehouses_insert" AFTER INSERT ON "warehouses" BEGIN UPDATE record_counts SET records = records + 1, deleted = deleted + (new."deleted" IS 1) WHERE entity = 'warehouses'; END;
CREATE TRIGGER "count_warehouses_delete" AFTER DELETE ON "warehouses" BEGIN UPDATE record_counts SET records = records - 1, deleted = deleted - (old."deleted" IS 1) WHERE entity = 'warehouses'; END;
CREATE TRIGGER "count_warehouses_update" AFTER UPDATE OF "deleted" ON "warehouses" WHEN old."deleted" IS NOT new."deleted" BEGIN UPDATE record_counts SET deleted = deleted + (new."deleted" IS 1) - (old."deleted" IS 1) WHERE entity = 'warehouses'; END;
CREATE TRIGGER "count_suppliers_insert" AFTER INSERT ON "suppliers" BEGIN UPDATE record_counts SET records = records + 1, deleted = deleted + (new."deleted" IS 1) WHERE entity = 'suppliers'; END;
CREATE TRIGGER "count_suppliers_delete" AFTER DELETE ON "suppliers" BEGIN UPDATE record_counts SET records = records - 1, deleted = deleted - (old."deleted" IS 1) WHERE entity = 'suppliers'; END;
CREATE TRIGGER "count_suppliers_update" AFTER UPDATE OF "deleted" ON "suppliers" WHEN old."deleted" IS NOT new."deleted" BEGIN UPDATE record_counts SET deleted = deleted + (new."deleted" IS 1) - (old."deleted" IS 1) WHERE entity = 'suppliers'; END;
CREATE TRIGGER "count_employees_insert" AFTER INSERT ON "employees" BEGIN UPDATE record_counts SET records = records + 1, deleted = deleted + (new."deleted" IS 1) WHERE entity = 'employees'; END;
CREATE TRIGGER "count_employees_delete" AFTER DELETE ON "employees" BEGIN UPDATE record_counts SET records = records - 1, deleted = deleted - (old."deleted" IS 1) WHERE entity = 'employees'; END;
CREATE TRIGGER "count_employees_update" AFTER UPDATE OF "deleted" ON "employees" WHEN old."deleted" IS NOT new."deleted" BEGIN UPDATE record_counts SET deleted = deleted + (new."deleted" IS 1) - (old."deleted" IS 1) WHERE entity = 'employees'; END;
CREATE TRIGGER "count_products_insert" AFTER INSERT ON "products" BEGIN UPDATE record_counts SET records = records + 1, deleted = deleted + (new."deleted" IS 1) WHERE entity = 'products'; END;
CREATE TRIGGER "count_products_delete" AFTER DELETE ON "products" BEGIN UPDATE record_counts SET records = records - 1, deleted = deleted - (old."deleted" IS 1) WHERE entity = 'products'; END;
CREATE TRIGGER "count_products_update" AFTER UPDATE OF "deleted" ON "products" WHEN old."deleted" IS NOT new."deleted" BEGIN UPDATE record_counts SET deleted = deleted + (new."deleted" IS 1) - (old."deleted" IS 1) WHERE entity = 'products'; END;
CREATE TRIGGER "count_product_ingredients_insert" AFTER INSERT ON "product_ingredients" BEGIN UPDATE record_counts SET records = records + 1, deleted = deleted + (new."deleted" IS 1) WHERE entity = 'product-ingredients'; END;
CREATE TRIGGER "count_product_ingredients_delete" AFTER DELETE ON "product_ingredients" BEGIN UPDATE record_counts SET records = records - 1, deleted = deleted - (old."deleted" IS 1) WHERE entity = 'product-ingredients'; END;
CREATE TRIGGER "count_product_ingredients_update" AFTER UPDATE OF "deleted" ON "product_ingredients" WHEN old."deleted" IS NOT new."deleted" BEGIN UPDATE record_counts SET deleted = deleted + (new."deleted" IS 1) - (old."deleted" IS 1) WHERE entity = 'product-ingredients'; END;
CREATE TRIGGER "count_customers_insert" AFTER INSERT ON "customers" BEGIN UPDATE record_counts SET records = records + 1, deleted = deleted + (new."deleted" IS 1) WHERE entity = 'customers'; END;
CREATE TRIGGER "count_customers_delete" AFTER DELETE ON "customers" BEGIN UPDATE record_counts SET records = records - 1, deleted = deleted - (old."deleted" IS 1) WHERE entity = 'customers'; END;
CREATE TRIGGER "count_customers_update" AFTER UPDATE OF "deleted" ON "customers" WHEN old."deleted" IS NOT new."deleted" BEGIN UPDATE record_counts SET deleted = deleted + (new."deleted" IS 1) - (old."deleted" IS 1) WHERE entity = 'customers'; END;
CREATE TRIGGER "count_webhooks_insert" AFTER INSERT ON "webhooks" BEGIN UPDATE record_counts SET records = records + 1 WHERE entity = 'webhooks'; END;
CREATE TRIGGER "count_webhooks_delete" AFTER DELETE ON "webhooks" BEGIN UPDATE record_counts SET records = records - 1 WHERE entity = 'webhooks'; END;
CREATE TRIGGER "hook_products_products_insert" AFTER INSERT ON "products" WHEN EXISTS (SELECT 1 FROM "hooks") BEGIN INSERT INTO hook_occasions (subject, record, scope) SELECT 'products', new."id", 0 WHERE NOT EXISTS (SELECT 1 FROM hook_occasions WHERE subject = 'products' AND record = new."id" AND scope = 0); END;
CREATE TRIGGER "hook_products_products_update" AFTER UPDATE ON "products" WHEN EXISTS (SELECT 1 FROM "hooks") AND ifnull(old."_tag", old."_etag") IS NOT ifnull(new."_tag", new."_etag") BEGIN INSERT INTO hook_occasions (subject, record, scope) SELECT 'products', new."id", 0 WHERE NOT EXISTS (SELECT 1 FROM hook_occasions WHERE subject = 'products' AND record = new."id" AND scope = 0); END;
CREATE TRIGGER "hook_products_products_delete" AFTER DELETE ON "products" WHEN EXISTS (SELECT 1 FROM "hooks") BEGIN INSERT INTO hook_occasions (subject, record, scope) SELECT 'products', old."id", 0 WHERE NOT EXISTS (SELECT 1 FROM hook_occasions WHERE subject = 'products' AND record = old."id" AND scope = 0); END;
CREATE TRIGGER "hook_customers_customers_insert" AFTER INSERT ON "customers" WHEN EXISTS (SELECT 1 FROM "hooks") BEGIN INSERT INTO hook_occasions (subject, record, scope) SELECT 'customers', new."id", 0 WHERE NOT EXISTS (SELECT 1 FROM hook_occasions WHERE subject = 'customers' AND record = new."id" AND scope = 0); END;
CREATE TRIGGER "hook_customers_customers_update" AFTER UPDATE ON "customers" WHEN EXISTS (SELECT 1 FROM "hooks") AND ifnull(old."_tag", old."_etag") IS NOT ifnull(new."_tag", new."_etag") BEGIN INSERT INTO hook_occasions (subject, record, scope) SELECT 'customers', new."id", 0 WHERE NOT EXISTS (SELECT 1 FROM hook_occasions WHERE subject = 'customers' AND record = new."id" AND scope = 0); END;
CREATE TRIGGER "hook_customers_customers_delete" AFTER DELETE ON "customers" WHEN EXISTS (SELECT 1 FROM "hooks") BEGIN INSERT INTO hook_occasions (subject, record, scope) SELECT 'customers', old."id", 0 WHERE NOT EXISTS (SELECT 1 FROM hook_occasions WHERE subject = 'customers' AND record = old."id" AND scope = 0); END;
CREATE TRIGGER "hook_customers_points_insert" AFTER INSERT ON "customers" WHEN EXISTS (SELECT 1 FROM "hooks") AND new."points" <> 0 BEGIN INSERT INTO hook_occasions (subject, record, scope) SELECT 'points', new."id", 0 WHERE NOT EXISTS (SELECT 1 FROM hook_occasions WHERE subject = 'points' AND record = new."id" AND scope = 0); END;
CREATE TRIGGER "hook_customers_points_update" AFTER UPDATE ON "customers" WHEN EXISTS (SELECT 1 FROM "hooks") AND old."points" IS NOT new."points" BEGIN INSERT INTO hook_occasions (subject, record, scope) SELECT 'points', new."id", 0 WHERE NOT EXISTS (SELECT 1 FROM hook_occasions WHERE subject = 'points' AND record = new."id" AND scope = 0); END;
CREATE TRIGGER "hook_stock_stock_insert" AFTER INSERT ON "stock" WHEN EXISTS (SELECT 1 FROM "hooks") BEGIN INSERT INTO hook_occasions (subject, record, scope) SELECT 'stock', new."_productId", new."_warehouseId" WHERE NOT EXISTS (SELECT 1 FROM hook_occasions WHERE subject = 'stock' AND record = new."_productId" AND scope = new."_warehouseId"); END;
CREATE TRIGGER "feed_tags_insert" AFTER INSERT ON "tags" WHEN EXISTS (SELECT 1 FROM feed_epochs) BEGIN UPDATE feed SET seq = (SELECT coalesce(max(seq), 0) FROM feed) + 1 WHERE entity = 'tags' AND record = new.id AND scope = 0; INSERT INTO feed (seq, entity, record, scope) SELECT (SELECT coalesce(max(seq), 0) FROM feed) + 1, 'tags', new.id, 0 WHERE NOT EXISTS (SELECT 1 FROM feed WHERE entity = 'tags' AND record = new.id AND scope = 0); END;
CREATE TRIGGER "feed_tags_update" AFTER UPDATE ON "tags" WHEN EXISTS (SELECT 1 FROM feed_epochs) AND (old."_etag" IS NOT new."_etag" OR old."versionDate" IS NOT new."versionDate") BEGIN UPDATE feed SET seq = (SELECT coalesce(max(seq), 0) FROM feed) + 1 WHERE entity = 'tags' AND record = new.id AND scope = 0; INSERT INTO feed (seq, entity, record, scope) SELECT (SELECT coalesce(max(seq), 0) FROM feed) + 1, 'tags', new.id, 0 WHERE NOT EXISTS (SELECT 1 FROM feed WHERE entity = 'tags' AND record = new.id AND scope = 0); END;
CREATE TRIGGER "feed_tags_delete" AFTER DELETE ON "tags" WHEN EXISTS (SELECT 1 FROM feed_epochs) BEGIN UPDATE feed SET seq = (SELECT coalesce(max(seq), 0) FROM feed) + 1 WHERE entity = 'tags' AND record = old.id AND scope = 0; INSERT INTO feed (seq, entity, record, scope) SELECT (SELECT coalesce(max(seq), 0) FROM feed) + 1, 'tags', old.id, 0 WHERE NOT EXISTS (SELECT 1 FROM feed WHERE entity = 'tags' AND record = old.id AND scope = 0); END;
CREATE TRIGGER "feed_discount_groups_insert" AFTER INSERT ON "discount_groups" WHEN EXISTS (SELECT 1 FROM feed_epochs) BEGIN UPDATE feed SET seq = (SELECT coalesce(max(seq), 0) FROM feed) + 1 WHERE entity = 'discount-groups' AND record = new.id AND scope = 0; INSERT INTO feed (seq, entity, record, scope) SELECT (SELECT coalesce(max(seq), 0) FROM feed) + 1, 'discount-groups', new.id, 0 WHERE NOT EXISTS (SELECT 1 FROM feed WHERE entity = 'discount-groups' AND record = new.id AND scope = 0); END;
CREATE TRIGGER "feed_discount_groups_update" AFTER UPDATE ON "discount_groups" WHEN EXISTS (SELECT 1 FROM feed_epochs) AND (old."_etag" IS NOT new."_etag" OR old."versionDate" IS NOT new."versionDate") BEGIN UPDATE feed SET seq = (SELECT coalesce(max(seq), 0) FROM feed) + 1 WHERE entity = 'discount-groups' AND record = new.id AND scope = 0; INSERT INTO feed (seq, entity, record, scope) SELECT (SELECT coalesce(max(seq), 0) FROM feed) + 1, 'discount-groups', new.id, 0 WHERE NOT EXISTS (SELECT 1 FROM feed WHERE entity = 'discount-groups' AND record = new.id AND scope = 0); END;
CREATE TRIGGER "feed_discount_groups_delete" AFTER DELETE ON "discount_groups" WHEN EXISTS (SELECT 1 FROM feed_epochs) BEGIN UPDATE feed SET seq = (SELECT coalesce(max(seq), 0) FROM feed) + 1 WHERE entity = 'discount-groups' AND record = old.id AND scope = 0; INSERT INTO feed (seq, entity, record, scope) SELECT (SELECT coalesce(max(seq), 0) FROM feed) + 1, 'discount-groups', old.id, 0 WHERE NOT EXISTS (SELECT 1 FROM feed WHERE entity = 'discount-groups' AND record = old.id AND scope = 0); END;
CREATE TRIGGER "feed_branches_insert" AFTER INSERT ON "branches" WHEN EXISTS (SELECT 1 FROM feed_epochs) BEGIN UPDATE feed SET seq = (SELECT coalesce(max(seq), 0) FROM feed) + 1 WHERE entity = 'branches' AND record = new.id AND scope = 0; INSERT INTO feed (seq, entity, record, scope) SELECT (SELECT coalesce(max(seq), 0) FROM feed) + 1, 'branches', new.id, 0 WHERE NOT EXISTS (SELECT 1 FROM feed WHERE entity = 'branches' AND record = new.id AND scope = 0); END;
CREATE TRIGGER "feed_branches_update" AFTER UPDATE ON "branches" WHEN EXISTS (SELECT 1 FROM feed_epochs) AND (old."_etag" IS NOT new."_etag" OR old."versionDate" IS NOT new."versionDate") BEGIN UPDATE feed SET seq = (SELECT coalesce(max(seq), 0) FROM feed) + 1 WHERE entity = 'branches' AND record = new.id AND scope = 0; INSERT INTO feed (seq, entity, record, scope) SELECT (SELECT coalesce(max(seq), 0) FROM feed) + 1, 'branches', new.id, 0 WHERE NOT EXISTS (SELECT 1 FROM feed WHERE entity = 'branches' AND record = new.id AND scope = 0); END;
CREATE TRIGGER "feed_branches_delete" AFTER DELETE ON "branches" WHEN EXISTS (SELECT 1 FROM feed_epochs) BEGIN UPDATE feed SET seq = (SELECT coalesce(max(seq), 0) FROM feed) + 1 WHERE entity = 'branches' AND record = old.id AND scope = 0; INSERT INTO feed (seq, entity, record, scope) SELECT (SELECT coalesce(max(seq), 0) FROM feed) + 1, 'branches', old.id, 0 WHERE NOT EXISTS (SELECT 1 FROM feed WHERE entity = 'branches' AND record = old.id AND scope = 0); END;
CREATE TRIGGER "feed_taxes_insert" AFTER INSERT ON "taxes" WHEN EXISTS (SELECT 1 FROM feed_epochs) BEGIN UPDATE feed SET seq = (SELECT coalesce(max(seq), 0) FROM feed) + 1 WHERE entity = 'taxes' AND record = new.id AND scope = 0; INSERT INTO feed (seq, entity, record, scope) SELECT (SELECT coalesce(max(seq), 0) FROM feed) + 1, 'taxes', new.id, 0 WHERE NOT EXISTS (SELECT 1 FROM feed WHERE entity = 'taxes' AND record = new.id AND scope = 0); END;
CREATE TRIGGER "feed_taxes_update" AFTER UPDATE ON "taxes" WHEN EXISTS (SELECT 1 FROM feed_epochs) AND (old."_etag" IS NOT new."_etag" OR old."versionDate" IS NOT new."versionDate") BEGIN UPDATE feed SET seq = (SELECT coalesce(max(seq), 0) FROM feed) + 1 WHERE entity = 'taxes' AND record = new.id AND scope = 0; INSERT INTO feed (seq, entity, record, scope) SELECT (SELECT coalesce(max(seq), 0) FROM feed) + 1, 'taxes', new.id, 0 WHERE NOT EXISTS (SELECT 1 FROM feed WHERE entity = 'taxes' AND record = new.id AND scope = 0); END;
CREATE TRIGGER "feed_taxes_delete" AFTER DELETE ON "taxes" WHEN EXISTS (SELECT 1 FROM feed_epochs) BEGIN UPDATE feed SET seq = (SELECT coalesce(max(seq), 0) FROM feed) + 1 WHERE entity = 'taxes' AND record = old.id AND scope = 0; INSERT INTO feed (seq, entity, record, scope) SELECT (SELECT coalesce(max(seq), 0) FROM feed) + 1, 'taxes', old.id, 0 WHERE NOT EXISTS (SELECT 1 FROM feed WHERE entity = 'taxes' AND record = old.id AND scope = 0); END;
CREATE TRIGGER "feed_eet_subjects_insert" AFTER INSERT ON "eet_subjects" WHEN EXISTS (SELECT 1 FROM feed_epochs) BEGIN UPDATE feed SET seq = (SELECT coalesce(max(seq), 0) FROM feed) + 1 WHERE entity = 'eet-subjects' AND record = new.id AND scope = 0; INSERT INTO feed (seq, entity, record, scope) SELECT (SELECT coalesce(max(seq), 0) FROM feed) + 1, 'eet-subjects', new.id, 0 WHERE NOT EXISTS (SELECT 1 FROM feed WHERE entity = 'eet-subjects' AND record = new.id AND scope = 0); END;
CREATE TRIGGER "feed_eet_subjects_update" AFTER UPDATE ON "eet_subjects" WHEN EXISTS (SELECT 1 FROM feed_epochs) AND (old."_etag" IS NOT new."_etag" OR old."versionDate" IS NOT new."versionDate") BEGIN UPDATE feed SET seq = (SELECT coalesce(max(seq), 0) FROM feed) + 1 WHERE entity = 'eet-subjects' AND record = new.id AND scope = 0; INSERT INTO feed (seq, entity, record, scope) SELECT (SELECT coalesce(max(seq), 0) FROM feed) + 1, 'eet-subjects', new.id, 0 WHERE NOT EXISTS (SELECT 1 FROM feed WHERE entity = 'eet-subjects' AND record = new.id AND scope = 0); END;
CREATE TRIGGER "feed_eet_subjects_delete" AFTER DELETE ON "eet_subjects" WHEN EXISTS (SELECT 1 FROM feed_epochs) BEGIN UPDATE feed SET seq = (SELECT coalesce(max(seq), 0) FROM feed) + 1 WHERE entity = 'eet-subjects' AND record = old.id AND scope = 0; INSERT INTO feed (seq, entity, record, scope) SELECT (SELECT coalesce(max(seq), 0) FROM feed) + 1, 'eet-subjects', old.id, 0 WHERE NOT EXISTS (SELECT 1 FROM feed WHERE entity = 'eet-subjects' AND record = old.id AND scope = 0); END;
CREATE TRIGGER "feed_categories_insert" AFTER INSERT ON "categories" WHEN EXISTS (SELECT 1 FROM feed_epochs) BEGIN UPDATE feed SET seq = (SELECT coalesce(max(seq), 0) FROM feed) + 1 WHERE entity = 'categories' AND record = new.id AND scope = 0; INSERT INTO feed (seq, entity, record, scope) SELECT (SELECT coalesce(max(seq), 0) FROM feed) + 1, 'categories', new.id, 0 WHERE NOT EXISTS (SELECT 1 FROM feed WHERE entity = 'categories' AND record = new.id AND scope = 0); END;
CREATE TRIGGER "feed_categories_update" AFTER UPDATE ON "categories" WHEN EXISTS (SELECT 1 FROM feed_epochs) AND (old."_etag" IS NOT new."_etag" OR old."versionDate" IS NOT new."versionDate") BEGIN UPDATE feed SET seq = (SELECT coalesce(max(seq), 0) FROM feed) + 1 WHERE entity = 'categories' AND record = new.id AND scope = 0; INSERT INTO feed (seq, entity, record, scope) SELECT (SELECT coalesce(max(seq), 0) FROM feed) + 1, 'categories', new.id, 0 WHERE NOT EXISTS (SELECT 1 FROM feed WHERE entity = 'categories' AND record = new.id AND scope = 0); END;
CREATE TRIGGER "feed_categories_delete" AFTER DELETE ON "categories" WHEN EXISTS (SELECT 1 FROM feed_epochs) BEGIN UPDATE feed SET seq = (SELECT coalesce(max(seq), 0) FROM feed) + 1 WHERE entity = 'categories' AND record = old.id AND scope = 0; INSERT INTO feed (seq, entity, record, scope) SELECT (SELECT coalesce(max(seq), 0) FROM feed) + 1, 'categories', old.id, 0 WHERE NOT EXISTS (SELECT 1 FROM feed WHERE entity = 'categories' AND record = old.id AND scope = 0); END;
CREATE TRIGGER "feed_warehouses_insert" AFTER INSERT ON "warehouses" WHEN EXISTS (SELECT 1 FROM feed_epochs) BEGIN UPDATE feed SET seq = (SELECT coalesce(max(seq), 0) FROM feed) + 1 WHERE entity = 'warehouses' AND record = new.id AND scope = 0; INSERT INTO feed (seq, entity, record, scope) SELECT (SELECT coalesce(max(seq), 0) FROM feed) + 1, 'warehouses', new.id, 0 WHERE NOT EXISTS (SELECT 1 FROM feed WHERE entity = 'warehouses' AND record = new.id AND scope = 0); END;
CREATE TRIGGER "feed_warehouses_update" AFTER UPDATE ON "warehouses" WHEN EXISTS (SELECT 1 FROM feed_epochs) AND (old."_etag" IS NOT new."_etag" OR old."versionDate" IS NOT new."versionDate") BEGIN UPDATE feed SET seq = (SELECT coalesce(max(seq), 0) FROM feed) + 1 WHERE entity = 'warehouses' AND record = new.id AND scope = 0; INSERT INTO feed (seq, entity, record, scope) SELECT (SELECT coalesce(max(seq), 0) FROM feed) + 1, 'warehouses', new.id, 0 WHERE NOT EXISTS (SELECT 1 FROM feed WHERE entity = 'warehouses' AND record = new.id AND scope = 0); END;
CREATE TRIGGER "feed_warehouses_delete" AFTER DELETE ON "warehouses" WHEN EXISTS (SELECT 1 FROM feed_epochs) BEGIN UPDATE feed SET seq = (SELECT coalesce(max(seq), 0) FROM feed) + 1 WHERE entity = 'warehouses' AND record = old.id AND scope = 0; INSERT INTO feed (seq, entity, record, scope) SELECT (SELECT coalesce(max(seq), 0) FROM feed) + 1, 'warehouses', old.id, 0 WHERE NOT EXISTS (SELECT 1 FROM feed WHERE entity = 'warehouses' AND record = old.id AND scope = 0); END;
CREATE TRIGGER "feed_suppliers_insert" AFTER INSERT ON "suppliers" WHEN EXISTS (SELECT 1 FROM feed_epochs) BEGIN UPDATE feed SET seq = (SELECT coalesce(max(seq), 0) FROM feed) + 1 WHERE entity = 'suppliers' AND record = new.id AND scope = 0; INSERT INTO feed (seq, entity, record, scope) SELECT (SELECT coalesce(max(seq), 0) FROM feed) + 1, 'suppliers', new.id, 0 WHERE NOT EXISTS (SELECT 1 FROM feed WHERE entity = 'suppliers' AND record = new.id AND scope = 0); END;
CREATE TRIGGER "feed_suppliers_update" AFTER UPDATE ON "suppliers" WHEN EXISTS (SELECT 1 FROM feed_epochs) AND (old."_etag" IS NOT new."_etag" OR old."versionDate" IS NOT new."versionDate") BEGIN UPDATE feed SET seq = (SELECT coalesce(max(seq), 0) FROM feed) + 1 WHERE entity = 'suppliers' AND record = new.id AND scope = 0; INSERT INTO feed (seq, entity, record, scope) SELECT (SELECT coalesce(max(seq), 0) FROM feed) + 1, 'suppliers', new.id, 0 WHERE NOT EXISTS (SELECT 1 FROM feed WHERE entity = 'suppliers' AND record = new.id AND scope = 0); END;
CREATE TRIGGER "feed_suppliers_delete" AFTER DELETE ON "suppliers" WHEN EXISTS (SELECT 1 FROM feed_epochs) BEGIN UPDATE feed SET seq = (SELECT coalesce(max(seq), 0) FROM feed) + 1 WHERE entity = 'suppliers' AND record = old.id AND scope = 0; INSERT INTO feed (seq, entity, record, scope) SELECT (SELECT coalesce(max(seq), 0) FROM feed) + 1, 'suppliers', old.id, 0 WHERE NOT EXISTS (SELECT 1 FROM feed WHERE entity = 'suppliers' AND record = old.id AND scope = 0); END;
CREATE TRIGGER "feed_employees_insert" AFTER INSERT ON "employees" WHEN EXISTS (SELECT 1 FROM feed_epochs) BEGIN UPDATE feed SET seq = (SELECT coalesce(max(seq), 0) FROM feed) + 1 WHERE entity = 'employees' AND record = new.id AND scope = 0; INSERT INTO feed (seq, entity, record, scope) SELECT (SELECT coalesce(max(seq), 0) FROM feed) + 1, 'employees', new.id, 0 WHERE NOT EXISTS (SELECT 1 FROM feed WHERE entity = 'employees' AND record = new.id AND scope = 0); END;
CREATE TRIGGER "feed_employees_update" AFTER UPDATE ON "employees" WHEN EXISTS (SELECT 1 FROM feed_epochs) AND (old."_etag" IS NOT new."_etag" OR old."versionDate" IS NOT new."versionDate") BEGIN UPDATE feed SET seq = (SELECT coalesce(max(seq), 0) FROM feed) + 1 WHERE entity = 'employees' AND record = new.id AND scope = 0; INSERT INTO feed (seq, entity, record, scope) SELECT (SELECT coalesce(max(seq), 0) FROM feed) + 1, 'employees', new.id, 0 WHERE NOT EXISTS (SELECT 1 FROM feed WHERE entity = 'employees' AND record = new.id AND scope = 0); END;
CREATE TRIGGER "feed_employees_delete" AFTER DELETE ON "employees" WHEN EXISTS (SELECT 1 FROM feed_epochs) BEGIN UPDATE feed SET seq = (SELECT coalesce(max(seq), 0) FROM feed) + 1 WHERE entity = 'employees' AND record = old.id AND scope = 0; INSERT INTO feed (seq, entity, record, scope) SELECT (SELECT coalesce(max(seq), 0) FROM feed) + 1, 'employees', old.id, 0 WHERE NOT EXISTS (SELECT 1 FROM feed WHERE entity = 'employees' AND record = old.id AND scope = 0); END;
CREATE TRIGGER "feed_products_insert" AFTER INSERT ON "products" WHEN EXISTS (SELECT 1 FROM feed_epochs) BEGIN UPDATE feed SET seq = (SELECT coalesce(max(seq), 0) FROM feed) + 1 WHERE entity = 'products' AND record = new.id AND scope = 0; INSERT INTO feed (seq, entity, record, scope) SELECT (SELECT coalesce(max(seq), 0) FROM feed) + 1, 'products', new.id, 0 WHERE NOT EXISTS (SELECT 1 FROM feed WHERE entity = 'products' AND record = new.id AND scope = 0); DELETE FROM feed WHERE entity = 'warehouse-products' AND record = new.id AND scope IN (SELECT "_warehouseId" FROM stock WHERE "_productId" = new.id); INSERT INTO feed (seq, entity, record, scope) SELECT (SELECT coalesce(max(seq), 0) FROM feed) + row_number() OVER (ORDER BY "_warehouseId"), 'warehouse-products', new.id, "_warehouseId" FROM stock WHERE "_productId" = new.id; END;
CREATE TRIGGER "feed_products_update" AFTER UPDATE ON "products" WHEN EXISTS (SELECT 1 FROM feed_epochs) AND (old."_etag" IS NOT new."_etag" OR old."versionDate" IS NOT new."versionDate") BEGIN UPDATE feed SET seq = (SELECT coalesce(max(seq), 0) FROM feed) + 1 WHERE entity = 'products' AND record = new.id AND scope = 0; INSERT INTO feed (seq, entity, record, scope) SELECT (SELECT coalesce(max(seq), 0) FROM feed) + 1, 'products', new.id, 0 WHERE NOT EXISTS (SELECT 1 FROM feed WHERE entity = 'products' AND record = new.id AND scope = 0); DELETE FROM feed WHERE entity = 'warehouse-products' AND record = new.id AND scope IN (SELECT "_warehouseId" FROM stock WHERE "_productId" = new.id); INSERT INTO feed (seq, entity, record, scope) SELECT (SELECT coalesce(max(seq), 0) FROM feed) + row_number() OVER (ORDER BY "_warehouseId"), 'warehouse-products', new.id, "_warehouseId" FROM stock WHERE "_productId" = new.id; END;
CREATE TRIGGER "feed_products_delete" AFTER DELETE ON "products" WHEN EXISTS (SELECT 1 FROM feed_epochs) BEGIN UPDATE feed SET seq = (SELECT coalesce(max(seq), 0) FROM feed) + 1 WHERE entity = 'products' AND record = old.id AND scope = 0; INSERT INTO feed (seq, entity, record, scope) SELECT (SELECT coalesce(max(seq), 0) FROM feed) + 1, 'products', old.id, 0 WHERE NOT EXISTS (SELECT 1 FROM feed WHERE entity = 'products' AND record = old.id AND scope = 0); DELETE FROM feed WHERE entity = 'warehouse-products' AND record = old.id AND scope IN (SELECT "_warehouseId" FROM stock WHERE "_productId" = old.id); INSERT INTO feed (seq, entity, record, scope) SELECT (SELECT coalesce(max(seq), 0) FROM feed) + row_number() OVER (ORDER BY "_warehouseId"), 'warehouse-products', old.id, "_warehouseId" FROM stock WHERE "_productId" = old.id; END;
CREATE TRIGGER "feed_product_ingredients_insert" AFTER INSERT ON "product_ingredients" WHEN EXISTS (SELECT 1 FROM feed_epochs) BEGIN UPDATE feed SET seq = (SELECT coalesce(max(seq), 0) FROM feed) + 1 WHERE entity = 'product-ingredients' AND record = new.id AND scope = 0; INSERT INTO feed (seq, entity, record, scope) SELECT (SELECT coalesce(max(seq), 0) FROM feed) + 1, 'product-ingredients', new.id, 0 WHERE NOT EXISTS (SELECT 1 FROM feed WHERE entity = 'product-ingredients' AND record = new.id AND scope = 0); END;
CREATE TRIGGER "feed_product_ingredients_update" AFTER UPDATE ON "product_ingredients" WHEN EXISTS (SELECT 1 FROM feed_epochs) AND (old."_etag" IS NOT new."_etag" OR old."versionDate" IS NOT new."versionDate") BEGIN UPDATE feed SET seq = (SELECT coalesce(max(seq), 0) FROM feed) + 1 WHERE entity = 'product-ingredients' AND record = new.id AND scope = 0; INSERT INTO feed (seq, entity, record, scope) SELECT (SELECT coalesce(max(seq), 0) FROM feed) + 1, 'product-ingredients', new.id, 0 WHERE NOT EXISTS (SELECT 1 FROM feed WHERE entity = 'product-ingredients' AND record = new.id AND scope = 0); END;
CREATE TRIGGER "feed_product_ingredients_delete" AFTER DELETE ON "product_ingredients" WHEN EXISTS (SELECT 1 FROM feed_epochs) BEGIN UPDATE feed SET seq = (SELECT coalesce(max(seq), 0) FROM feed) + 1 WHERE entity = 'product-ingredients' AND record = old.id AND scope = 0; INSERT INTO feed (seq, entity, record, scope) SELECT (SELECT coalesce(max(seq), 0) FROM feed) + 1, 'product-ingredients', old.id, 0 WHERE NOT EXISTS (SELECT 1 FROM feed WHERE entity = 'product-ingredients' AND record = old.id AND scope = 0); END;
CREATE TRIGGER "feed_customers_insert" AFTER INSERT ON "customers" WHEN EXISTS (SELECT 1 FROM feed_epochs) BEGIN UPDATE feed SET seq = (SELECT coalesce(max(seq), 0) FROM feed) + 1 WHERE entity = 'customers' AND record = new.id AND scope = 0; INSERT INTO feed (seq, entity, record, scope) SELECT (SELECT coalesce(max(seq), 0) FROM feed) + 1, 'customers', new.id, 0 WHERE NOT EXISTS (SELECT 1 FROM feed WHERE entity = 'customers' AND record = new.id AND scope = 0); END;
CREATE TRIGGER "feed_customers_update" AFTER UPDATE ON "customers" WHEN EXISTS (SELECT 1 FROM feed_epochs) AND (old."_etag" IS NOT new."_etag" OR old."versionDate" IS NOT new."versionDate") BEGIN UPDATE feed SET seq = (SELECT coalesce(max(seq), 0) FROM feed) + 1 WHERE entity = 'customers' AND record = new.id AND scope = 0; INSERT INTO feed (seq, entity, record, scope) SELECT (SELECT coalesce(max(seq), 0) FROM feed) + 1, 'customers', new.id, 0 WHERE NOT EXISTS (SELECT 1 FROM feed WHERE entity = 'customers' AND record = new.id AND scope = 0); END;
CREATE TRIGGER "feed_customers_delete" AFTER DELETE ON "customers" WHEN EXISTS (SELECT 1 FROM feed_epochs) BEGIN UPDATE feed SET seq = (SELECT coalesce(max(seq), 0) FROM feed) + 1 WHERE entity = 'customers' AND record = old.id AND scope = 0; INSERT INTO feed (seq, entity, record, scope) SELECT (SELECT coalesce(max(seq), 0) FROM feed) + 1, 'customers', old.id, 0 WHERE NOT EXISTS (SELECT 1 FROM feed WHERE entity = 'customers' AND record = old.id AND scope = 0); END;
CREATE TRIGGER "feed_hooks_insert" AFTER INSERT ON "hooks" WHEN EXISTS (SELECT 1 FROM feed_epochs) BEGIN UPDATE feed SET seq = (SELECT coalesce(max(seq), 0) FROM feed) + 1 WHERE entity = 'webhooks' AND record = new.id AND scope = 0; INSERT INTO feed (seq, entity, record, scope) SELECT (SELECT coalesce(max(seq), 0) FROM feed) + 1, 'webhooks', new.id, 0 WHERE NOT EXISTS (SELECT 1 FROM feed WHERE entity = 'webhooks' AND record = new.id AND scope = 0); END;
CREATE TRIGGER "feed_hooks_update" AFTER UPDATE ON "hooks" WHEN EXISTS (SELECT 1 FROM feed_epochs) BEGIN UPDATE feed SET seq = (SELECT coalesce(max(seq), 0) FROM feed) + 1 WHERE entity = 'webhooks' AND record = new.id AND scope = 0; INSERT INTO feed (seq, entity, record, scope) SELECT (SELECT coalesce(max(seq), 0) FROM feed) + 1, 'webhooks', new.id, 0 WHERE NOT EXISTS (SELECT 1 FROM feed WHERE entity = 'webhooks' AND record = new.id AND scope = 0); END;
CREATE TRIGGER "feed_hooks_delete" AFTER DELETE ON "hooks" WHEN EXISTS (SELECT 1 FROM feed_epochs) BEGIN UPDATE feed SET seq = (SELECT coalesce(max(seq), 0) FROM feed) + 1 WHERE entity = 'webhooks' AND record = old.id AND scope = 0; INSERT INTO feed (seq, entity, record, scope) SELECT (SELECT coalesce(max(seq), 0) FROM feed) + 1, 'webhooks', old.id, 0 WHERE NOT EXISTS (SELECT 1 FROM feed WHERE entity = 'webhooks' AND record = old.id AND scope = 0); END;
CREATE TRIGGER "feed_stock_insert" AFTER INSERT ON "stock" WHEN EXISTS (SELECT 1 FROM feed_epochs) BEGIN UPDATE feed SET seq = (SELECT coalesce(max(seq), 0) FROM feed) + 1 WHERE entity = 'warehouse-products' AND record = new."_productId" AND scope = new."_warehouseId"; INSERT INTO feed (seq, entity, record, scope) SELECT (SELECT coalesce(max(seq), 0) FROM feed) + 1, 'warehouse-products', new."_productId", new."_warehouseId" WHERE NOT EXISTS (SELECT 1 FROM feed WHERE entity = 'warehouse-products' AND record = new."_productId" AND scope = new."_warehouseId"); END;
CREATE TRIGGER "feed_stock_update" AFTER UPDATE ON "stock" WHEN EXISTS (SELECT 1 FROM feed_epochs) BEGIN UPDATE feed SET seq = (SELECT coalesce(max(seq), 0) FROM feed) + 1 WHERE entity = 'warehouse-products' AND record = new."_productId" AND scope = new."_warehouseId"; INSERT INTO feed (seq, entity, record, scope) SELECT (SELECT coalesce(max(seq), 0) FROM feed) + 1, 'warehouse-products', new."_productId", new."_warehouseId" WHERE NOT EXISTS (SELECT 1 FROM feed WHERE entity = 'warehouse-products' AND record = new."_productId" AND scope = new."_warehouseId"); END;
CREATE TRIGGER "feed_stock_delete" AFTER DELETE ON "stock" WHEN EXISTS (SELECT 1 FROM feed_epochs) BEGIN UPDATE feed SET seq = (SELECT coalesce(max(seq), 0) FROM feed) + 1 WHERE entity = 'warehouse-products' AND record = old."_productId" AND scope = old."_warehouseId"; INSERT INTO feed (seq, entity, record, scope) SELECT (SELECT coalesce(max(seq), 0) FROM feed) + 1, 'warehouse-products', old."_productId", old."_warehouseId" WHERE NOT EXISTS (SELECT 1 FROM feed WHERE entity = 'warehouse-products' AND record = old."_productId" AND scope = old."_warehouseId"); END;
PRAGMA user_version=11;
COMMIT;
