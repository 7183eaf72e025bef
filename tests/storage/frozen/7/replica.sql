BEGIN;
CREATE TABLE "_sqlite_migrations" (
   "id" INTEGER PRIMARY KEY,
   "migration_set" TEXT,
   "name" TEXT,
   "applied_at" TEXT
);
CREATE TABLE "meta" (
   "key" TEXT PRIMARY KEY,
   "value" TEXT
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
   "body" TEXT NOT NULL
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
   "problem" TEXT, "counted" INTEGER,
   PRIMARY KEY ("entity", "scope")
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
   "body" TEXT
, "secret" TEXT);
CREATE TABLE "stock" (
   "_warehouseId" INTEGER,
   "_productId" INTEGER,
   "stockQuantityStatus" REAL,
   "purchasePriceWithoutVat" REAL,
   "stockStatusVersiondate" INTEGER,
   "_cloudVersion" INTEGER,
   PRIMARY KEY ("_warehouseId", "_productId")
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
CREATE TABLE "orders" (
   "entity" TEXT,
   "field" TEXT,
   "language" TEXT,
   "version" INTEGER,
   PRIMARY KEY ("entity", "field")
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
   "overlapped" INTEGER
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
CREATE TABLE "ranges" (
   "entity" TEXT,
   "scope" INTEGER,
   "lower" INTEGER,
   "upper" INTEGER NOT NULL,
   "anchor" INTEGER,
   "unproven" INTEGER,
   PRIMARY KEY ("entity", "scope", "lower")
);
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
   "_cloudVersion" INTEGER
);
CREATE VIRTUAL TABLE "tags_fts" USING fts5("_search", content="tags", content_rowid="id", columnsize=0, tokenize="trigram");
CREATE TABLE "tags_unindexed" (id INTEGER PRIMARY KEY);
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
   "_cloudVersion" INTEGER
);
CREATE VIRTUAL TABLE "discount_groups_fts" USING fts5("_search", content="discount_groups", content_rowid="id", columnsize=0, tokenize="trigram");
CREATE TABLE "discount_groups_unindexed" (id INTEGER PRIMARY KEY);
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
   "_cloudVersion" INTEGER
);
CREATE VIRTUAL TABLE "taxes_fts" USING fts5("_search", content="taxes", content_rowid="id", columnsize=0, tokenize="trigram");
CREATE TABLE "taxes_unindexed" (id INTEGER PRIMARY KEY);
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
   "_cloudVersion" INTEGER
);
CREATE VIRTUAL TABLE "eet_subjects_fts" USING fts5("_search", content="eet_subjects", content_rowid="id", columnsize=0, tokenize="trigram");
CREATE TABLE "eet_subjects_unindexed" (id INTEGER PRIMARY KEY);
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
   "_cloudVersion" INTEGER
);
CREATE VIRTUAL TABLE "categories_fts" USING fts5("_search", content="categories", content_rowid="id", columnsize=0, tokenize="trigram");
CREATE TABLE "categories_unindexed" (id INTEGER PRIMARY KEY);
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
   "_cloudVersion" INTEGER
);
CREATE VIRTUAL TABLE "warehouses_fts" USING fts5("_search", content="warehouses", content_rowid="id", columnsize=0, tokenize="trigram");
CREATE TABLE "warehouses_unindexed" (id INTEGER PRIMARY KEY);
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
   "_cloudVersion" INTEGER
);
CREATE VIRTUAL TABLE "suppliers_fts" USING fts5("_search", content="suppliers", content_rowid="id", columnsize=0, tokenize="trigram");
CREATE TABLE "suppliers_unindexed" (id INTEGER PRIMARY KEY);
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
   "_cloudVersion" INTEGER
);
CREATE VIRTUAL TABLE "employees_fts" USING fts5("_search", content="employees", content_rowid="id", columnsize=0, tokenize="trigram");
CREATE TABLE "employees_unindexed" (id INTEGER PRIMARY KEY);
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
   "_cloudVersion" INTEGER
);
CREATE VIRTUAL TABLE "products_fts" USING fts5("_search", content="products", content_rowid="id", columnsize=0, tokenize="trigram");
CREATE TABLE "products_unindexed" (id INTEGER PRIMARY KEY);
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
   "_cloudVersion" INTEGER
);
CREATE VIRTUAL TABLE "product_ingredients_fts" USING fts5("_search", content="product_ingredients", content_rowid="id", columnsize=0, tokenize="trigram");
CREATE TABLE "product_ingredients_unindexed" (id INTEGER PRIMARY KEY);
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
   "_cloudVersion" INTEGER
);
CREATE VIRTUAL TABLE "customers_fts" USING fts5("_search", content="customers", content_rowid="id", columnsize=0, tokenize="trigram");
CREATE TABLE "customers_unindexed" (id INTEGER PRIMARY KEY);
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
   "_cloudVersion" INTEGER
);
CREATE VIRTUAL TABLE "webhooks_fts" USING fts5("_search", content="webhooks", content_rowid="id", columnsize=0, tokenize="trigram");
CREATE TABLE "webhooks_unindexed" (id INTEGER PRIMARY KEY);
INSERT INTO "_sqlite_migrations" VALUES (1, 'counterfoil', 'm0001_bookkeeping', '2026-11-22 20:38:13.358180+00:00');
INSERT INTO "_sqlite_migrations" VALUES (2, 'counterfoil', 'm0002_deliveries', '2026-11-22 20:38:13.367950+00:00');
INSERT INTO "_sqlite_migrations" VALUES (3, 'counterfoil', 'm0003_orders', '2026-11-22 20:38:13.368653+00:00');
INSERT INTO "_sqlite_migrations" VALUES (4, 'counterfoil', 'm0004_counted', '2026-11-22 20:38:13.370988+00:00');
INSERT INTO "_sqlite_migrations" VALUES (5, 'counterfoil', 'm0005_pages', '2026-11-22 20:38:13.372427+00:00');
INSERT INTO "_sqlite_migrations" VALUES (6, 'counterfoil', 'm0006_names', '2026-11-22 20:38:13.373739+00:00');
INSERT INTO "_sqlite_migrations" VALUES (7, 'counterfoil', 'm0007_ranges', '2026-11-22 20:38:13.374241+00:00');
INSERT INTO "meta" VALUES ('prepared', '[7, "bfde17e76bffd47d112fe0dbec198363", false, 213]');
INSERT INTO "meta" VALUES ('cloud_id', '343951305');
INSERT INTO "meta" VALUES ('journal_of', '"d09434ff43e15e3b"');
INSERT INTO "meta" VALUES ('refusals', '{"tags": {"update": {"at": 1790003600222, "whole": true, "message": ""}}}');
INSERT INTO "meta" VALUES ('counted_for_age', '1790043200932');
INSERT INTO "meta" VALUES ('manners', '{"by": "36dafc2f270a8302e4fca288cb53ef62", "at": 1790043201055, "wait": 0, "since": null, "limited": 0, "minutes": [[1790043201056, {"sign_in": 1, "read": 26, "write": 2}, 0, 2, 2630, 0]]}');
INSERT INTO "meta" VALUES ('health', '[{"day": 20717, "well": 10, "unreached": 1, "failed": 0, "received": 24, "sent": 1}, {"day": 20718, "well": 4, "unreached": 0, "failed": 0, "received": 0, "sent": 0}]');
INSERT INTO "meta" VALUES ('last_outcome', '{"outcome": "needs_you", "error": null, "online": true, "at": 1790043201057}');
INSERT INTO "meta" VALUES ('last_success', '1790043201057');
INSERT INTO "meta" VALUES ('journal', '37');
INSERT INTO "meta" VALUES ('clean', 'true');
INSERT INTO "outbox" VALUES (1, 'customers', 1009, 'update', 'waiting', 'overlap', 0, 1790000000136, '{"entity": "customers", "id": 1009, "kind": "update", "intent": {"set": {"note": "moje"}, "add": {}}, "base": {"id": 1009, "_cloudId": 343951305, "firstName": "", "lastName": "Z\u00e1kazn\u00edk 1009", "companyName": "", "companyId": "", "vatId": "", "companyId2": null, "tags": ["a"], "display": true, "hexColor": "#2F6FED", "phone": "", "email": "", "addressLine1": "", "addressLine2": null, "city": "Brno", "zip": "", "country": null, "points": 100.0, "barcode": "", "_discountGroupId": null, "birthday": null, "expireDate": null, "note": null, "internalNote": "", "headerPrint": "", "externalId": null, "_sellerId": null, "flags": 0, "created": null, "modifiedBy": null, "deleted": false, "versionDate": 1790003600231}, "remote": {"id": 1009, "_cloudId": 343951305, "firstName": "", "lastName": "Z\u00e1kazn\u00edk 1009", "companyName": "", "companyId": "", "vatId": "", "companyId2": null, "tags": ["a"], "display": true, "hexColor": "#2F6FED", "phone": "", "email": "", "addressLine1": "", "addressLine2": null, "city": "Brno", "zip": "", "country": null, "points": 100.0, "barcode": "", "_discountGroupId": null, "birthday": null, "expireDate": null, "note": "jejich", "internalNote": "", "headerPrint": "", "externalId": null, "_sellerId": null, "flags": 0, "created": null, "modifiedBy": null, "deleted": false, "versionDate": 1790003600231}, "anonymize": false, "strategies": {}, "covered": {"set": {}, "add": {}}, "state": "waiting", "sent": null, "held": {"reason": "overlap", "fields": ["note"], "problems": [], "since": 1790003600212}, "missed": null, "attempts": 0, "next_try": 0, "error": null, "origin": "window", "created": 1790000000136, "changed": 1790000000136}');
INSERT INTO "outbox" VALUES (2, 'customers', 1010, 'update', 'waiting', 'deleted_there', 0, 1790000000138, '{"entity": "customers", "id": 1010, "kind": "update", "intent": {"set": {"note": "je\u0161t\u011b pot\u0159ebn\u00fd"}, "add": {}}, "base": {"id": 1010, "_cloudId": 343951305, "firstName": "", "lastName": "Z\u00e1kazn\u00edk 1010", "companyName": "", "companyId": "", "vatId": "", "companyId2": null, "tags": ["a"], "display": true, "hexColor": "#2F6FED", "phone": "", "email": "", "addressLine1": "", "addressLine2": null, "city": null, "zip": "", "country": null, "points": 100.0, "barcode": "", "_discountGroupId": null, "birthday": null, "expireDate": null, "note": null, "internalNote": "", "headerPrint": "", "externalId": null, "_sellerId": null, "flags": 0, "created": null, "modifiedBy": null, "deleted": false, "versionDate": 1790000000017}, "remote": {"id": 1010, "_cloudId": 343951305, "firstName": "", "lastName": "Z\u00e1kazn\u00edk 1010", "companyName": "", "companyId": "", "vatId": "", "companyId2": null, "tags": ["a"], "display": true, "hexColor": "#2F6FED", "phone": "", "email": "", "addressLine1": "", "addressLine2": null, "city": null, "zip": "", "country": null, "points": 100.0, "barcode": "", "_discountGroupId": null, "birthday": null, "expireDate": null, "note": null, "internalNote": "", "headerPrint": "", "externalId": null, "_sellerId": null, "flags": 0, "created": null, "modifiedBy": null, "deleted": true, "versionDate": 1790000000139}, "anonymize": false, "strategies": {}, "covered": {"set": {}, "add": {}}, "state": "waiting", "sent": null, "held": {"reason": "deleted_there", "fields": [], "problems": [], "since": 1790003600212}, "missed": null, "attempts": 0, "next_try": 0, "error": null, "origin": "window", "created": 1790000000138, "changed": 1790000000138}');
INSERT INTO "outbox" VALUES (3, 'customers', 1011, 'delete', 'waiting', 'edited_there', 0, 1790000000140, '{"entity": "customers", "id": 1011, "kind": "delete", "intent": {"set": {}, "add": {}}, "base": {"id": 1011, "_cloudId": 343951305, "firstName": "", "lastName": "Z\u00e1kazn\u00edk 1011", "companyName": "", "companyId": "", "vatId": "", "companyId2": null, "tags": ["a"], "display": true, "hexColor": "#2F6FED", "phone": "", "email": "", "addressLine1": "", "addressLine2": null, "city": null, "zip": "", "country": null, "points": 100.0, "barcode": "", "_discountGroupId": null, "birthday": null, "expireDate": null, "note": null, "internalNote": "", "headerPrint": "", "externalId": null, "_sellerId": null, "flags": 0, "created": null, "modifiedBy": null, "deleted": false, "versionDate": 1790000000018}, "remote": {"id": 1011, "_cloudId": 343951305, "firstName": "", "lastName": "Z\u00e1kazn\u00edk 1011", "companyName": "", "companyId": "", "vatId": "", "companyId2": null, "tags": ["a"], "display": true, "hexColor": "#2F6FED", "phone": "", "email": "", "addressLine1": "", "addressLine2": null, "city": null, "zip": "", "country": null, "points": 100.0, "barcode": "", "_discountGroupId": null, "birthday": null, "expireDate": null, "note": "upraven jinde", "internalNote": "", "headerPrint": "", "externalId": null, "_sellerId": null, "flags": 0, "created": null, "modifiedBy": null, "deleted": false, "versionDate": 1790000000141}, "anonymize": false, "strategies": {}, "covered": {"set": {}, "add": {}}, "state": "waiting", "sent": null, "held": {"reason": "edited_there", "fields": [], "problems": [], "since": 1790003600212}, "missed": null, "attempts": 0, "next_try": 0, "error": null, "origin": "window", "created": 1790000000140, "changed": 1790000000140}');
INSERT INTO "outbox" VALUES (4, 'customers', 1012, 'update', 'waiting', 'rejected', 0, 1790000000142, '{"entity": "customers", "id": 1012, "kind": "update", "intent": {"set": {"note": "funny"}, "add": {}}, "anonymize": false, "strategies": {}, "covered": {"set": {}, "add": {}}, "state": "waiting", "sent": null, "held": {"reason": "rejected", "fields": [], "problems": [{"field": "lastName", "message": "must not be funny"}], "since": 1790003600236}, "missed": null, "attempts": 1, "next_try": 0, "error": "rejected", "origin": "window", "created": 1790000000142, "changed": 1790000000142, "base": {"id": 1012, "_cloudId": 343951305, "firstName": "", "lastName": "Z\u00e1kazn\u00edk 1012", "companyName": "", "companyId": "", "vatId": "", "companyId2": null, "tags": ["a"], "display": true, "hexColor": "#2F6FED", "phone": "", "email": "", "addressLine1": "", "addressLine2": null, "city": null, "zip": "", "country": null, "points": 100.0, "barcode": "", "_discountGroupId": null, "birthday": null, "expireDate": null, "note": null, "internalNote": "", "headerPrint": "", "externalId": null, "_sellerId": null, "flags": 0, "created": null, "modifiedBy": null, "deleted": false, "versionDate": 1790000000019}, "remote": {"id": 1012, "_cloudId": 343951305, "firstName": "", "lastName": "Z\u00e1kazn\u00edk 1012", "companyName": "", "companyId": "", "vatId": "", "companyId2": null, "tags": ["a"], "display": true, "hexColor": "#2F6FED", "phone": "", "email": "", "addressLine1": "", "addressLine2": null, "city": null, "zip": "", "country": null, "points": 100.0, "barcode": "", "_discountGroupId": null, "birthday": null, "expireDate": null, "note": null, "internalNote": "", "headerPrint": "", "externalId": null, "_sellerId": null, "flags": 0, "created": null, "modifiedBy": null, "deleted": false, "versionDate": 1790000000019}}');
INSERT INTO "outbox" VALUES (5, 'customers', 1013, 'update', 'waiting', 'rule_broken', 0, 1790000000143, '{"entity": "customers", "id": 1013, "kind": "update", "intent": {"set": {}, "add": {"points": -80.0}}, "anonymize": false, "strategies": {}, "covered": {"set": {}, "add": {}}, "state": "waiting", "sent": null, "held": {"reason": "rule_broken", "fields": [], "problems": [{"field": "points", "code": "too_small", "minimum": 0}], "since": 1790003600226}, "missed": null, "attempts": 0, "next_try": 0, "error": null, "origin": "window", "created": 1790000000143, "changed": 1790000000143, "base": {"id": 1013, "_cloudId": 343951305, "firstName": "", "lastName": "Z\u00e1kazn\u00edk 1013", "companyName": "", "companyId": "", "vatId": "", "companyId2": null, "tags": ["a"], "display": true, "hexColor": "#2F6FED", "phone": "", "email": "", "addressLine1": "", "addressLine2": null, "city": null, "zip": "", "country": null, "points": 10.0, "barcode": "", "_discountGroupId": null, "birthday": null, "expireDate": null, "note": null, "internalNote": "", "headerPrint": "", "externalId": null, "_sellerId": null, "flags": 0, "created": null, "modifiedBy": null, "deleted": false, "versionDate": 1790000000144}, "remote": {"id": 1013, "_cloudId": 343951305, "firstName": "", "lastName": "Z\u00e1kazn\u00edk 1013", "companyName": "", "companyId": "", "vatId": "", "companyId2": null, "tags": ["a"], "display": true, "hexColor": "#2F6FED", "phone": "", "email": "", "addressLine1": "", "addressLine2": null, "city": null, "zip": "", "country": null, "points": 10.0, "barcode": "", "_discountGroupId": null, "birthday": null, "expireDate": null, "note": null, "internalNote": "", "headerPrint": "", "externalId": null, "_sellerId": null, "flags": 0, "created": null, "modifiedBy": null, "deleted": false, "versionDate": 1790000000144}}');
INSERT INTO "outbox" VALUES (6, 'tags', 50, 'update', 'waiting', 'verb_refused', 0, 1790000000145, '{"entity": "tags", "id": 50, "kind": "update", "intent": {"set": {"name": "v\u011brn\u00fd"}, "add": {}}, "anonymize": false, "strategies": {}, "covered": {"set": {}, "add": {}}, "state": "waiting", "sent": null, "held": {"reason": "verb_refused", "fields": [], "problems": [], "since": 1790003600223}, "missed": null, "attempts": 1, "next_try": 0, "error": "verb_refused", "origin": "window", "created": 1790000000145, "changed": 1790000000145, "base": {"id": 50, "_cloudId": 343951305, "name": "st\u00e1l\u00fd", "display": true, "externalId": null, "deleted": false, "versionDate": 1790000000005}, "remote": {"id": 50, "_cloudId": 343951305, "name": "st\u00e1l\u00fd", "display": true, "externalId": null, "deleted": false, "versionDate": 1790000000005}}');
INSERT INTO "outbox" VALUES (7, 'customers', 1014, 'update', 'waiting', 'counter_unknown', 0, 1790014400429, '{"entity": "customers", "id": 1014, "kind": "update", "intent": {"set": {}, "add": {"points": 10.0}}, "anonymize": false, "strategies": {}, "covered": {"set": {}, "add": {}}, "state": "waiting", "sent": null, "held": {"reason": "counter_unknown", "fields": ["points"], "problems": [], "since": 1790018000546}, "missed": null, "attempts": 1, "next_try": 0, "error": null, "origin": "window", "created": 1790014400429, "changed": 1790014400429, "base": {"id": 1014, "_cloudId": 343951305, "firstName": "", "lastName": "Z\u00e1kazn\u00edk 1014", "companyName": "", "companyId": "", "vatId": "", "companyId2": null, "tags": ["a"], "display": true, "hexColor": "#2F6FED", "phone": "", "email": "", "addressLine1": "", "addressLine2": null, "city": null, "zip": "", "country": null, "points": 95.0, "barcode": "", "_discountGroupId": null, "birthday": null, "expireDate": null, "note": null, "internalNote": "", "headerPrint": "", "externalId": null, "_sellerId": null, "flags": 0, "created": null, "modifiedBy": null, "deleted": false, "versionDate": 1790014400488}, "remote": {"id": 1014, "_cloudId": 343951305, "firstName": "", "lastName": "Z\u00e1kazn\u00edk 1014", "companyName": "", "companyId": "", "vatId": "", "companyId2": null, "tags": ["a"], "display": true, "hexColor": "#2F6FED", "phone": "", "email": "", "addressLine1": "", "addressLine2": null, "city": null, "zip": "", "country": null, "points": 95.0, "barcode": "", "_discountGroupId": null, "birthday": null, "expireDate": null, "note": null, "internalNote": "", "headerPrint": "", "externalId": null, "_sellerId": null, "flags": 0, "created": null, "modifiedBy": null, "deleted": false, "versionDate": 1790014400488}}');
INSERT INTO "outbox" VALUES (8, 'customers', 1004, 'update', 'sent', NULL, 1790043201200, 1790043200986, '{"entity": "customers", "id": 1004, "kind": "update", "intent": {"set": {"note": "odesl\u00e1no"}, "add": {}}, "anonymize": false, "strategies": {}, "covered": {"set": {}, "add": {}}, "state": "sent", "sent": {"set": {"note": "odesl\u00e1no"}, "add": {}}, "held": null, "missed": null, "attempts": 1, "next_try": 1790043201200, "error": "server_fault", "origin": "window", "created": 1790043200986, "changed": 1790043200986, "base": {"id": 1004, "_cloudId": 343951305, "firstName": "", "lastName": "Z\u00e1kazn\u00edk 1004", "companyName": "", "companyId": "", "vatId": "", "companyId2": null, "tags": ["a"], "display": true, "hexColor": "#2F6FED", "phone": "", "email": "", "addressLine1": "", "addressLine2": null, "city": null, "zip": "", "country": null, "points": 100.0, "barcode": "", "_discountGroupId": null, "birthday": null, "expireDate": null, "note": null, "internalNote": "", "headerPrint": "", "externalId": null, "_sellerId": null, "flags": 0, "created": null, "modifiedBy": null, "deleted": false, "versionDate": 1790000000011}, "remote": {"id": 1004, "_cloudId": 343951305, "firstName": "", "lastName": "Z\u00e1kazn\u00edk 1004", "companyName": "", "companyId": "", "vatId": "", "companyId2": null, "tags": ["a"], "display": true, "hexColor": "#2F6FED", "phone": "", "email": "", "addressLine1": "", "addressLine2": null, "city": null, "zip": "", "country": null, "points": 100.0, "barcode": "", "_discountGroupId": null, "birthday": null, "expireDate": null, "note": null, "internalNote": "", "headerPrint": "", "externalId": null, "_sellerId": null, "flags": 0, "created": null, "modifiedBy": null, "deleted": false, "versionDate": 1790000000011}}');
INSERT INTO "outbox" VALUES (9, 'customers', 1005, 'update', 'sent', NULL, 1790043202554, 1790043200987, '{"entity": "customers", "id": 1005, "kind": "update", "intent": {"set": {}, "add": {"points": 10.0}}, "anonymize": false, "strategies": {}, "covered": {"set": {}, "add": {}}, "state": "sent", "sent": {"set": {"points": 110.0}, "add": {"points": 10.0}}, "held": null, "missed": null, "attempts": 1, "next_try": 1790043202554, "error": "server_fault", "origin": "window", "created": 1790043200987, "changed": 1790043200987, "base": {"id": 1005, "_cloudId": 343951305, "firstName": "", "lastName": "Z\u00e1kazn\u00edk 1005", "companyName": "", "companyId": "", "vatId": "", "companyId2": null, "tags": ["a"], "display": true, "hexColor": "#2F6FED", "phone": "", "email": "", "addressLine1": "", "addressLine2": null, "city": null, "zip": "", "country": null, "points": 100.0, "barcode": "", "_discountGroupId": null, "birthday": null, "expireDate": null, "note": null, "internalNote": "", "headerPrint": "", "externalId": null, "_sellerId": null, "flags": 0, "created": null, "modifiedBy": null, "deleted": false, "versionDate": 1790000000012}, "remote": {"id": 1005, "_cloudId": 343951305, "firstName": "", "lastName": "Z\u00e1kazn\u00edk 1005", "companyName": "", "companyId": "", "vatId": "", "companyId2": null, "tags": ["a"], "display": true, "hexColor": "#2F6FED", "phone": "", "email": "", "addressLine1": "", "addressLine2": null, "city": null, "zip": "", "country": null, "points": 100.0, "barcode": "", "_discountGroupId": null, "birthday": null, "expireDate": null, "note": null, "internalNote": "", "headerPrint": "", "externalId": null, "_sellerId": null, "flags": 0, "created": null, "modifiedBy": null, "deleted": false, "versionDate": 1790000000012}}');
INSERT INTO "outbox" VALUES (10, 'customers', 1003, 'update', 'sent', NULL, 0, 1790043201059, '{"entity": "customers", "id": 1003, "kind": "update", "intent": {"set": {"note": "druh\u00e1", "phone": "222"}, "add": {}}, "anonymize": false, "strategies": {}, "covered": {"set": {}, "add": {}}, "state": "sent", "sent": {"set": {"note": "prvn\u00ed"}, "add": {}}, "held": null, "missed": null, "attempts": 1, "next_try": 0, "error": null, "origin": "window", "created": 1790043200988, "changed": 1790043201059, "base": {"id": 1003, "_cloudId": 343951305, "firstName": "", "lastName": "Z\u00e1kazn\u00edk 1003", "companyName": "", "companyId": "", "vatId": "", "companyId2": null, "tags": ["a"], "display": true, "hexColor": "#2F6FED", "phone": "", "email": "", "addressLine1": "", "addressLine2": null, "city": null, "zip": "", "country": null, "points": 100.0, "barcode": "", "_discountGroupId": null, "birthday": null, "expireDate": null, "note": null, "internalNote": "", "headerPrint": "", "externalId": null, "_sellerId": null, "flags": 0, "created": null, "modifiedBy": null, "deleted": false, "versionDate": 1790000000010}, "remote": {"id": 1003, "_cloudId": 343951305, "firstName": "", "lastName": "Z\u00e1kazn\u00edk 1003", "companyName": "", "companyId": "", "vatId": "", "companyId2": null, "tags": ["a"], "display": true, "hexColor": "#2F6FED", "phone": "", "email": "", "addressLine1": "", "addressLine2": null, "city": null, "zip": "", "country": null, "points": 100.0, "barcode": "", "_discountGroupId": null, "birthday": null, "expireDate": null, "note": null, "internalNote": "", "headerPrint": "", "externalId": null, "_sellerId": null, "flags": 0, "created": null, "modifiedBy": null, "deleted": false, "versionDate": 1790000000010}}');
INSERT INTO "outbox" VALUES (11, 'customers', 6960255217001185, 'create', 'sent', NULL, 1790043201838, 1790043200989, '{"entity": "customers", "id": 6960255217001185, "kind": "create", "intent": {"set": {"firstName": "", "lastName": "Odeslan\u00fd z\u00e1kazn\u00edk", "companyName": "", "companyId": "", "vatId": "", "companyId2": null, "tags": [], "display": true, "hexColor": "#2F6FED", "phone": "", "email": "", "addressLine1": "", "addressLine2": null, "city": null, "zip": "", "country": null, "points": 0.0, "barcode": "", "_discountGroupId": null, "birthday": null, "expireDate": null, "note": null, "internalNote": "", "headerPrint": "", "externalId": null, "_sellerId": null, "flags": 0, "_cloudId": 343951305, "id": 6960255217001185}, "add": {}}, "base": null, "remote": null, "anonymize": false, "strategies": {}, "covered": {"set": {}, "add": {}}, "state": "sent", "sent": {"set": {"firstName": "", "lastName": "Odeslan\u00fd z\u00e1kazn\u00edk", "companyName": "", "companyId": "", "vatId": "", "companyId2": null, "tags": [], "display": true, "hexColor": "#2F6FED", "phone": "", "email": "", "addressLine1": "", "addressLine2": null, "city": null, "zip": "", "country": null, "points": 0.0, "barcode": "", "_discountGroupId": null, "birthday": null, "expireDate": null, "note": null, "internalNote": "", "headerPrint": "", "externalId": null, "_sellerId": null, "flags": 0, "_cloudId": 343951305, "id": 6960255217001185}, "add": {}}, "held": null, "missed": null, "attempts": 1, "next_try": 1790043201838, "error": "server_fault", "origin": "window", "created": 1790043200989, "changed": 1790043200989}');
INSERT INTO "outbox" VALUES (12, 'customers', 1001, 'update', 'waiting', NULL, 0, 1790043201060, '{"entity": "customers", "id": 1001, "kind": "update", "intent": {"set": {"tags": ["a", "b"], "note": "upraveno", "flags": 4}, "add": {}}, "anonymize": false, "strategies": {}, "covered": {"set": {}, "add": {}}, "state": "waiting", "sent": null, "held": null, "missed": null, "attempts": 0, "next_try": 0, "error": null, "origin": "window", "created": 1790043201060, "changed": 1790043201060, "base": {"id": 1001, "_cloudId": 343951305, "firstName": "", "lastName": "Z\u00e1kazn\u00edk 1001", "companyName": "", "companyId": "", "vatId": "", "companyId2": null, "tags": ["a"], "display": true, "hexColor": "#2F6FED", "phone": "", "email": "", "addressLine1": "", "addressLine2": null, "city": null, "zip": "", "country": null, "points": 100.0, "barcode": "", "_discountGroupId": null, "birthday": null, "expireDate": null, "note": null, "internalNote": "", "headerPrint": "", "externalId": null, "_sellerId": null, "flags": 0, "created": null, "modifiedBy": null, "deleted": false, "versionDate": 1790000000008}, "remote": {"id": 1001, "_cloudId": 343951305, "firstName": "", "lastName": "Z\u00e1kazn\u00edk 1001", "companyName": "", "companyId": "", "vatId": "", "companyId2": null, "tags": ["a"], "display": true, "hexColor": "#2F6FED", "phone": "", "email": "", "addressLine1": "", "addressLine2": null, "city": null, "zip": "", "country": null, "points": 100.0, "barcode": "", "_discountGroupId": null, "birthday": null, "expireDate": null, "note": null, "internalNote": "", "headerPrint": "", "externalId": null, "_sellerId": null, "flags": 0, "created": null, "modifiedBy": null, "deleted": false, "versionDate": 1790000000008}}');
INSERT INTO "outbox" VALUES (13, 'customers', 1002, 'update', 'waiting', NULL, 0, 1790043201061, '{"entity": "customers", "id": 1002, "kind": "update", "intent": {"set": {"city": "Olomouc"}, "add": {"points": 7.0}}, "anonymize": false, "strategies": {}, "covered": {"set": {}, "add": {}}, "state": "waiting", "sent": null, "held": null, "missed": null, "attempts": 0, "next_try": 0, "error": null, "origin": "window", "created": 1790043201061, "changed": 1790043201061, "base": {"id": 1002, "_cloudId": 343951305, "firstName": "", "lastName": "Z\u00e1kazn\u00edk 1002", "companyName": "", "companyId": "", "vatId": "", "companyId2": null, "tags": ["a"], "display": true, "hexColor": "#2F6FED", "phone": "", "email": "", "addressLine1": "", "addressLine2": null, "city": null, "zip": "", "country": null, "points": 100.0, "barcode": "", "_discountGroupId": null, "birthday": null, "expireDate": null, "note": null, "internalNote": "", "headerPrint": "", "externalId": null, "_sellerId": null, "flags": 0, "created": null, "modifiedBy": null, "deleted": false, "versionDate": 1790000000009}, "remote": {"id": 1002, "_cloudId": 343951305, "firstName": "", "lastName": "Z\u00e1kazn\u00edk 1002", "companyName": "", "companyId": "", "vatId": "", "companyId2": null, "tags": ["a"], "display": true, "hexColor": "#2F6FED", "phone": "", "email": "", "addressLine1": "", "addressLine2": null, "city": null, "zip": "", "country": null, "points": 100.0, "barcode": "", "_discountGroupId": null, "birthday": null, "expireDate": null, "note": null, "internalNote": "", "headerPrint": "", "externalId": null, "_sellerId": null, "flags": 0, "created": null, "modifiedBy": null, "deleted": false, "versionDate": 1790000000009}}');
INSERT INTO "outbox" VALUES (14, 'customers', 1006, 'delete', 'waiting', NULL, 0, 1790043201062, '{"entity": "customers", "id": 1006, "kind": "delete", "intent": {"set": {}, "add": {}}, "anonymize": false, "strategies": {}, "covered": {"set": {}, "add": {}}, "state": "waiting", "sent": null, "held": null, "missed": null, "attempts": 0, "next_try": 0, "error": null, "origin": "window", "created": 1790043201062, "changed": 1790043201062, "base": {"id": 1006, "_cloudId": 343951305, "firstName": "", "lastName": "Z\u00e1kazn\u00edk 1006", "companyName": "", "companyId": "", "vatId": "", "companyId2": null, "tags": ["a"], "display": true, "hexColor": "#2F6FED", "phone": "", "email": "", "addressLine1": "", "addressLine2": null, "city": null, "zip": "", "country": null, "points": 100.0, "barcode": "", "_discountGroupId": null, "birthday": null, "expireDate": null, "note": null, "internalNote": "", "headerPrint": "", "externalId": null, "_sellerId": null, "flags": 0, "created": null, "modifiedBy": null, "deleted": false, "versionDate": 1790000000013}, "remote": {"id": 1006, "_cloudId": 343951305, "firstName": "", "lastName": "Z\u00e1kazn\u00edk 1006", "companyName": "", "companyId": "", "vatId": "", "companyId2": null, "tags": ["a"], "display": true, "hexColor": "#2F6FED", "phone": "", "email": "", "addressLine1": "", "addressLine2": null, "city": null, "zip": "", "country": null, "points": 100.0, "barcode": "", "_discountGroupId": null, "birthday": null, "expireDate": null, "note": null, "internalNote": "", "headerPrint": "", "externalId": null, "_sellerId": null, "flags": 0, "created": null, "modifiedBy": null, "deleted": false, "versionDate": 1790000000013}}');
INSERT INTO "outbox" VALUES (15, 'customers', 1007, 'delete', 'waiting', NULL, 0, 1790043201063, '{"entity": "customers", "id": 1007, "kind": "delete", "intent": {"set": {}, "add": {}}, "anonymize": true, "strategies": {}, "covered": {"set": {}, "add": {}}, "state": "waiting", "sent": null, "held": null, "missed": null, "attempts": 0, "next_try": 0, "error": null, "origin": "window", "created": 1790043201063, "changed": 1790043201063, "base": {"id": 1007, "_cloudId": 343951305, "firstName": "", "lastName": "Z\u00e1kazn\u00edk 1007", "companyName": "", "companyId": "", "vatId": "", "companyId2": null, "tags": ["a"], "display": true, "hexColor": "#2F6FED", "phone": "", "email": "", "addressLine1": "", "addressLine2": null, "city": null, "zip": "", "country": null, "points": 100.0, "barcode": "", "_discountGroupId": null, "birthday": null, "expireDate": null, "note": null, "internalNote": "", "headerPrint": "", "externalId": null, "_sellerId": null, "flags": 0, "created": null, "modifiedBy": null, "deleted": false, "versionDate": 1790000000014}, "remote": {"id": 1007, "_cloudId": 343951305, "firstName": "", "lastName": "Z\u00e1kazn\u00edk 1007", "companyName": "", "companyId": "", "vatId": "", "companyId2": null, "tags": ["a"], "display": true, "hexColor": "#2F6FED", "phone": "", "email": "", "addressLine1": "", "addressLine2": null, "city": null, "zip": "", "country": null, "points": 100.0, "barcode": "", "_discountGroupId": null, "birthday": null, "expireDate": null, "note": null, "internalNote": "", "headerPrint": "", "externalId": null, "_sellerId": null, "flags": 0, "created": null, "modifiedBy": null, "deleted": false, "versionDate": 1790000000014}}');
INSERT INTO "outbox" VALUES (16, 'customers', 1008, 'create', 'waiting', NULL, 0, 1790043201064, '{"entity": "customers", "id": 1008, "kind": "create", "intent": {"set": {"_cloudId": 343951305, "firstName": "", "lastName": "Z\u00e1kazn\u00edk 1008", "companyName": "", "companyId": "", "vatId": "", "companyId2": null, "tags": ["a"], "display": true, "hexColor": "#2F6FED", "phone": "", "email": "", "addressLine1": "", "addressLine2": null, "city": null, "zip": "", "country": null, "points": 100.0, "barcode": "", "_discountGroupId": null, "birthday": null, "expireDate": null, "note": null, "internalNote": "", "headerPrint": "", "externalId": null, "_sellerId": null, "flags": 0, "id": 1008}, "add": {}}, "base": {"id": 1008, "_cloudId": 343951305, "firstName": "", "lastName": "Z\u00e1kazn\u00edk 1008", "companyName": "", "companyId": "", "vatId": "", "companyId2": null, "tags": ["a"], "display": true, "hexColor": "#2F6FED", "phone": "", "email": "", "addressLine1": "", "addressLine2": null, "city": null, "zip": "", "country": null, "points": 100.0, "barcode": "", "_discountGroupId": null, "birthday": null, "expireDate": null, "note": null, "internalNote": "", "headerPrint": "", "externalId": null, "_sellerId": null, "flags": 0, "created": null, "modifiedBy": null, "deleted": true, "versionDate": 1790000000025}, "remote": null, "anonymize": false, "strategies": {}, "covered": {"set": {}, "add": {}}, "state": "waiting", "sent": null, "held": null, "missed": null, "attempts": 0, "next_try": 0, "error": null, "origin": "window", "created": 1790043201064, "changed": 1790043201064}');
INSERT INTO "outbox" VALUES (17, 'customers', 1015, 'delete', 'waiting', NULL, 0, 1790043201066, '{"entity": "customers", "id": 1015, "kind": "delete", "intent": {"set": {}, "add": {}}, "anonymize": false, "strategies": {}, "covered": {"set": {"note": "pak smaz\u00e1n"}, "add": {}}, "state": "waiting", "sent": null, "held": null, "missed": null, "attempts": 0, "next_try": 0, "error": null, "origin": "window", "created": 1790043201065, "changed": 1790043201066, "base": {"id": 1015, "_cloudId": 343951305, "firstName": "", "lastName": "Z\u00e1kazn\u00edk 1015", "companyName": "", "companyId": "", "vatId": "", "companyId2": null, "tags": ["a"], "display": true, "hexColor": "#2F6FED", "phone": "", "email": "", "addressLine1": "", "addressLine2": null, "city": null, "zip": "", "country": null, "points": 100.0, "barcode": "", "_discountGroupId": null, "birthday": null, "expireDate": null, "note": null, "internalNote": "", "headerPrint": "", "externalId": null, "_sellerId": null, "flags": 0, "created": null, "modifiedBy": null, "deleted": false, "versionDate": 1790000000022}, "remote": {"id": 1015, "_cloudId": 343951305, "firstName": "", "lastName": "Z\u00e1kazn\u00edk 1015", "companyName": "", "companyId": "", "vatId": "", "companyId2": null, "tags": ["a"], "display": true, "hexColor": "#2F6FED", "phone": "", "email": "", "addressLine1": "", "addressLine2": null, "city": null, "zip": "", "country": null, "points": 100.0, "barcode": "", "_discountGroupId": null, "birthday": null, "expireDate": null, "note": null, "internalNote": "", "headerPrint": "", "externalId": null, "_sellerId": null, "flags": 0, "created": null, "modifiedBy": null, "deleted": false, "versionDate": 1790000000022}}');
INSERT INTO "outbox" VALUES (18, 'customers', 5808012159200609, 'create', 'waiting', NULL, 0, 1790043201067, '{"entity": "customers", "id": 5808012159200609, "kind": "create", "intent": {"set": {"firstName": "", "lastName": "Nov\u00fd z\u00e1kazn\u00edk", "companyName": "", "companyId": "", "vatId": "", "companyId2": null, "tags": [], "display": true, "hexColor": "#2F6FED", "phone": "", "email": "", "addressLine1": "", "addressLine2": null, "city": null, "zip": "", "country": null, "points": 0.0, "barcode": "", "_discountGroupId": null, "birthday": null, "expireDate": null, "note": null, "internalNote": "", "headerPrint": "", "externalId": null, "_sellerId": null, "flags": 0, "_cloudId": 343951305, "id": 5808012159200609}, "add": {}}, "base": null, "remote": null, "anonymize": false, "strategies": {}, "covered": {"set": {}, "add": {}}, "state": "waiting", "sent": null, "held": null, "missed": null, "attempts": 0, "next_try": 0, "error": null, "origin": "window", "created": 1790043201067, "changed": 1790043201067}');
INSERT INTO "outbox" VALUES (19, 'webhooks', 5262189405372764, 'create', 'waiting', NULL, 0, 1790043201068, '{"entity": "webhooks", "id": 5262189405372764, "kind": "create", "intent": {"set": {"url": "http://127.0.0.1:1/x", "payloadEntity": "PRODUCT", "method": "POST", "_warehouseId": null, "payloadVersion": "V1", "_cloudId": 343951305, "id": 5262189405372764}, "add": {}}, "base": null, "remote": null, "anonymize": false, "strategies": {}, "covered": {"set": {}, "add": {}}, "state": "waiting", "sent": null, "held": null, "missed": null, "attempts": 0, "next_try": 0, "error": null, "origin": "window", "created": 1790043201068, "changed": 1790043201068}');
INSERT INTO "steps" VALUES (1, 1790000000136, 'edit', '{"entity": "customers", "count": 1}', 'window', 0, NULL);
INSERT INTO "steps" VALUES (2, 1790000000138, 'edit', '{"entity": "customers", "count": 1}', 'window', 0, NULL);
INSERT INTO "steps" VALUES (3, 1790000000140, 'delete', '{"entity": "customers", "count": 1}', 'window', 0, NULL);
INSERT INTO "steps" VALUES (4, 1790000000142, 'edit', '{"entity": "customers", "count": 1}', 'window', 0, NULL);
INSERT INTO "steps" VALUES (5, 1790000000143, 'edit', '{"entity": "customers", "count": 1}', 'window', 0, NULL);
INSERT INTO "steps" VALUES (6, 1790000000145, 'edit', '{"entity": "tags", "count": 1}', 'window', 0, NULL);
INSERT INTO "steps" VALUES (7, 1790014400429, 'edit', '{"entity": "customers", "count": 1}', 'window', 0, NULL);
INSERT INTO "steps" VALUES (8, 1790043200986, 'edit', '{"entity": "customers", "count": 1}', 'window', 0, NULL);
INSERT INTO "steps" VALUES (9, 1790043200987, 'edit', '{"entity": "customers", "count": 1}', 'window', 0, NULL);
INSERT INTO "steps" VALUES (10, 1790043200988, 'edit', '{"entity": "customers", "count": 1}', 'window', 0, NULL);
INSERT INTO "steps" VALUES (11, 1790043200989, 'create', '{"entity": "customers", "count": 1}', 'window', 0, NULL);
INSERT INTO "steps" VALUES (12, 1790043201059, 'edit', '{"entity": "customers", "count": 1}', 'window', 0, NULL);
INSERT INTO "steps" VALUES (13, 1790043201060, 'edit', '{"entity": "customers", "count": 1}', 'window', 0, NULL);
INSERT INTO "steps" VALUES (14, 1790043201061, 'edit', '{"entity": "customers", "count": 1}', 'window', 0, NULL);
INSERT INTO "steps" VALUES (15, 1790043201062, 'delete', '{"entity": "customers", "count": 1}', 'window', 0, NULL);
INSERT INTO "steps" VALUES (16, 1790043201063, 'delete', '{"entity": "customers", "count": 1}', 'window', 0, NULL);
INSERT INTO "steps" VALUES (17, 1790043201064, 'restore', '{"entity": "customers", "count": 1}', 'window', 0, NULL);
INSERT INTO "steps" VALUES (18, 1790043201065, 'edit', '{"entity": "customers", "count": 1}', 'window', 0, NULL);
INSERT INTO "steps" VALUES (19, 1790043201066, 'delete', '{"entity": "customers", "count": 1}', 'window', 0, NULL);
INSERT INTO "steps" VALUES (20, 1790043201067, 'create', '{"entity": "customers", "count": 1}', 'window', 0, NULL);
INSERT INTO "steps" VALUES (21, 1790043201068, 'create', '{"entity": "webhooks", "count": 1}', 'window', 0, NULL);
INSERT INTO "history" VALUES (1, 1790000000136, 1, 'customers', 1009, 'edited', '{"note": [null, "moje"], "city": [null, "Brno"]}', NULL, 'window');
INSERT INTO "history" VALUES (2, 1790000000138, 2, 'customers', 1010, 'edited', '{"note": [null, "je\u0161t\u011b pot\u0159ebn\u00fd"]}', NULL, 'window');
INSERT INTO "history" VALUES (3, 1790000000140, 3, 'customers', 1011, 'deleted', '{}', NULL, 'window');
INSERT INTO "history" VALUES (4, 1790000000142, 4, 'customers', 1012, 'edited', '{"note": [null, "funny"]}', NULL, 'window');
INSERT INTO "history" VALUES (5, 1790000000143, 5, 'customers', 1013, 'edited', '{"points": [100.0, 20.0]}', NULL, 'window');
INSERT INTO "history" VALUES (6, 1790000000145, 6, 'tags', 50, 'edited', '{"name": ["st\u00e1l\u00fd", "v\u011brn\u00fd"]}', NULL, 'window');
INSERT INTO "history" VALUES (7, 1790003600212, NULL, 'customers', 1013, 'merged', '{"points": [10.0, -70.0]}', NULL, 'sync');
INSERT INTO "history" VALUES (8, 1790003600212, NULL, 'customers', 1011, 'held', '{"note": [null, "upraven jinde"]}', NULL, 'sync');
INSERT INTO "history" VALUES (9, 1790003600212, NULL, 'customers', 1010, 'held', '{"deleted": [false, true]}', NULL, 'sync');
INSERT INTO "history" VALUES (10, 1790003600212, NULL, 'customers', 1009, 'held', '{"note": ["jejich", "moje"]}', NULL, 'sync');
INSERT INTO "history" VALUES (11, 1790003600223, NULL, 'tags', 50, 'held', '{}', NULL, 'sync');
INSERT INTO "history" VALUES (12, 1790003600232, NULL, 'customers', 1009, 'sent', '{}', NULL, 'sync');
INSERT INTO "history" VALUES (13, 1790003600236, NULL, 'customers', 1012, 'held', '{}', NULL, 'sync');
INSERT INTO "history" VALUES (14, 1790014400429, 7, 'customers', 1014, 'edited', '{"points": [100.0, 110.0]}', NULL, 'window');
INSERT INTO "history" VALUES (15, 1790018000546, NULL, 'customers', 1014, 'held', '{"points": [100.0, 95.0]}', NULL, 'sync');
INSERT INTO "history" VALUES (16, 1790021600602, NULL, 'customers', 1014, 'merged', '{"points": [95.0, 105.0]}', NULL, 'sync');
INSERT INTO "history" VALUES (17, 1790032400788, NULL, 'customers', 1016, 'cloud_deleted', '{}', NULL, 'sync');
INSERT INTO "history" VALUES (18, 1790043200986, 8, 'customers', 1004, 'edited', '{"note": [null, "odesl\u00e1no"]}', NULL, 'window');
INSERT INTO "history" VALUES (19, 1790043200987, 9, 'customers', 1005, 'edited', '{"points": [100.0, 110.0]}', NULL, 'window');
INSERT INTO "history" VALUES (20, 1790043200988, 10, 'customers', 1003, 'edited', '{"note": [null, "prvn\u00ed"]}', NULL, 'window');
INSERT INTO "history" VALUES (21, 1790043200989, 11, 'customers', 6960255217001185, 'created', '{"firstName": [null, ""], "lastName": [null, "Odeslan\u00fd z\u00e1kazn\u00edk"], "companyName": [null, ""], "companyId": [null, ""], "vatId": [null, ""], "tags": [null, []], "display": [null, true], "hexColor": [null, "#2F6FED"], "phone": [null, ""], "email": [null, ""], "addressLine1": [null, ""], "zip": [null, ""], "points": [null, 0.0], "barcode": [null, ""], "internalNote": [null, ""], "headerPrint": [null, ""], "flags": [null, 0], "_cloudId": [null, 343951305], "id": [null, 6960255217001185]}', NULL, 'window');
INSERT INTO "history" VALUES (22, 1790043201059, 12, 'customers', 1003, 'edited', '{"note": ["prvn\u00ed", "druh\u00e1"], "phone": ["", "222"]}', NULL, 'window');
INSERT INTO "history" VALUES (23, 1790043201060, 13, 'customers', 1001, 'edited', '{"note": [null, "upraveno"], "tags": [["a"], ["a", "b"]], "flags": [0, 4]}', NULL, 'window');
INSERT INTO "history" VALUES (24, 1790043201061, 14, 'customers', 1002, 'edited', '{"city": [null, "Olomouc"], "points": [100.0, 107.0]}', NULL, 'window');
INSERT INTO "history" VALUES (25, 1790043201062, 15, 'customers', 1006, 'deleted', '{}', NULL, 'window');
INSERT INTO "history" VALUES (26, 1790043201063, 16, 'customers', 1007, 'deleted', '{"anonymize": [null, true]}', NULL, 'window');
INSERT INTO "history" VALUES (27, 1790043201064, 17, 'customers', 1008, 'restored', '{}', NULL, 'window');
INSERT INTO "history" VALUES (28, 1790043201065, 18, 'customers', 1015, 'edited', '{"note": [null, "pak smaz\u00e1n"]}', NULL, 'window');
INSERT INTO "history" VALUES (29, 1790043201066, 19, 'customers', 1015, 'deleted', '{}', NULL, 'window');
INSERT INTO "history" VALUES (30, 1790043201067, 20, 'customers', 5808012159200609, 'created', '{"firstName": [null, ""], "lastName": [null, "Nov\u00fd z\u00e1kazn\u00edk"], "companyName": [null, ""], "companyId": [null, ""], "vatId": [null, ""], "tags": [null, []], "display": [null, true], "hexColor": [null, "#2F6FED"], "phone": [null, ""], "email": [null, ""], "addressLine1": [null, ""], "zip": [null, ""], "points": [null, 0.0], "barcode": [null, ""], "internalNote": [null, ""], "headerPrint": [null, ""], "flags": [null, 0], "_cloudId": [null, 343951305], "id": [null, 5808012159200609]}', NULL, 'window');
INSERT INTO "history" VALUES (31, 1790043201068, 21, 'webhooks', 5262189405372764, 'created', '{"url": [null, "http://127.0.0.1:1/x"], "payloadEntity": [null, "PRODUCT"], "method": [null, "POST"], "payloadVersion": [null, "V1"], "_cloudId": [null, 343951305], "id": [null, 5262189405372764]}', NULL, 'window');
INSERT INTO "cursors" VALUES ('webhooks', 0, NULL, NULL, NULL, NULL, NULL, 1, 1790043200992, 0, NULL, NULL);
INSERT INTO "cursors" VALUES ('tags', 0, 1790000000005, NULL, NULL, '"19AE4319BC7CC854CCA6578464E525FE"', 1789999400005, 1, 1790043200994, 1, NULL, 1790043200935);
INSERT INTO "cursors" VALUES ('discount-groups', 0, 0, NULL, NULL, '"CAE66941D9EFBD404E4D88758EA67670"', 0, 1, 1790043200998, 0, NULL, 1790010800319);
INSERT INTO "cursors" VALUES ('taxes', 0, 0, NULL, NULL, '"CAE66941D9EFBD404E4D88758EA67670"', 0, 1, 1790043201002, 0, NULL, 1790014400386);
INSERT INTO "cursors" VALUES ('eet-subjects', 0, 0, NULL, NULL, '"CAE66941D9EFBD404E4D88758EA67670"', 0, 1, 1790043201006, 0, NULL, 1790018000511);
INSERT INTO "cursors" VALUES ('categories', 0, 0, NULL, NULL, '"CAE66941D9EFBD404E4D88758EA67670"', 0, 1, 1790043201010, 0, NULL, 1790021600579);
INSERT INTO "cursors" VALUES ('warehouses', 0, 0, NULL, NULL, '"CAE66941D9EFBD404E4D88758EA67670"', 0, 1, 1790043201014, 0, NULL, 1790025200646);
INSERT INTO "cursors" VALUES ('suppliers', 0, 0, NULL, NULL, '"CAE66941D9EFBD404E4D88758EA67670"', 0, 1, 1790043201018, 0, NULL, 1790028800711);
INSERT INTO "cursors" VALUES ('employees', 0, 0, NULL, NULL, '"CAE66941D9EFBD404E4D88758EA67670"', 0, 1, 1790043201022, 0, NULL, 1790032400777);
INSERT INTO "cursors" VALUES ('products', 0, 0, NULL, NULL, '"CAE66941D9EFBD404E4D88758EA67670"', 0, 1, 1790043201026, 0, NULL, 1790036000843);
INSERT INTO "cursors" VALUES ('product-ingredients', 0, 0, NULL, NULL, '"CAE66941D9EFBD404E4D88758EA67670"', 0, 1, 1790043201030, 0, NULL, 1790039600910);
INSERT INTO "cursors" VALUES ('customers', 0, 1790028800738, NULL, NULL, '"60C076705655404192DC19A62FD26F76"', 1790028200738, 1, 1790043201034, 17, NULL, 1790036000853);
INSERT INTO "runs" VALUES (1, 1790000000026, 1790000000134, 'in_step', '{"pulled": 18, "pushed": 0, "merged": 0, "needs_you": 0, "waiting": 0, "requests": 35, "seconds": 0.0}', NULL);
INSERT INTO "runs" VALUES (2, 1790003600146, 1790003600241, 'needs_you', '{"pulled": 4, "pushed": 1, "merged": 4, "needs_you": 6, "waiting": 6, "requests": 31, "seconds": 0.0, "lines": [6, 13]}', NULL);
INSERT INTO "runs" VALUES (3, 1790007200243, 1790007200303, 'needs_you', '{"pulled": 0, "pushed": 0, "merged": 1, "needs_you": 6, "waiting": 6, "requests": 15, "seconds": 0.0}', NULL);
INSERT INTO "runs" VALUES (4, 1790010800305, 1790010800366, 'needs_you', '{"pulled": 0, "pushed": 0, "merged": 1, "needs_you": 6, "waiting": 6, "requests": 15, "seconds": 0.0}', NULL);
INSERT INTO "runs" VALUES (5, 1790014400368, 1790014400427, 'needs_you', '{"pulled": 0, "pushed": 0, "merged": 0, "needs_you": 6, "waiting": 6, "requests": 14, "seconds": 0.0}', NULL);
INSERT INTO "runs" VALUES (6, 1790014400430, 1790014400486, 'offline', '{"pulled": 0, "pushed": 0, "merged": 0, "needs_you": 6, "waiting": 7, "requests": 14, "seconds": 0.0}', 'offline');
INSERT INTO "runs" VALUES (7, 1790018000489, 1790018000551, 'needs_you', '{"pulled": 0, "pushed": 0, "merged": 1, "needs_you": 7, "waiting": 7, "requests": 16, "seconds": 0.0, "lines": [14, 15]}', NULL);
INSERT INTO "runs" VALUES (8, 1790021600553, 1790021600614, 'needs_you', '{"pulled": 1, "pushed": 0, "merged": 1, "needs_you": 7, "waiting": 7, "requests": 15, "seconds": 0.0, "lines": [15, 16]}', NULL);
INSERT INTO "runs" VALUES (9, 1790025200616, 1790025200675, 'needs_you', '{"pulled": 0, "pushed": 0, "merged": 0, "needs_you": 7, "waiting": 7, "requests": 14, "seconds": 0.0}', NULL);
INSERT INTO "runs" VALUES (10, 1790028800677, 1790028800736, 'needs_you', '{"pulled": 0, "pushed": 0, "merged": 0, "needs_you": 7, "waiting": 7, "requests": 14, "seconds": 0.0}', NULL);
INSERT INTO "runs" VALUES (11, 1790032400739, 1790032400799, 'needs_you', '{"pulled": 1, "pushed": 0, "merged": 0, "needs_you": 7, "waiting": 7, "requests": 15, "seconds": 0.0, "lines": [16, 17]}', NULL);
INSERT INTO "runs" VALUES (12, 1790036000801, 1790036000862, 'needs_you', '{"pulled": 0, "pushed": 0, "merged": 0, "needs_you": 7, "waiting": 7, "requests": 15, "seconds": 0.0}', NULL);
INSERT INTO "runs" VALUES (13, 1790039600864, 1790039600923, 'needs_you', '{"pulled": 0, "pushed": 0, "merged": 0, "needs_you": 7, "waiting": 7, "requests": 14, "seconds": 0.0}', NULL);
INSERT INTO "runs" VALUES (14, 1790043200925, 1790043200984, 'needs_you', '{"pulled": 0, "pushed": 0, "merged": 0, "needs_you": 7, "waiting": 7, "requests": 14, "seconds": 0.0}', NULL);
INSERT INTO "runs" VALUES (15, 1790043200990, 1790043201057, 'needs_you', '{"pulled": 0, "pushed": 0, "merged": 0, "needs_you": 7, "waiting": 11, "requests": 15, "seconds": 0.0}', NULL);
INSERT INTO "scans" VALUES ('tags', NULL, NULL, 1790000000040, 1790000000040);
INSERT INTO "scans" VALUES ('discount-groups', NULL, NULL, 1790000000049, 1790000000049);
INSERT INTO "scans" VALUES ('taxes', NULL, NULL, 1790000000058, 1790000000058);
INSERT INTO "scans" VALUES ('eet-subjects', NULL, NULL, 1790000000067, 1790000000067);
INSERT INTO "scans" VALUES ('categories', NULL, NULL, 1790000000076, 1790000000076);
INSERT INTO "scans" VALUES ('warehouses', NULL, NULL, 1790000000085, 1790000000085);
INSERT INTO "scans" VALUES ('suppliers', NULL, NULL, 1790000000094, 1790000000094);
INSERT INTO "scans" VALUES ('employees', NULL, NULL, 1790000000103, 1790000000103);
INSERT INTO "scans" VALUES ('products', NULL, NULL, 1790000000112, 1790000000112);
INSERT INTO "scans" VALUES ('product-ingredients', NULL, NULL, 1790000000121, 1790000000121);
INSERT INTO "scans" VALUES ('customers', NULL, NULL, 1790000000130, 1790000000130);
INSERT INTO "record_tags" VALUES ('customers', 1009, 1790003600231, '"AE9BAE0FDE471A916A52A2DE8DEDEF92"');
INSERT INTO "tags" VALUES (50, 343951305, 'věrný', 1, NULL, 0, 1790000000006, NULL, 'E795958023FC8127C63721D680FC531B', 'verny', 1790000000005);
DELETE FROM "tags_fts_data";
INSERT INTO "tags_fts_data" VALUES (1, X'');
INSERT INTO "tags_fts_data" VALUES (10, X'00000002000000');
DELETE FROM "tags_fts_idx";
DELETE FROM "tags_fts_config";
INSERT INTO "tags_fts_config" VALUES ('automerge', 16);
INSERT INTO "tags_fts_config" VALUES ('hashsize', 33554432);
INSERT INTO "tags_fts_config" VALUES ('version', 4);
INSERT INTO "tags_unindexed" VALUES (50);
DELETE FROM "discount_groups_fts_data";
INSERT INTO "discount_groups_fts_data" VALUES (1, X'');
INSERT INTO "discount_groups_fts_data" VALUES (10, X'00000002000000');
DELETE FROM "discount_groups_fts_idx";
DELETE FROM "discount_groups_fts_config";
INSERT INTO "discount_groups_fts_config" VALUES ('automerge', 16);
INSERT INTO "discount_groups_fts_config" VALUES ('hashsize', 33554432);
INSERT INTO "discount_groups_fts_config" VALUES ('version', 4);
DELETE FROM "taxes_fts_data";
INSERT INTO "taxes_fts_data" VALUES (1, X'');
INSERT INTO "taxes_fts_data" VALUES (10, X'00000002000000');
DELETE FROM "taxes_fts_idx";
DELETE FROM "taxes_fts_config";
INSERT INTO "taxes_fts_config" VALUES ('automerge', 16);
INSERT INTO "taxes_fts_config" VALUES ('hashsize', 33554432);
INSERT INTO "taxes_fts_config" VALUES ('version', 4);
DELETE FROM "eet_subjects_fts_data";
INSERT INTO "eet_subjects_fts_data" VALUES (1, X'');
INSERT INTO "eet_subjects_fts_data" VALUES (10, X'00000002000000');
DELETE FROM "eet_subjects_fts_idx";
DELETE FROM "eet_subjects_fts_config";
INSERT INTO "eet_subjects_fts_config" VALUES ('automerge', 16);
INSERT INTO "eet_subjects_fts_config" VALUES ('hashsize', 33554432);
INSERT INTO "eet_subjects_fts_config" VALUES ('version', 4);
DELETE FROM "categories_fts_data";
INSERT INTO "categories_fts_data" VALUES (1, X'');
INSERT INTO "categories_fts_data" VALUES (10, X'00000002000000');
DELETE FROM "categories_fts_idx";
DELETE FROM "categories_fts_config";
INSERT INTO "categories_fts_config" VALUES ('automerge', 16);
INSERT INTO "categories_fts_config" VALUES ('hashsize', 33554432);
INSERT INTO "categories_fts_config" VALUES ('version', 4);
DELETE FROM "warehouses_fts_data";
INSERT INTO "warehouses_fts_data" VALUES (1, X'');
INSERT INTO "warehouses_fts_data" VALUES (10, X'00000002000000');
DELETE FROM "warehouses_fts_idx";
DELETE FROM "warehouses_fts_config";
INSERT INTO "warehouses_fts_config" VALUES ('automerge', 16);
INSERT INTO "warehouses_fts_config" VALUES ('hashsize', 33554432);
INSERT INTO "warehouses_fts_config" VALUES ('version', 4);
DELETE FROM "suppliers_fts_data";
INSERT INTO "suppliers_fts_data" VALUES (1, X'');
INSERT INTO "suppliers_fts_data" VALUES (10, X'00000002000000');
DELETE FROM "suppliers_fts_idx";
DELETE FROM "suppliers_fts_config";
INSERT INTO "suppliers_fts_config" VALUES ('automerge', 16);
INSERT INTO "suppliers_fts_config" VALUES ('hashsize', 33554432);
INSERT INTO "suppliers_fts_config" VALUES ('version', 4);
DELETE FROM "employees_fts_data";
INSERT INTO "employees_fts_data" VALUES (1, X'');
INSERT INTO "employees_fts_data" VALUES (10, X'00000002000000');
DELETE FROM "employees_fts_idx";
DELETE FROM "employees_fts_config";
INSERT INTO "employees_fts_config" VALUES ('automerge', 16);
INSERT INTO "employees_fts_config" VALUES ('hashsize', 33554432);
INSERT INTO "employees_fts_config" VALUES ('version', 4);
DELETE FROM "products_fts_data";
INSERT INTO "products_fts_data" VALUES (1, X'');
INSERT INTO "products_fts_data" VALUES (10, X'00000002000000');
DELETE FROM "products_fts_idx";
DELETE FROM "products_fts_config";
INSERT INTO "products_fts_config" VALUES ('automerge', 16);
INSERT INTO "products_fts_config" VALUES ('hashsize', 33554432);
INSERT INTO "products_fts_config" VALUES ('version', 4);
DELETE FROM "product_ingredients_fts_data";
INSERT INTO "product_ingredients_fts_data" VALUES (1, X'');
INSERT INTO "product_ingredients_fts_data" VALUES (10, X'00000002000000');
DELETE FROM "product_ingredients_fts_idx";
DELETE FROM "product_ingredients_fts_config";
INSERT INTO "product_ingredients_fts_config" VALUES ('automerge', 16);
INSERT INTO "product_ingredients_fts_config" VALUES ('hashsize', 33554432);
INSERT INTO "product_ingredients_fts_config" VALUES ('version', 4);
INSERT INTO "customers" VALUES (1000, 343951305, '', 'Zákazník 1000', '', '', '', NULL, '["a"]', 1, '#2F6FED', '', '', '', NULL, NULL, '', NULL, 100.0, '', NULL, NULL, NULL, NULL, '', '', NULL, NULL, 0, NULL, NULL, 0, 1790000000007, NULL, '410B95B28CCD94B88A4347FE0AEEFE36', 'zakaznik 1000 a', 1790000000007);
INSERT INTO "customers" VALUES (1001, 343951305, '', 'Zákazník 1001', '', '', '', NULL, '["a","b"]', 1, '#2F6FED', '', '', '', NULL, NULL, '', NULL, 100.0, '', NULL, NULL, NULL, 'upraveno', '', '', NULL, NULL, 4, NULL, NULL, 0, 1790000000009, NULL, '9B9155CCC7542B627A0D9222D8193F4B', 'zakaznik 1001 a b upraveno', 1790000000008);
INSERT INTO "customers" VALUES (1002, 343951305, '', 'Zákazník 1002', '', '', '', NULL, '["a"]', 1, '#2F6FED', '', '', '', NULL, 'Olomouc', '', NULL, 107.0, '', NULL, NULL, NULL, NULL, '', '', NULL, NULL, 0, NULL, NULL, 0, 1790000000010, NULL, '56E3A826C4256BE79496F432B95453AC', 'zakaznik 1002 a olomouc', 1790000000009);
INSERT INTO "customers" VALUES (1003, 343951305, '', 'Zákazník 1003', '', '', '', NULL, '["a"]', 1, '#2F6FED', '222', '', '', NULL, NULL, '', NULL, 100.0, '', NULL, NULL, NULL, 'druhá', '', '', NULL, NULL, 0, NULL, NULL, 0, 1790000000011, NULL, '802445702EA690EB9C5C7A31574AC8C9', 'zakaznik 1003 a 222 druha', 1790000000010);
INSERT INTO "customers" VALUES (1004, 343951305, '', 'Zákazník 1004', '', '', '', NULL, '["a"]', 1, '#2F6FED', '', '', '', NULL, NULL, '', NULL, 100.0, '', NULL, NULL, NULL, 'odesláno', '', '', NULL, NULL, 0, NULL, NULL, 0, 1790000000012, NULL, '1A4D143B9AD526433257CF0B52F057FC', 'zakaznik 1004 a odeslano', 1790000000011);
INSERT INTO "customers" VALUES (1005, 343951305, '', 'Zákazník 1005', '', '', '', NULL, '["a"]', 1, '#2F6FED', '', '', '', NULL, NULL, '', NULL, 110.0, '', NULL, NULL, NULL, NULL, '', '', NULL, NULL, 0, NULL, NULL, 0, 1790000000013, NULL, '3B15DAED92825B39F4F267D36D19023A', 'zakaznik 1005 a', 1790000000012);
INSERT INTO "customers" VALUES (1006, 343951305, '', 'Zákazník 1006', '', '', '', NULL, '["a"]', 1, '#2F6FED', '', '', '', NULL, NULL, '', NULL, 100.0, '', NULL, NULL, NULL, NULL, '', '', NULL, NULL, 0, NULL, NULL, 1, 1790000000014, NULL, '886C28747ED9DE4E86EEFA8538E5EE99', 'zakaznik 1006 a', 1790000000013);
INSERT INTO "customers" VALUES (1007, 343951305, '', 'Zákazník 1007', '', '', '', NULL, '["a"]', 1, '#2F6FED', '', '', '', NULL, NULL, '', NULL, 100.0, '', NULL, NULL, NULL, NULL, '', '', NULL, NULL, 0, NULL, NULL, 1, 1790000000015, NULL, 'A664E0DC61F68D0DD058139317FB945C', 'zakaznik 1007 a', 1790000000014);
INSERT INTO "customers" VALUES (1008, 343951305, '', 'Zákazník 1008', '', '', '', NULL, '["a"]', 1, '#2F6FED', '', '', '', NULL, NULL, '', NULL, 100.0, '', NULL, NULL, NULL, NULL, '', '', NULL, NULL, 0, NULL, NULL, 0, 1790000000026, NULL, '84A09E5D24A6B34DC7E3C60352D2FE5E', 'zakaznik 1008 a', 1790000000025);
INSERT INTO "customers" VALUES (1009, 343951305, '', 'Zákazník 1009', '', '', '', NULL, '["a"]', 1, '#2F6FED', '', '', '', NULL, 'Brno', '', NULL, 100.0, '', NULL, NULL, NULL, 'jejich', '', '', NULL, NULL, 0, NULL, NULL, 0, 1790003600232, NULL, '00F307F260677AA508786CA4542F1439', 'zakaznik 1009 a brno jejich', 1790003600231);
INSERT INTO "customers" VALUES (1010, 343951305, '', 'Zákazník 1010', '', '', '', NULL, '["a"]', 1, '#2F6FED', '', '', '', NULL, NULL, '', NULL, 100.0, '', NULL, NULL, NULL, 'ještě potřebný', '', '', NULL, NULL, 0, NULL, NULL, 0, 1790000000140, NULL, 'DAAFDA50E816794060B8E338817052FE', 'zakaznik 1010 a jeste potrebny', 1790000000139);
INSERT INTO "customers" VALUES (1011, 343951305, '', 'Zákazník 1011', '', '', '', NULL, '["a"]', 1, '#2F6FED', '', '', '', NULL, NULL, '', NULL, 100.0, '', NULL, NULL, NULL, 'upraven jinde', '', '', NULL, NULL, 0, NULL, NULL, 0, 1790000000142, NULL, 'C26FC3A7C3F83FEB32ADEEDC93F015A8', 'zakaznik 1011 a upraven jinde', 1790000000141);
INSERT INTO "customers" VALUES (1012, 343951305, '', 'Zákazník 1012', '', '', '', NULL, '["a"]', 1, '#2F6FED', '', '', '', NULL, NULL, '', NULL, 100.0, '', NULL, NULL, NULL, 'funny', '', '', NULL, NULL, 0, NULL, NULL, 0, 1790000000020, NULL, '459B2B2FB14CD041BE75D4EB51BA8111', 'zakaznik 1012 a funny', 1790000000019);
INSERT INTO "customers" VALUES (1013, 343951305, '', 'Zákazník 1013', '', '', '', NULL, '["a"]', 1, '#2F6FED', '', '', '', NULL, NULL, '', NULL, -70.0, '', NULL, NULL, NULL, NULL, '', '', NULL, NULL, 0, NULL, NULL, 0, 1790000000145, NULL, '492C28A5F8828EF2649C48CC9E15A042', 'zakaznik 1013 a', 1790000000144);
INSERT INTO "customers" VALUES (1014, 343951305, '', 'Zákazník 1014', '', '', '', NULL, '["a"]', 1, '#2F6FED', '', '', '', NULL, NULL, '', NULL, 105.0, '', NULL, NULL, NULL, NULL, '', '', NULL, NULL, 0, NULL, NULL, 0, 1790014400489, NULL, '9DE28D15975F0DE61F03CB37FDA85A76', 'zakaznik 1014 a', 1790014400488);
INSERT INTO "customers" VALUES (1015, 343951305, '', 'Zákazník 1015', '', '', '', NULL, '["a"]', 1, '#2F6FED', '', '', '', NULL, NULL, '', NULL, 100.0, '', NULL, NULL, NULL, NULL, '', '', NULL, NULL, 0, NULL, NULL, 1, 1790000000023, NULL, 'ACFC022BFFC501AAC1FC8FC4200A7B25', 'zakaznik 1015 a', 1790000000022);
INSERT INTO "customers" VALUES (1016, 343951305, '', 'Zákazník 1016', '', '', '', NULL, '["a"]', 1, '#2F6FED', '', '', '', NULL, NULL, '', NULL, 100.0, '', NULL, NULL, NULL, NULL, '', '', NULL, NULL, 0, NULL, NULL, 1, 1790028800738, NULL, '25AD9E7E29D57865188BC3443CB71BF5', 'zakaznik 1016 a', 1790028800738);
INSERT INTO "customers" VALUES (5808012159200609, 343951305, '', 'Nový zákazník', '', '', '', NULL, '[]', 1, '#2F6FED', '', '', '', NULL, NULL, '', NULL, 0.0, '', NULL, NULL, NULL, NULL, '', '', NULL, NULL, 0, NULL, NULL, 0, 1790043201067, NULL, '5B0F88BA15A6BBADEC3B80172DC1F9B0', 'novy zakaznik', NULL);
INSERT INTO "customers" VALUES (6960255217001185, 343951305, '', 'Odeslaný zákazník', '', '', '', NULL, '[]', 1, '#2F6FED', '', '', '', NULL, NULL, '', NULL, 0.0, '', NULL, NULL, NULL, NULL, '', '', NULL, NULL, 0, NULL, NULL, 0, 1790043200989, NULL, 'E2D8865BABD889D82F1BC477FD5C2F28', 'odeslany zakaznik', NULL);
DELETE FROM "customers_fts_data";
INSERT INTO "customers_fts_data" VALUES (1, X'');
INSERT INTO "customers_fts_data" VALUES (10, X'00000002000000');
DELETE FROM "customers_fts_idx";
DELETE FROM "customers_fts_config";
INSERT INTO "customers_fts_config" VALUES ('automerge', 16);
INSERT INTO "customers_fts_config" VALUES ('hashsize', 33554432);
INSERT INTO "customers_fts_config" VALUES ('version', 4);
INSERT INTO "customers_unindexed" VALUES (1000);
INSERT INTO "customers_unindexed" VALUES (1001);
INSERT INTO "customers_unindexed" VALUES (1002);
INSERT INTO "customers_unindexed" VALUES (1003);
INSERT INTO "customers_unindexed" VALUES (1004);
INSERT INTO "customers_unindexed" VALUES (1005);
INSERT INTO "customers_unindexed" VALUES (1006);
INSERT INTO "customers_unindexed" VALUES (1007);
INSERT INTO "customers_unindexed" VALUES (1008);
INSERT INTO "customers_unindexed" VALUES (1009);
INSERT INTO "customers_unindexed" VALUES (1010);
INSERT INTO "customers_unindexed" VALUES (1011);
INSERT INTO "customers_unindexed" VALUES (1012);
INSERT INTO "customers_unindexed" VALUES (1013);
INSERT INTO "customers_unindexed" VALUES (1014);
INSERT INTO "customers_unindexed" VALUES (1015);
INSERT INTO "customers_unindexed" VALUES (1016);
INSERT INTO "customers_unindexed" VALUES (5808012159200609);
INSERT INTO "customers_unindexed" VALUES (6960255217001185);
INSERT INTO "webhooks" VALUES (5262189405372764, 343951305, 'http://127.0.0.1:1/x', 'PRODUCT', 'POST', NULL, 'V1', 1790043201068, NULL, 'BD2544268245CCB454E806005FCD7FBC', 'http://127.0.0.1:1/x product', NULL);
DELETE FROM "webhooks_fts_data";
INSERT INTO "webhooks_fts_data" VALUES (1, X'');
INSERT INTO "webhooks_fts_data" VALUES (10, X'00000002000000');
DELETE FROM "webhooks_fts_idx";
DELETE FROM "webhooks_fts_config";
INSERT INTO "webhooks_fts_config" VALUES ('automerge', 16);
INSERT INTO "webhooks_fts_config" VALUES ('hashsize', 33554432);
INSERT INTO "webhooks_fts_config" VALUES ('version', 4);
INSERT INTO "webhooks_unindexed" VALUES (5262189405372764);
CREATE UNIQUE INDEX "idx__sqlite_migrations_migration_set_name"
    ON "_sqlite_migrations" ("migration_set", "name");
CREATE UNIQUE INDEX "idx_outbox_entity_record"
    ON "outbox" ("entity", "record");
CREATE INDEX "idx_history_entity_record"
    ON "history" ("entity", "record");
CREATE INDEX "idx_history_step"
    ON "history" ("step");
CREATE INDEX "idx_stock__warehouseId_stockStatusVersiondate"
    ON "stock" ("_warehouseId", "stockStatusVersiondate");
CREATE UNIQUE INDEX "idx_hook_occasions_subject_record_scope"
    ON "hook_occasions" ("subject", "record", "scope");
CREATE INDEX "idx_hook_deliveries_hook_seq"
    ON "hook_deliveries" ("hook", "seq");
CREATE INDEX "idx_aliases_entity_now"
    ON "aliases" ("entity", "now");
CREATE INDEX "idx_tags_name" ON "tags" ("name");
CREATE INDEX "idx_tags_externalId" ON "tags" ("externalId") WHERE "externalId" IS NOT NULL;
CREATE INDEX "idx_tags_deleted" ON "tags" ("deleted") WHERE "deleted" = 1;
CREATE INDEX "idx_tags_versionDate" ON "tags" ("versionDate");
CREATE TRIGGER "tags_search_in" AFTER INSERT ON "tags" BEGIN INSERT INTO "tags_unindexed" (id) VALUES (new.id); END;
CREATE TRIGGER "tags_search_out" AFTER DELETE ON "tags" BEGIN INSERT INTO "tags_fts"("tags_fts", rowid, "_search") SELECT 'delete', old.id, old."_search" WHERE NOT EXISTS (SELECT 1 FROM "tags_unindexed" WHERE id = old.id); DELETE FROM "tags_unindexed" WHERE id = old.id; END;
CREATE TRIGGER "tags_search_over" AFTER UPDATE ON "tags" WHEN old."_search" IS NOT new."_search" BEGIN INSERT INTO "tags_fts"("tags_fts", rowid, "_search") SELECT 'delete', old.id, old."_search" WHERE NOT EXISTS (SELECT 1 FROM "tags_unindexed" WHERE id = old.id); INSERT INTO "tags_unindexed" (id) SELECT new.id WHERE NOT EXISTS (SELECT 1 FROM "tags_unindexed" WHERE id = old.id); END;
CREATE INDEX "idx_discount_groups_name" ON "discount_groups" ("name");
CREATE INDEX "idx_discount_groups_externalId" ON "discount_groups" ("externalId") WHERE "externalId" IS NOT NULL;
CREATE INDEX "idx_discount_groups_deleted" ON "discount_groups" ("deleted") WHERE "deleted" = 1;
CREATE INDEX "idx_discount_groups_versionDate" ON "discount_groups" ("versionDate");
CREATE TRIGGER "discount_groups_search_in" AFTER INSERT ON "discount_groups" BEGIN INSERT INTO "discount_groups_unindexed" (id) VALUES (new.id); END;
CREATE TRIGGER "discount_groups_search_out" AFTER DELETE ON "discount_groups" BEGIN INSERT INTO "discount_groups_fts"("discount_groups_fts", rowid, "_search") SELECT 'delete', old.id, old."_search" WHERE NOT EXISTS (SELECT 1 FROM "discount_groups_unindexed" WHERE id = old.id); DELETE FROM "discount_groups_unindexed" WHERE id = old.id; END;
CREATE TRIGGER "discount_groups_search_over" AFTER UPDATE ON "discount_groups" WHEN old."_search" IS NOT new."_search" BEGIN INSERT INTO "discount_groups_fts"("discount_groups_fts", rowid, "_search") SELECT 'delete', old.id, old."_search" WHERE NOT EXISTS (SELECT 1 FROM "discount_groups_unindexed" WHERE id = old.id); INSERT INTO "discount_groups_unindexed" (id) SELECT new.id WHERE NOT EXISTS (SELECT 1 FROM "discount_groups_unindexed" WHERE id = old.id); END;
CREATE INDEX "idx_taxes_name" ON "taxes" ("name");
CREATE INDEX "idx_taxes_value" ON "taxes" ("value");
CREATE INDEX "idx_taxes_deleted" ON "taxes" ("deleted") WHERE "deleted" = 1;
CREATE INDEX "idx_taxes_versionDate" ON "taxes" ("versionDate");
CREATE TRIGGER "taxes_search_in" AFTER INSERT ON "taxes" BEGIN INSERT INTO "taxes_unindexed" (id) VALUES (new.id); END;
CREATE TRIGGER "taxes_search_out" AFTER DELETE ON "taxes" BEGIN INSERT INTO "taxes_fts"("taxes_fts", rowid, "_search") SELECT 'delete', old.id, old."_search" WHERE NOT EXISTS (SELECT 1 FROM "taxes_unindexed" WHERE id = old.id); DELETE FROM "taxes_unindexed" WHERE id = old.id; END;
CREATE TRIGGER "taxes_search_over" AFTER UPDATE ON "taxes" WHEN old."_search" IS NOT new."_search" BEGIN INSERT INTO "taxes_fts"("taxes_fts", rowid, "_search") SELECT 'delete', old.id, old."_search" WHERE NOT EXISTS (SELECT 1 FROM "taxes_unindexed" WHERE id = old.id); INSERT INTO "taxes_unindexed" (id) SELECT new.id WHERE NOT EXISTS (SELECT 1 FROM "taxes_unindexed" WHERE id = old.id); END;
CREATE INDEX "idx_eet_subjects_name" ON "eet_subjects" ("name");
CREATE INDEX "idx_eet_subjects_vatId" ON "eet_subjects" ("vatId");
CREATE INDEX "idx_eet_subjects_deleted" ON "eet_subjects" ("deleted") WHERE "deleted" = 1;
CREATE INDEX "idx_eet_subjects_versionDate" ON "eet_subjects" ("versionDate");
CREATE TRIGGER "eet_subjects_search_in" AFTER INSERT ON "eet_subjects" BEGIN INSERT INTO "eet_subjects_unindexed" (id) VALUES (new.id); END;
CREATE TRIGGER "eet_subjects_search_out" AFTER DELETE ON "eet_subjects" BEGIN INSERT INTO "eet_subjects_fts"("eet_subjects_fts", rowid, "_search") SELECT 'delete', old.id, old."_search" WHERE NOT EXISTS (SELECT 1 FROM "eet_subjects_unindexed" WHERE id = old.id); DELETE FROM "eet_subjects_unindexed" WHERE id = old.id; END;
CREATE TRIGGER "eet_subjects_search_over" AFTER UPDATE ON "eet_subjects" WHEN old."_search" IS NOT new."_search" BEGIN INSERT INTO "eet_subjects_fts"("eet_subjects_fts", rowid, "_search") SELECT 'delete', old.id, old."_search" WHERE NOT EXISTS (SELECT 1 FROM "eet_subjects_unindexed" WHERE id = old.id); INSERT INTO "eet_subjects_unindexed" (id) SELECT new.id WHERE NOT EXISTS (SELECT 1 FROM "eet_subjects_unindexed" WHERE id = old.id); END;
CREATE INDEX "idx_categories_name" ON "categories" ("name");
CREATE INDEX "idx_categories_externalId" ON "categories" ("externalId") WHERE "externalId" IS NOT NULL;
CREATE INDEX "idx_categories__eetSubjectId" ON "categories" ("_eetSubjectId") WHERE "_eetSubjectId" IS NOT NULL;
CREATE INDEX "idx_categories_sortOrder" ON "categories" ("sortOrder");
CREATE INDEX "idx_categories_deleted" ON "categories" ("deleted") WHERE "deleted" = 1;
CREATE INDEX "idx_categories_versionDate" ON "categories" ("versionDate");
CREATE TRIGGER "categories_search_in" AFTER INSERT ON "categories" BEGIN INSERT INTO "categories_unindexed" (id) VALUES (new.id); END;
CREATE TRIGGER "categories_search_out" AFTER DELETE ON "categories" BEGIN INSERT INTO "categories_fts"("categories_fts", rowid, "_search") SELECT 'delete', old.id, old."_search" WHERE NOT EXISTS (SELECT 1 FROM "categories_unindexed" WHERE id = old.id); DELETE FROM "categories_unindexed" WHERE id = old.id; END;
CREATE TRIGGER "categories_search_over" AFTER UPDATE ON "categories" WHEN old."_search" IS NOT new."_search" BEGIN INSERT INTO "categories_fts"("categories_fts", rowid, "_search") SELECT 'delete', old.id, old."_search" WHERE NOT EXISTS (SELECT 1 FROM "categories_unindexed" WHERE id = old.id); INSERT INTO "categories_unindexed" (id) SELECT new.id WHERE NOT EXISTS (SELECT 1 FROM "categories_unindexed" WHERE id = old.id); END;
CREATE INDEX "idx_warehouses_name" ON "warehouses" ("name");
CREATE INDEX "idx_warehouses_barcode" ON "warehouses" ("barcode") WHERE "barcode" IS NOT NULL;
CREATE INDEX "idx_warehouses_deleted" ON "warehouses" ("deleted") WHERE "deleted" = 1;
CREATE INDEX "idx_warehouses_versionDate" ON "warehouses" ("versionDate");
CREATE TRIGGER "warehouses_search_in" AFTER INSERT ON "warehouses" BEGIN INSERT INTO "warehouses_unindexed" (id) VALUES (new.id); END;
CREATE TRIGGER "warehouses_search_out" AFTER DELETE ON "warehouses" BEGIN INSERT INTO "warehouses_fts"("warehouses_fts", rowid, "_search") SELECT 'delete', old.id, old."_search" WHERE NOT EXISTS (SELECT 1 FROM "warehouses_unindexed" WHERE id = old.id); DELETE FROM "warehouses_unindexed" WHERE id = old.id; END;
CREATE TRIGGER "warehouses_search_over" AFTER UPDATE ON "warehouses" WHEN old."_search" IS NOT new."_search" BEGIN INSERT INTO "warehouses_fts"("warehouses_fts", rowid, "_search") SELECT 'delete', old.id, old."_search" WHERE NOT EXISTS (SELECT 1 FROM "warehouses_unindexed" WHERE id = old.id); INSERT INTO "warehouses_unindexed" (id) SELECT new.id WHERE NOT EXISTS (SELECT 1 FROM "warehouses_unindexed" WHERE id = old.id); END;
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
CREATE TRIGGER "suppliers_search_in" AFTER INSERT ON "suppliers" BEGIN INSERT INTO "suppliers_unindexed" (id) VALUES (new.id); END;
CREATE TRIGGER "suppliers_search_out" AFTER DELETE ON "suppliers" BEGIN INSERT INTO "suppliers_fts"("suppliers_fts", rowid, "_search") SELECT 'delete', old.id, old."_search" WHERE NOT EXISTS (SELECT 1 FROM "suppliers_unindexed" WHERE id = old.id); DELETE FROM "suppliers_unindexed" WHERE id = old.id; END;
CREATE TRIGGER "suppliers_search_over" AFTER UPDATE ON "suppliers" WHEN old."_search" IS NOT new."_search" BEGIN INSERT INTO "suppliers_fts"("suppliers_fts", rowid, "_search") SELECT 'delete', old.id, old."_search" WHERE NOT EXISTS (SELECT 1 FROM "suppliers_unindexed" WHERE id = old.id); INSERT INTO "suppliers_unindexed" (id) SELECT new.id WHERE NOT EXISTS (SELECT 1 FROM "suppliers_unindexed" WHERE id = old.id); END;
CREATE INDEX "idx_employees_name" ON "employees" ("name");
CREATE INDEX "idx_employees_email" ON "employees" ("email");
CREATE INDEX "idx_employees_deleted" ON "employees" ("deleted") WHERE "deleted" = 1;
CREATE INDEX "idx_employees_versionDate" ON "employees" ("versionDate");
CREATE TRIGGER "employees_search_in" AFTER INSERT ON "employees" BEGIN INSERT INTO "employees_unindexed" (id) VALUES (new.id); END;
CREATE TRIGGER "employees_search_out" AFTER DELETE ON "employees" BEGIN INSERT INTO "employees_fts"("employees_fts", rowid, "_search") SELECT 'delete', old.id, old."_search" WHERE NOT EXISTS (SELECT 1 FROM "employees_unindexed" WHERE id = old.id); DELETE FROM "employees_unindexed" WHERE id = old.id; END;
CREATE TRIGGER "employees_search_over" AFTER UPDATE ON "employees" WHEN old."_search" IS NOT new."_search" BEGIN INSERT INTO "employees_fts"("employees_fts", rowid, "_search") SELECT 'delete', old.id, old."_search" WHERE NOT EXISTS (SELECT 1 FROM "employees_unindexed" WHERE id = old.id); INSERT INTO "employees_unindexed" (id) SELECT new.id WHERE NOT EXISTS (SELECT 1 FROM "employees_unindexed" WHERE id = old.id); END;
CREATE INDEX "idx_products_name" ON "products" ("name");
CREATE INDEX "idx_products__categoryId" ON "products" ("_categoryId");
CREATE INDEX "idx_products_priceWithVat" ON "products" ("priceWithVat");
CREATE INDEX "idx_products_vat" ON "products" ("vat");
CREATE INDEX "idx_products__supplierId" ON "products" ("_supplierId") WHERE "_supplierId" IS NOT NULL;
CREATE INDEX "idx_products_externalId" ON "products" ("externalId") WHERE "externalId" IS NOT NULL;
CREATE INDEX "idx_products__eetSubjectId" ON "products" ("_eetSubjectId") WHERE "_eetSubjectId" IS NOT NULL;
CREATE INDEX "idx_products_deleted" ON "products" ("deleted") WHERE "deleted" = 1;
CREATE INDEX "idx_products_versionDate" ON "products" ("versionDate");
CREATE TRIGGER "products_search_in" AFTER INSERT ON "products" BEGIN INSERT INTO "products_unindexed" (id) VALUES (new.id); END;
CREATE TRIGGER "products_search_out" AFTER DELETE ON "products" BEGIN INSERT INTO "products_fts"("products_fts", rowid, "_search") SELECT 'delete', old.id, old."_search" WHERE NOT EXISTS (SELECT 1 FROM "products_unindexed" WHERE id = old.id); DELETE FROM "products_unindexed" WHERE id = old.id; END;
CREATE TRIGGER "products_search_over" AFTER UPDATE ON "products" WHEN old."_search" IS NOT new."_search" BEGIN INSERT INTO "products_fts"("products_fts", rowid, "_search") SELECT 'delete', old.id, old."_search" WHERE NOT EXISTS (SELECT 1 FROM "products_unindexed" WHERE id = old.id); INSERT INTO "products_unindexed" (id) SELECT new.id WHERE NOT EXISTS (SELECT 1 FROM "products_unindexed" WHERE id = old.id); END;
CREATE INDEX "idx_product_ingredients__parentProductId" ON "product_ingredients" ("_parentProductId");
CREATE INDEX "idx_product_ingredients__productId" ON "product_ingredients" ("_productId");
CREATE INDEX "idx_product_ingredients_deleted" ON "product_ingredients" ("deleted") WHERE "deleted" = 1;
CREATE INDEX "idx_product_ingredients_versionDate" ON "product_ingredients" ("versionDate");
CREATE TRIGGER "product_ingredients_search_in" AFTER INSERT ON "product_ingredients" BEGIN INSERT INTO "product_ingredients_unindexed" (id) VALUES (new.id); END;
CREATE TRIGGER "product_ingredients_search_out" AFTER DELETE ON "product_ingredients" BEGIN INSERT INTO "product_ingredients_fts"("product_ingredients_fts", rowid, "_search") SELECT 'delete', old.id, old."_search" WHERE NOT EXISTS (SELECT 1 FROM "product_ingredients_unindexed" WHERE id = old.id); DELETE FROM "product_ingredients_unindexed" WHERE id = old.id; END;
CREATE TRIGGER "product_ingredients_search_over" AFTER UPDATE ON "product_ingredients" WHEN old."_search" IS NOT new."_search" BEGIN INSERT INTO "product_ingredients_fts"("product_ingredients_fts", rowid, "_search") SELECT 'delete', old.id, old."_search" WHERE NOT EXISTS (SELECT 1 FROM "product_ingredients_unindexed" WHERE id = old.id); INSERT INTO "product_ingredients_unindexed" (id) SELECT new.id WHERE NOT EXISTS (SELECT 1 FROM "product_ingredients_unindexed" WHERE id = old.id); END;
CREATE INDEX "idx_customers_firstName" ON "customers" ("firstName");
CREATE INDEX "idx_customers_lastName" ON "customers" ("lastName");
CREATE INDEX "idx_customers_companyName" ON "customers" ("companyName");
CREATE INDEX "idx_customers_barcode" ON "customers" ("barcode");
CREATE INDEX "idx_customers__discountGroupId" ON "customers" ("_discountGroupId") WHERE "_discountGroupId" IS NOT NULL;
CREATE INDEX "idx_customers_externalId" ON "customers" ("externalId") WHERE "externalId" IS NOT NULL;
CREATE INDEX "idx_customers_deleted" ON "customers" ("deleted") WHERE "deleted" = 1;
CREATE INDEX "idx_customers_versionDate" ON "customers" ("versionDate");
CREATE TRIGGER "customers_search_in" AFTER INSERT ON "customers" BEGIN INSERT INTO "customers_unindexed" (id) VALUES (new.id); END;
CREATE TRIGGER "customers_search_out" AFTER DELETE ON "customers" BEGIN INSERT INTO "customers_fts"("customers_fts", rowid, "_search") SELECT 'delete', old.id, old."_search" WHERE NOT EXISTS (SELECT 1 FROM "customers_unindexed" WHERE id = old.id); DELETE FROM "customers_unindexed" WHERE id = old.id; END;
CREATE TRIGGER "customers_search_over" AFTER UPDATE ON "customers" WHEN old."_search" IS NOT new."_search" BEGIN INSERT INTO "customers_fts"("customers_fts", rowid, "_search") SELECT 'delete', old.id, old."_search" WHERE NOT EXISTS (SELECT 1 FROM "customers_unindexed" WHERE id = old.id); INSERT INTO "customers_unindexed" (id) SELECT new.id WHERE NOT EXISTS (SELECT 1 FROM "customers_unindexed" WHERE id = old.id); END;
CREATE INDEX "idx_webhooks__warehouseId" ON "webhooks" ("_warehouseId") WHERE "_warehouseId" IS NOT NULL;
CREATE INDEX "idx_webhooks_versionDate" ON "webhooks" ("versionDate");
CREATE TRIGGER "webhooks_search_in" AFTER INSERT ON "webhooks" BEGIN INSERT INTO "webhooks_unindexed" (id) VALUES (new.id); END;
CREATE TRIGGER "webhooks_search_out" AFTER DELETE ON "webhooks" BEGIN INSERT INTO "webhooks_fts"("webhooks_fts", rowid, "_search") SELECT 'delete', old.id, old."_search" WHERE NOT EXISTS (SELECT 1 FROM "webhooks_unindexed" WHERE id = old.id); DELETE FROM "webhooks_unindexed" WHERE id = old.id; END;
CREATE TRIGGER "webhooks_search_over" AFTER UPDATE ON "webhooks" WHEN old."_search" IS NOT new."_search" BEGIN INSERT INTO "webhooks_fts"("webhooks_fts", rowid, "_search") SELECT 'delete', old.id, old."_search" WHERE NOT EXISTS (SELECT 1 FROM "webhooks_unindexed" WHERE id = old.id); INSERT INTO "webhooks_unindexed" (id) SELECT new.id WHERE NOT EXISTS (SELECT 1 FROM "webhooks_unindexed" WHERE id = old.id); END;
CREATE VIEW "warehouse_products" AS SELECT p."id" AS "id", p."_cloudId" AS "_cloudId", p."name" AS "name", p."alternativeName" AS "alternativeName", p."subtitle" AS "subtitle", p."description" AS "description", p."_categoryId" AS "_categoryId", p."plu" AS "plu", p."ean" AS "ean", p."tags" AS "tags", p."display" AS "display", p."onSale" AS "onSale", p."hexColor" AS "hexColor", p."priceWithVat" AS "priceWithVat", p."priceWithoutVat" AS "priceWithoutVat", p."vat" AS "vat", p."priceWithVatB" AS "priceWithVatB", p."priceWithVatC" AS "priceWithVatC", p."priceWithVatD" AS "priceWithVatD", p."priceWithVatE" AS "priceWithVatE", p."currency" AS "currency", p."requiresPriceEntry" AS "requiresPriceEntry", p."discountPermitted" AS "discountPermitted", p."discountPercent" AS "discountPercent", p."margin" AS "margin", p."marginMin" AS "marginMin", p."points" AS "points", p."priceInPoints" AS "priceInPoints", p."stockDeduct" AS "stockDeduct", p."stockOverdraft" AS "stockOverdraft", p."unit" AS "unit", p."packaging" AS "packaging", p."packageItem" AS "packageItem", p."packagingMeasurement" AS "packagingMeasurement", p."unitMeasurement" AS "unitMeasurement", p."packagingPriceWithVat" AS "packagingPriceWithVat", p."_supplierId" AS "_supplierId", p."supplierProductCode" AS "supplierProductCode", p."deliveryNoteIds" AS "deliveryNoteIds", s."purchasePriceWithoutVat" AS "purchasePriceWithoutVat", p."allergens" AS "allergens", p."features" AS "features", p."preparationDuration" AS "preparationDuration", p."_defaultCourseId" AS "_defaultCourseId", p."minCustomerAge" AS "minCustomerAge", p."recipe" AS "recipe", p."notes" AS "notes", p."externalId" AS "externalId", p."externalIds" AS "externalIds", p."_eetSubjectId" AS "_eetSubjectId", p."flags" AS "flags", p."sortOrder" AS "sortOrder", p."translatedName" AS "translatedName", p."translatedDescription" AS "translatedDescription", p."imageUrl" AS "imageUrl", p."modifiedBy" AS "modifiedBy", p."deleted" AS "deleted", p."versionDate" AS "versionDate", s."_warehouseId" AS "_warehouseId", s."stockQuantityStatus" AS "stockQuantityStatus", s."stockStatusVersiondate" AS "stockStatusVersiondate", p."_extra", NULL AS "_etag", p."_search", s."_cloudVersion" AS "_cloudVersion" FROM stock s JOIN "products" p ON p.id = s."_productId";
CREATE TRIGGER "hook_products_products_insert" AFTER INSERT ON "products" WHEN EXISTS (SELECT 1 FROM "hooks") BEGIN INSERT INTO hook_occasions (subject, record, scope) SELECT 'products', new."id", 0 WHERE NOT EXISTS (SELECT 1 FROM hook_occasions WHERE subject = 'products' AND record = new."id" AND scope = 0); END;
CREATE TRIGGER "hook_products_products_update" AFTER UPDATE ON "products" WHEN EXISTS (SELECT 1 FROM "hooks") AND old."_etag" IS NOT new."_etag" BEGIN INSERT INTO hook_occasions (subject, record, scope) SELECT 'products', new."id", 0 WHERE NOT EXISTS (SELECT 1 FROM hook_occasions WHERE subject = 'products' AND record = new."id" AND scope = 0); END;
CREATE TRIGGER "hook_products_products_delete" AFTER DELETE ON "products" WHEN EXISTS (SELECT 1 FROM "hooks") BEGIN INSERT INTO hook_occasions (subject, record, scope) SELECT 'products', old."id", 0 WHERE NOT EXISTS (SELECT 1 FROM hook_occasions WHERE subject = 'products' AND record = old."id" AND scope = 0); END;
CREATE TRIGGER "hook_customers_customers_insert" AFTER INSERT ON "customers" WHEN EXISTS (SELECT 1 FROM "hooks") BEGIN INSERT INTO hook_occasions (subject, record, scope) SELECT 'customers', new."id", 0 WHERE NOT EXISTS (SELECT 1 FROM hook_occasions WHERE subject = 'customers' AND record = new."id" AND scope = 0); END;
CREATE TRIGGER "hook_customers_customers_update" AFTER UPDATE ON "customers" WHEN EXISTS (SELECT 1 FROM "hooks") AND old."_etag" IS NOT new."_etag" BEGIN INSERT INTO hook_occasions (subject, record, scope) SELECT 'customers', new."id", 0 WHERE NOT EXISTS (SELECT 1 FROM hook_occasions WHERE subject = 'customers' AND record = new."id" AND scope = 0); END;
CREATE TRIGGER "hook_customers_customers_delete" AFTER DELETE ON "customers" WHEN EXISTS (SELECT 1 FROM "hooks") BEGIN INSERT INTO hook_occasions (subject, record, scope) SELECT 'customers', old."id", 0 WHERE NOT EXISTS (SELECT 1 FROM hook_occasions WHERE subject = 'customers' AND record = old."id" AND scope = 0); END;
CREATE TRIGGER "hook_customers_points_insert" AFTER INSERT ON "customers" WHEN EXISTS (SELECT 1 FROM "hooks") AND new."points" <> 0 BEGIN INSERT INTO hook_occasions (subject, record, scope) SELECT 'points', new."id", 0 WHERE NOT EXISTS (SELECT 1 FROM hook_occasions WHERE subject = 'points' AND record = new."id" AND scope = 0); END;
CREATE TRIGGER "hook_customers_points_update" AFTER UPDATE ON "customers" WHEN EXISTS (SELECT 1 FROM "hooks") AND old."points" IS NOT new."points" BEGIN INSERT INTO hook_occasions (subject, record, scope) SELECT 'points', new."id", 0 WHERE NOT EXISTS (SELECT 1 FROM hook_occasions WHERE subject = 'points' AND record = new."id" AND scope = 0); END;
CREATE TRIGGER "hook_stock_stock_insert" AFTER INSERT ON "stock" WHEN EXISTS (SELECT 1 FROM "hooks") BEGIN INSERT INTO hook_occasions (subject, record, scope) SELECT 'stock', new."_productId", new."_warehouseId" WHERE NOT EXISTS (SELECT 1 FROM hook_occasions WHERE subject = 'stock' AND record = new."_productId" AND scope = new."_warehouseId"); END;
PRAGMA user_version=7;
COMMIT;
