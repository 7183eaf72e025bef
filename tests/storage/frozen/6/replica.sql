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
INSERT INTO "_sqlite_migrations" VALUES (1, 'counterfoil', 'm0001_bookkeeping', '2026-11-21 07:27:24.854213+00:00');
INSERT INTO "_sqlite_migrations" VALUES (2, 'counterfoil', 'm0002_deliveries', '2026-11-21 07:27:24.861922+00:00');
INSERT INTO "_sqlite_migrations" VALUES (3, 'counterfoil', 'm0003_orders', '2026-11-21 07:27:24.862116+00:00');
INSERT INTO "_sqlite_migrations" VALUES (4, 'counterfoil', 'm0004_counted', '2026-11-21 07:27:24.862295+00:00');
INSERT INTO "_sqlite_migrations" VALUES (5, 'counterfoil', 'm0005_pages', '2026-11-21 07:27:24.862629+00:00');
INSERT INTO "_sqlite_migrations" VALUES (6, 'counterfoil', 'm0006_names', '2026-11-21 07:27:24.862986+00:00');
INSERT INTO "meta" VALUES ('cloud_id', '343951305');
INSERT INTO "meta" VALUES ('journal_of', '"bb5defcf82f826ec"');
INSERT INTO "meta" VALUES ('refusals', '{"tags": {"update": {"at": 1790003600221, "whole": true, "message": ""}}}');
INSERT INTO "meta" VALUES ('counted_for_age', '1790043200929');
INSERT INTO "meta" VALUES ('manners', '{"by": "3607b8e141464527809d1ee0aa2cbb5c", "at": 1790043201052, "wait": 0, "since": null, "limited": 0, "minutes": [[1790043201053, {"sign_in": 1, "read": 26, "write": 2}, 0, 2, 2630, 0]]}');
INSERT INTO "meta" VALUES ('last_outcome', '{"outcome": "needs_you", "error": null, "online": true, "at": 1790043201054}');
INSERT INTO "meta" VALUES ('last_success', '1790043201054');
INSERT INTO "meta" VALUES ('journal', '37');
INSERT INTO "meta" VALUES ('clean', 'true');
INSERT INTO "outbox" VALUES (1, 'customers', 1009, 'update', 'waiting', 'overlap', 0, 1790000000135, '{"entity": "customers", "id": 1009, "kind": "update", "intent": {"set": {"note": "moje"}, "add": {}}, "base": {"id": 1009, "_cloudId": 343951305, "firstName": "", "lastName": "Z\u00e1kazn\u00edk 1009", "companyName": "", "companyId": "", "vatId": "", "companyId2": null, "tags": ["a"], "display": true, "hexColor": "#2F6FED", "phone": "", "email": "", "addressLine1": "", "addressLine2": null, "city": "Brno", "zip": "", "country": null, "points": 100.0, "barcode": "", "_discountGroupId": null, "birthday": null, "expireDate": null, "note": null, "internalNote": "", "headerPrint": "", "externalId": null, "_sellerId": null, "flags": 0, "created": null, "modifiedBy": null, "deleted": false, "versionDate": 1790003600230}, "remote": {"id": 1009, "_cloudId": 343951305, "firstName": "", "lastName": "Z\u00e1kazn\u00edk 1009", "companyName": "", "companyId": "", "vatId": "", "companyId2": null, "tags": ["a"], "display": true, "hexColor": "#2F6FED", "phone": "", "email": "", "addressLine1": "", "addressLine2": null, "city": "Brno", "zip": "", "country": null, "points": 100.0, "barcode": "", "_discountGroupId": null, "birthday": null, "expireDate": null, "note": "jejich", "internalNote": "", "headerPrint": "", "externalId": null, "_sellerId": null, "flags": 0, "created": null, "modifiedBy": null, "deleted": false, "versionDate": 1790003600230}, "anonymize": false, "strategies": {}, "covered": {"set": {}, "add": {}}, "state": "waiting", "sent": null, "held": {"reason": "overlap", "fields": ["note"], "problems": [], "since": 1790003600211}, "missed": null, "attempts": 0, "next_try": 0, "error": null, "origin": "window", "created": 1790000000135, "changed": 1790000000135}');
INSERT INTO "outbox" VALUES (2, 'customers', 1010, 'update', 'waiting', 'deleted_there', 0, 1790000000137, '{"entity": "customers", "id": 1010, "kind": "update", "intent": {"set": {"note": "je\u0161t\u011b pot\u0159ebn\u00fd"}, "add": {}}, "base": {"id": 1010, "_cloudId": 343951305, "firstName": "", "lastName": "Z\u00e1kazn\u00edk 1010", "companyName": "", "companyId": "", "vatId": "", "companyId2": null, "tags": ["a"], "display": true, "hexColor": "#2F6FED", "phone": "", "email": "", "addressLine1": "", "addressLine2": null, "city": null, "zip": "", "country": null, "points": 100.0, "barcode": "", "_discountGroupId": null, "birthday": null, "expireDate": null, "note": null, "internalNote": "", "headerPrint": "", "externalId": null, "_sellerId": null, "flags": 0, "created": null, "modifiedBy": null, "deleted": false, "versionDate": 1790000000015}, "remote": {"id": 1010, "_cloudId": 343951305, "firstName": "", "lastName": "Z\u00e1kazn\u00edk 1010", "companyName": "", "companyId": "", "vatId": "", "companyId2": null, "tags": ["a"], "display": true, "hexColor": "#2F6FED", "phone": "", "email": "", "addressLine1": "", "addressLine2": null, "city": null, "zip": "", "country": null, "points": 100.0, "barcode": "", "_discountGroupId": null, "birthday": null, "expireDate": null, "note": null, "internalNote": "", "headerPrint": "", "externalId": null, "_sellerId": null, "flags": 0, "created": null, "modifiedBy": null, "deleted": true, "versionDate": 1790000000138}, "anonymize": false, "strategies": {}, "covered": {"set": {}, "add": {}}, "state": "waiting", "sent": null, "held": {"reason": "deleted_there", "fields": [], "problems": [], "since": 1790003600211}, "missed": null, "attempts": 0, "next_try": 0, "error": null, "origin": "window", "created": 1790000000137, "changed": 1790000000137}');
INSERT INTO "outbox" VALUES (3, 'customers', 1011, 'delete', 'waiting', 'edited_there', 0, 1790000000139, '{"entity": "customers", "id": 1011, "kind": "delete", "intent": {"set": {}, "add": {}}, "base": {"id": 1011, "_cloudId": 343951305, "firstName": "", "lastName": "Z\u00e1kazn\u00edk 1011", "companyName": "", "companyId": "", "vatId": "", "companyId2": null, "tags": ["a"], "display": true, "hexColor": "#2F6FED", "phone": "", "email": "", "addressLine1": "", "addressLine2": null, "city": null, "zip": "", "country": null, "points": 100.0, "barcode": "", "_discountGroupId": null, "birthday": null, "expireDate": null, "note": null, "internalNote": "", "headerPrint": "", "externalId": null, "_sellerId": null, "flags": 0, "created": null, "modifiedBy": null, "deleted": false, "versionDate": 1790000000016}, "remote": {"id": 1011, "_cloudId": 343951305, "firstName": "", "lastName": "Z\u00e1kazn\u00edk 1011", "companyName": "", "companyId": "", "vatId": "", "companyId2": null, "tags": ["a"], "display": true, "hexColor": "#2F6FED", "phone": "", "email": "", "addressLine1": "", "addressLine2": null, "city": null, "zip": "", "country": null, "points": 100.0, "barcode": "", "_discountGroupId": null, "birthday": null, "expireDate": null, "note": "upraven jinde", "internalNote": "", "headerPrint": "", "externalId": null, "_sellerId": null, "flags": 0, "created": null, "modifiedBy": null, "deleted": false, "versionDate": 1790000000140}, "anonymize": false, "strategies": {}, "covered": {"set": {}, "add": {}}, "state": "waiting", "sent": null, "held": {"reason": "edited_there", "fields": [], "problems": [], "since": 1790003600211}, "missed": null, "attempts": 0, "next_try": 0, "error": null, "origin": "window", "created": 1790000000139, "changed": 1790000000139}');
INSERT INTO "outbox" VALUES (4, 'customers', 1012, 'update', 'waiting', 'rejected', 0, 1790000000141, '{"entity": "customers", "id": 1012, "kind": "update", "intent": {"set": {"note": "funny"}, "add": {}}, "base": {"id": 1012, "_cloudId": 343951305, "firstName": "", "lastName": "Z\u00e1kazn\u00edk 1012", "companyName": "", "companyId": "", "vatId": "", "companyId2": null, "tags": ["a"], "display": true, "hexColor": "#2F6FED", "phone": "", "email": "", "addressLine1": "", "addressLine2": null, "city": null, "zip": "", "country": null, "points": 100.0, "barcode": "", "_discountGroupId": null, "birthday": null, "expireDate": null, "note": null, "internalNote": "", "headerPrint": "", "externalId": null, "_sellerId": null, "flags": 0, "created": null, "modifiedBy": null, "deleted": false, "versionDate": 1790000000017}, "remote": {"id": 1012, "_cloudId": 343951305, "firstName": "", "lastName": "Z\u00e1kazn\u00edk 1012", "companyName": "", "companyId": "", "vatId": "", "companyId2": null, "tags": ["a"], "display": true, "hexColor": "#2F6FED", "phone": "", "email": "", "addressLine1": "", "addressLine2": null, "city": null, "zip": "", "country": null, "points": 100.0, "barcode": "", "_discountGroupId": null, "birthday": null, "expireDate": null, "note": null, "internalNote": "", "headerPrint": "", "externalId": null, "_sellerId": null, "flags": 0, "created": null, "modifiedBy": null, "deleted": false, "versionDate": 1790000000017}, "anonymize": false, "strategies": {}, "covered": {"set": {}, "add": {}}, "state": "waiting", "sent": null, "held": {"reason": "rejected", "fields": [], "problems": [{"field": "lastName", "message": "must not be funny"}], "since": 1790003600235}, "missed": null, "attempts": 1, "next_try": 0, "error": "rejected", "origin": "window", "created": 1790000000141, "changed": 1790000000141}');
INSERT INTO "outbox" VALUES (5, 'customers', 1013, 'update', 'waiting', 'rule_broken', 0, 1790000000142, '{"entity": "customers", "id": 1013, "kind": "update", "intent": {"set": {}, "add": {"points": -80.0}}, "base": {"id": 1013, "_cloudId": 343951305, "firstName": "", "lastName": "Z\u00e1kazn\u00edk 1013", "companyName": "", "companyId": "", "vatId": "", "companyId2": null, "tags": ["a"], "display": true, "hexColor": "#2F6FED", "phone": "", "email": "", "addressLine1": "", "addressLine2": null, "city": null, "zip": "", "country": null, "points": 10.0, "barcode": "", "_discountGroupId": null, "birthday": null, "expireDate": null, "note": null, "internalNote": "", "headerPrint": "", "externalId": null, "_sellerId": null, "flags": 0, "created": null, "modifiedBy": null, "deleted": false, "versionDate": 1790000000143}, "remote": {"id": 1013, "_cloudId": 343951305, "firstName": "", "lastName": "Z\u00e1kazn\u00edk 1013", "companyName": "", "companyId": "", "vatId": "", "companyId2": null, "tags": ["a"], "display": true, "hexColor": "#2F6FED", "phone": "", "email": "", "addressLine1": "", "addressLine2": null, "city": null, "zip": "", "country": null, "points": 10.0, "barcode": "", "_discountGroupId": null, "birthday": null, "expireDate": null, "note": null, "internalNote": "", "headerPrint": "", "externalId": null, "_sellerId": null, "flags": 0, "created": null, "modifiedBy": null, "deleted": false, "versionDate": 1790000000143}, "anonymize": false, "strategies": {}, "covered": {"set": {}, "add": {}}, "state": "waiting", "sent": null, "held": {"reason": "rule_broken", "fields": [], "problems": [{"field": "points", "code": "too_small", "minimum": 0}], "since": 1790003600225}, "missed": null, "attempts": 0, "next_try": 0, "error": null, "origin": "window", "created": 1790000000142, "changed": 1790000000142}');
INSERT INTO "outbox" VALUES (6, 'tags', 50, 'update', 'waiting', 'verb_refused', 0, 1790000000144, '{"entity": "tags", "id": 50, "kind": "update", "intent": {"set": {"name": "v\u011brn\u00fd"}, "add": {}}, "base": {"id": 50, "_cloudId": 343951305, "name": "st\u00e1l\u00fd", "display": true, "externalId": null, "deleted": false, "versionDate": 1790000000003}, "remote": {"id": 50, "_cloudId": 343951305, "name": "st\u00e1l\u00fd", "display": true, "externalId": null, "deleted": false, "versionDate": 1790000000003}, "anonymize": false, "strategies": {}, "covered": {"set": {}, "add": {}}, "state": "waiting", "sent": null, "held": {"reason": "verb_refused", "fields": [], "problems": [], "since": 1790003600222}, "missed": null, "attempts": 1, "next_try": 0, "error": "verb_refused", "origin": "window", "created": 1790000000144, "changed": 1790000000144}');
INSERT INTO "outbox" VALUES (7, 'customers', 1014, 'update', 'waiting', 'counter_unknown', 0, 1790014400428, '{"entity": "customers", "id": 1014, "kind": "update", "intent": {"set": {}, "add": {"points": 10.0}}, "base": {"id": 1014, "_cloudId": 343951305, "firstName": "", "lastName": "Z\u00e1kazn\u00edk 1014", "companyName": "", "companyId": "", "vatId": "", "companyId2": null, "tags": ["a"], "display": true, "hexColor": "#2F6FED", "phone": "", "email": "", "addressLine1": "", "addressLine2": null, "city": null, "zip": "", "country": null, "points": 95.0, "barcode": "", "_discountGroupId": null, "birthday": null, "expireDate": null, "note": null, "internalNote": "", "headerPrint": "", "externalId": null, "_sellerId": null, "flags": 0, "created": null, "modifiedBy": null, "deleted": false, "versionDate": 1790014400487}, "remote": {"id": 1014, "_cloudId": 343951305, "firstName": "", "lastName": "Z\u00e1kazn\u00edk 1014", "companyName": "", "companyId": "", "vatId": "", "companyId2": null, "tags": ["a"], "display": true, "hexColor": "#2F6FED", "phone": "", "email": "", "addressLine1": "", "addressLine2": null, "city": null, "zip": "", "country": null, "points": 95.0, "barcode": "", "_discountGroupId": null, "birthday": null, "expireDate": null, "note": null, "internalNote": "", "headerPrint": "", "externalId": null, "_sellerId": null, "flags": 0, "created": null, "modifiedBy": null, "deleted": false, "versionDate": 1790014400487}, "anonymize": false, "strategies": {}, "covered": {"set": {}, "add": {}}, "state": "waiting", "sent": null, "held": {"reason": "counter_unknown", "fields": ["points"], "problems": [], "since": 1790018000537}, "missed": null, "attempts": 1, "next_try": 0, "error": null, "origin": "window", "created": 1790014400428, "changed": 1790014400428}');
INSERT INTO "outbox" VALUES (8, 'customers', 1004, 'update', 'sent', NULL, 1790043201735, 1790043200983, '{"entity": "customers", "id": 1004, "kind": "update", "intent": {"set": {"note": "odesl\u00e1no"}, "add": {}}, "base": {"id": 1004, "_cloudId": 343951305, "firstName": "", "lastName": "Z\u00e1kazn\u00edk 1004", "companyName": "", "companyId": "", "vatId": "", "companyId2": null, "tags": ["a"], "display": true, "hexColor": "#2F6FED", "phone": "", "email": "", "addressLine1": "", "addressLine2": null, "city": null, "zip": "", "country": null, "points": 100.0, "barcode": "", "_discountGroupId": null, "birthday": null, "expireDate": null, "note": null, "internalNote": "", "headerPrint": "", "externalId": null, "_sellerId": null, "flags": 0, "created": null, "modifiedBy": null, "deleted": false, "versionDate": 1790000000009}, "remote": {"id": 1004, "_cloudId": 343951305, "firstName": "", "lastName": "Z\u00e1kazn\u00edk 1004", "companyName": "", "companyId": "", "vatId": "", "companyId2": null, "tags": ["a"], "display": true, "hexColor": "#2F6FED", "phone": "", "email": "", "addressLine1": "", "addressLine2": null, "city": null, "zip": "", "country": null, "points": 100.0, "barcode": "", "_discountGroupId": null, "birthday": null, "expireDate": null, "note": null, "internalNote": "", "headerPrint": "", "externalId": null, "_sellerId": null, "flags": 0, "created": null, "modifiedBy": null, "deleted": false, "versionDate": 1790000000009}, "anonymize": false, "strategies": {}, "covered": {"set": {}, "add": {}}, "state": "sent", "sent": {"set": {"note": "odesl\u00e1no"}, "add": {}}, "held": null, "missed": null, "attempts": 1, "next_try": 1790043201735, "error": "server_fault", "origin": "window", "created": 1790043200983, "changed": 1790043200983}');
INSERT INTO "outbox" VALUES (9, 'customers', 1005, 'update', 'sent', NULL, 1790043202929, 1790043200984, '{"entity": "customers", "id": 1005, "kind": "update", "intent": {"set": {}, "add": {"points": 10.0}}, "base": {"id": 1005, "_cloudId": 343951305, "firstName": "", "lastName": "Z\u00e1kazn\u00edk 1005", "companyName": "", "companyId": "", "vatId": "", "companyId2": null, "tags": ["a"], "display": true, "hexColor": "#2F6FED", "phone": "", "email": "", "addressLine1": "", "addressLine2": null, "city": null, "zip": "", "country": null, "points": 100.0, "barcode": "", "_discountGroupId": null, "birthday": null, "expireDate": null, "note": null, "internalNote": "", "headerPrint": "", "externalId": null, "_sellerId": null, "flags": 0, "created": null, "modifiedBy": null, "deleted": false, "versionDate": 1790000000010}, "remote": {"id": 1005, "_cloudId": 343951305, "firstName": "", "lastName": "Z\u00e1kazn\u00edk 1005", "companyName": "", "companyId": "", "vatId": "", "companyId2": null, "tags": ["a"], "display": true, "hexColor": "#2F6FED", "phone": "", "email": "", "addressLine1": "", "addressLine2": null, "city": null, "zip": "", "country": null, "points": 100.0, "barcode": "", "_discountGroupId": null, "birthday": null, "expireDate": null, "note": null, "internalNote": "", "headerPrint": "", "externalId": null, "_sellerId": null, "flags": 0, "created": null, "modifiedBy": null, "deleted": false, "versionDate": 1790000000010}, "anonymize": false, "strategies": {}, "covered": {"set": {}, "add": {}}, "state": "sent", "sent": {"set": {"points": 110.0}, "add": {"points": 10.0}}, "held": null, "missed": null, "attempts": 1, "next_try": 1790043202929, "error": "server_fault", "origin": "window", "created": 1790043200984, "changed": 1790043200984}');
INSERT INTO "outbox" VALUES (10, 'customers', 1003, 'update', 'sent', NULL, 0, 1790043201056, '{"entity": "customers", "id": 1003, "kind": "update", "intent": {"set": {"note": "druh\u00e1", "phone": "222"}, "add": {}}, "base": {"id": 1003, "_cloudId": 343951305, "firstName": "", "lastName": "Z\u00e1kazn\u00edk 1003", "companyName": "", "companyId": "", "vatId": "", "companyId2": null, "tags": ["a"], "display": true, "hexColor": "#2F6FED", "phone": "", "email": "", "addressLine1": "", "addressLine2": null, "city": null, "zip": "", "country": null, "points": 100.0, "barcode": "", "_discountGroupId": null, "birthday": null, "expireDate": null, "note": null, "internalNote": "", "headerPrint": "", "externalId": null, "_sellerId": null, "flags": 0, "created": null, "modifiedBy": null, "deleted": false, "versionDate": 1790000000008}, "remote": {"id": 1003, "_cloudId": 343951305, "firstName": "", "lastName": "Z\u00e1kazn\u00edk 1003", "companyName": "", "companyId": "", "vatId": "", "companyId2": null, "tags": ["a"], "display": true, "hexColor": "#2F6FED", "phone": "", "email": "", "addressLine1": "", "addressLine2": null, "city": null, "zip": "", "country": null, "points": 100.0, "barcode": "", "_discountGroupId": null, "birthday": null, "expireDate": null, "note": null, "internalNote": "", "headerPrint": "", "externalId": null, "_sellerId": null, "flags": 0, "created": null, "modifiedBy": null, "deleted": false, "versionDate": 1790000000008}, "anonymize": false, "strategies": {}, "covered": {"set": {}, "add": {}}, "state": "sent", "sent": {"set": {"note": "prvn\u00ed"}, "add": {}}, "held": null, "missed": null, "attempts": 1, "next_try": 0, "error": null, "origin": "window", "created": 1790043200985, "changed": 1790043201056}');
INSERT INTO "outbox" VALUES (11, 'customers', 3380027566689557, 'create', 'sent', NULL, 1790043202416, 1790043200986, '{"entity": "customers", "id": 3380027566689557, "kind": "create", "intent": {"set": {"firstName": "", "lastName": "Odeslan\u00fd z\u00e1kazn\u00edk", "companyName": "", "companyId": "", "vatId": "", "companyId2": null, "tags": [], "display": true, "hexColor": "#2F6FED", "phone": "", "email": "", "addressLine1": "", "addressLine2": null, "city": null, "zip": "", "country": null, "points": 0.0, "barcode": "", "_discountGroupId": null, "birthday": null, "expireDate": null, "note": null, "internalNote": "", "headerPrint": "", "externalId": null, "_sellerId": null, "flags": 0, "_cloudId": 343951305, "id": 3380027566689557}, "add": {}}, "base": null, "remote": null, "anonymize": false, "strategies": {}, "covered": {"set": {}, "add": {}}, "state": "sent", "sent": {"set": {"firstName": "", "lastName": "Odeslan\u00fd z\u00e1kazn\u00edk", "companyName": "", "companyId": "", "vatId": "", "companyId2": null, "tags": [], "display": true, "hexColor": "#2F6FED", "phone": "", "email": "", "addressLine1": "", "addressLine2": null, "city": null, "zip": "", "country": null, "points": 0.0, "barcode": "", "_discountGroupId": null, "birthday": null, "expireDate": null, "note": null, "internalNote": "", "headerPrint": "", "externalId": null, "_sellerId": null, "flags": 0, "_cloudId": 343951305, "id": 3380027566689557}, "add": {}}, "held": null, "missed": null, "attempts": 1, "next_try": 1790043202416, "error": "server_fault", "origin": "window", "created": 1790043200986, "changed": 1790043200986}');
INSERT INTO "outbox" VALUES (12, 'customers', 1001, 'update', 'waiting', NULL, 0, 1790043201057, '{"entity": "customers", "id": 1001, "kind": "update", "intent": {"set": {"tags": ["a", "b"], "note": "upraveno", "flags": 4}, "add": {}}, "base": {"id": 1001, "_cloudId": 343951305, "firstName": "", "lastName": "Z\u00e1kazn\u00edk 1001", "companyName": "", "companyId": "", "vatId": "", "companyId2": null, "tags": ["a"], "display": true, "hexColor": "#2F6FED", "phone": "", "email": "", "addressLine1": "", "addressLine2": null, "city": null, "zip": "", "country": null, "points": 100.0, "barcode": "", "_discountGroupId": null, "birthday": null, "expireDate": null, "note": null, "internalNote": "", "headerPrint": "", "externalId": null, "_sellerId": null, "flags": 0, "created": null, "modifiedBy": null, "deleted": false, "versionDate": 1790000000006}, "remote": {"id": 1001, "_cloudId": 343951305, "firstName": "", "lastName": "Z\u00e1kazn\u00edk 1001", "companyName": "", "companyId": "", "vatId": "", "companyId2": null, "tags": ["a"], "display": true, "hexColor": "#2F6FED", "phone": "", "email": "", "addressLine1": "", "addressLine2": null, "city": null, "zip": "", "country": null, "points": 100.0, "barcode": "", "_discountGroupId": null, "birthday": null, "expireDate": null, "note": null, "internalNote": "", "headerPrint": "", "externalId": null, "_sellerId": null, "flags": 0, "created": null, "modifiedBy": null, "deleted": false, "versionDate": 1790000000006}, "anonymize": false, "strategies": {}, "covered": {"set": {}, "add": {}}, "state": "waiting", "sent": null, "held": null, "missed": null, "attempts": 0, "next_try": 0, "error": null, "origin": "window", "created": 1790043201057, "changed": 1790043201057}');
INSERT INTO "outbox" VALUES (13, 'customers', 1002, 'update', 'waiting', NULL, 0, 1790043201058, '{"entity": "customers", "id": 1002, "kind": "update", "intent": {"set": {"city": "Olomouc"}, "add": {"points": 7.0}}, "base": {"id": 1002, "_cloudId": 343951305, "firstName": "", "lastName": "Z\u00e1kazn\u00edk 1002", "companyName": "", "companyId": "", "vatId": "", "companyId2": null, "tags": ["a"], "display": true, "hexColor": "#2F6FED", "phone": "", "email": "", "addressLine1": "", "addressLine2": null, "city": null, "zip": "", "country": null, "points": 100.0, "barcode": "", "_discountGroupId": null, "birthday": null, "expireDate": null, "note": null, "internalNote": "", "headerPrint": "", "externalId": null, "_sellerId": null, "flags": 0, "created": null, "modifiedBy": null, "deleted": false, "versionDate": 1790000000007}, "remote": {"id": 1002, "_cloudId": 343951305, "firstName": "", "lastName": "Z\u00e1kazn\u00edk 1002", "companyName": "", "companyId": "", "vatId": "", "companyId2": null, "tags": ["a"], "display": true, "hexColor": "#2F6FED", "phone": "", "email": "", "addressLine1": "", "addressLine2": null, "city": null, "zip": "", "country": null, "points": 100.0, "barcode": "", "_discountGroupId": null, "birthday": null, "expireDate": null, "note": null, "internalNote": "", "headerPrint": "", "externalId": null, "_sellerId": null, "flags": 0, "created": null, "modifiedBy": null, "deleted": false, "versionDate": 1790000000007}, "anonymize": false, "strategies": {}, "covered": {"set": {}, "add": {}}, "state": "waiting", "sent": null, "held": null, "missed": null, "attempts": 0, "next_try": 0, "error": null, "origin": "window", "created": 1790043201058, "changed": 1790043201058}');
INSERT INTO "outbox" VALUES (14, 'customers', 1006, 'delete', 'waiting', NULL, 0, 1790043201059, '{"entity": "customers", "id": 1006, "kind": "delete", "intent": {"set": {}, "add": {}}, "base": {"id": 1006, "_cloudId": 343951305, "firstName": "", "lastName": "Z\u00e1kazn\u00edk 1006", "companyName": "", "companyId": "", "vatId": "", "companyId2": null, "tags": ["a"], "display": true, "hexColor": "#2F6FED", "phone": "", "email": "", "addressLine1": "", "addressLine2": null, "city": null, "zip": "", "country": null, "points": 100.0, "barcode": "", "_discountGroupId": null, "birthday": null, "expireDate": null, "note": null, "internalNote": "", "headerPrint": "", "externalId": null, "_sellerId": null, "flags": 0, "created": null, "modifiedBy": null, "deleted": false, "versionDate": 1790000000011}, "remote": {"id": 1006, "_cloudId": 343951305, "firstName": "", "lastName": "Z\u00e1kazn\u00edk 1006", "companyName": "", "companyId": "", "vatId": "", "companyId2": null, "tags": ["a"], "display": true, "hexColor": "#2F6FED", "phone": "", "email": "", "addressLine1": "", "addressLine2": null, "city": null, "zip": "", "country": null, "points": 100.0, "barcode": "", "_discountGroupId": null, "birthday": null, "expireDate": null, "note": null, "internalNote": "", "headerPrint": "", "externalId": null, "_sellerId": null, "flags": 0, "created": null, "modifiedBy": null, "deleted": false, "versionDate": 1790000000011}, "anonymize": false, "strategies": {}, "covered": {"set": {}, "add": {}}, "state": "waiting", "sent": null, "held": null, "missed": null, "attempts": 0, "next_try": 0, "error": null, "origin": "window", "created": 1790043201059, "changed": 1790043201059}');
INSERT INTO "outbox" VALUES (15, 'customers', 1007, 'delete', 'waiting', NULL, 0, 1790043201060, '{"entity": "customers", "id": 1007, "kind": "delete", "intent": {"set": {}, "add": {}}, "base": {"id": 1007, "_cloudId": 343951305, "firstName": "", "lastName": "Z\u00e1kazn\u00edk 1007", "companyName": "", "companyId": "", "vatId": "", "companyId2": null, "tags": ["a"], "display": true, "hexColor": "#2F6FED", "phone": "", "email": "", "addressLine1": "", "addressLine2": null, "city": null, "zip": "", "country": null, "points": 100.0, "barcode": "", "_discountGroupId": null, "birthday": null, "expireDate": null, "note": null, "internalNote": "", "headerPrint": "", "externalId": null, "_sellerId": null, "flags": 0, "created": null, "modifiedBy": null, "deleted": false, "versionDate": 1790000000012}, "remote": {"id": 1007, "_cloudId": 343951305, "firstName": "", "lastName": "Z\u00e1kazn\u00edk 1007", "companyName": "", "companyId": "", "vatId": "", "companyId2": null, "tags": ["a"], "display": true, "hexColor": "#2F6FED", "phone": "", "email": "", "addressLine1": "", "addressLine2": null, "city": null, "zip": "", "country": null, "points": 100.0, "barcode": "", "_discountGroupId": null, "birthday": null, "expireDate": null, "note": null, "internalNote": "", "headerPrint": "", "externalId": null, "_sellerId": null, "flags": 0, "created": null, "modifiedBy": null, "deleted": false, "versionDate": 1790000000012}, "anonymize": true, "strategies": {}, "covered": {"set": {}, "add": {}}, "state": "waiting", "sent": null, "held": null, "missed": null, "attempts": 0, "next_try": 0, "error": null, "origin": "window", "created": 1790043201060, "changed": 1790043201060}');
INSERT INTO "outbox" VALUES (16, 'customers', 1008, 'create', 'waiting', NULL, 0, 1790043201061, '{"entity": "customers", "id": 1008, "kind": "create", "intent": {"set": {"_cloudId": 343951305, "firstName": "", "lastName": "Z\u00e1kazn\u00edk 1008", "companyName": "", "companyId": "", "vatId": "", "companyId2": null, "tags": ["a"], "display": true, "hexColor": "#2F6FED", "phone": "", "email": "", "addressLine1": "", "addressLine2": null, "city": null, "zip": "", "country": null, "points": 100.0, "barcode": "", "_discountGroupId": null, "birthday": null, "expireDate": null, "note": null, "internalNote": "", "headerPrint": "", "externalId": null, "_sellerId": null, "flags": 0, "id": 1008}, "add": {}}, "base": {"id": 1008, "_cloudId": 343951305, "firstName": "", "lastName": "Z\u00e1kazn\u00edk 1008", "companyName": "", "companyId": "", "vatId": "", "companyId2": null, "tags": ["a"], "display": true, "hexColor": "#2F6FED", "phone": "", "email": "", "addressLine1": "", "addressLine2": null, "city": null, "zip": "", "country": null, "points": 100.0, "barcode": "", "_discountGroupId": null, "birthday": null, "expireDate": null, "note": null, "internalNote": "", "headerPrint": "", "externalId": null, "_sellerId": null, "flags": 0, "created": null, "modifiedBy": null, "deleted": true, "versionDate": 1790000000023}, "remote": null, "anonymize": false, "strategies": {}, "covered": {"set": {}, "add": {}}, "state": "waiting", "sent": null, "held": null, "missed": null, "attempts": 0, "next_try": 0, "error": null, "origin": "window", "created": 1790043201061, "changed": 1790043201061}');
INSERT INTO "outbox" VALUES (17, 'customers', 1015, 'delete', 'waiting', NULL, 0, 1790043201063, '{"entity": "customers", "id": 1015, "kind": "delete", "intent": {"set": {}, "add": {}}, "base": {"id": 1015, "_cloudId": 343951305, "firstName": "", "lastName": "Z\u00e1kazn\u00edk 1015", "companyName": "", "companyId": "", "vatId": "", "companyId2": null, "tags": ["a"], "display": true, "hexColor": "#2F6FED", "phone": "", "email": "", "addressLine1": "", "addressLine2": null, "city": null, "zip": "", "country": null, "points": 100.0, "barcode": "", "_discountGroupId": null, "birthday": null, "expireDate": null, "note": null, "internalNote": "", "headerPrint": "", "externalId": null, "_sellerId": null, "flags": 0, "created": null, "modifiedBy": null, "deleted": false, "versionDate": 1790000000020}, "remote": {"id": 1015, "_cloudId": 343951305, "firstName": "", "lastName": "Z\u00e1kazn\u00edk 1015", "companyName": "", "companyId": "", "vatId": "", "companyId2": null, "tags": ["a"], "display": true, "hexColor": "#2F6FED", "phone": "", "email": "", "addressLine1": "", "addressLine2": null, "city": null, "zip": "", "country": null, "points": 100.0, "barcode": "", "_discountGroupId": null, "birthday": null, "expireDate": null, "note": null, "internalNote": "", "headerPrint": "", "externalId": null, "_sellerId": null, "flags": 0, "created": null, "modifiedBy": null, "deleted": false, "versionDate": 1790000000020}, "anonymize": false, "strategies": {}, "covered": {"set": {"note": "pak smaz\u00e1n"}, "add": {}}, "state": "waiting", "sent": null, "held": null, "missed": null, "attempts": 0, "next_try": 0, "error": null, "origin": "window", "created": 1790043201062, "changed": 1790043201063}');
INSERT INTO "outbox" VALUES (18, 'customers', 1302922728156279, 'create', 'waiting', NULL, 0, 1790043201064, '{"entity": "customers", "id": 1302922728156279, "kind": "create", "intent": {"set": {"firstName": "", "lastName": "Nov\u00fd z\u00e1kazn\u00edk", "companyName": "", "companyId": "", "vatId": "", "companyId2": null, "tags": [], "display": true, "hexColor": "#2F6FED", "phone": "", "email": "", "addressLine1": "", "addressLine2": null, "city": null, "zip": "", "country": null, "points": 0.0, "barcode": "", "_discountGroupId": null, "birthday": null, "expireDate": null, "note": null, "internalNote": "", "headerPrint": "", "externalId": null, "_sellerId": null, "flags": 0, "_cloudId": 343951305, "id": 1302922728156279}, "add": {}}, "base": null, "remote": null, "anonymize": false, "strategies": {}, "covered": {"set": {}, "add": {}}, "state": "waiting", "sent": null, "held": null, "missed": null, "attempts": 0, "next_try": 0, "error": null, "origin": "window", "created": 1790043201064, "changed": 1790043201064}');
INSERT INTO "outbox" VALUES (19, 'webhooks', 3610389011508804, 'create', 'waiting', NULL, 0, 1790043201065, '{"entity": "webhooks", "id": 3610389011508804, "kind": "create", "intent": {"set": {"url": "http://127.0.0.1:1/x", "payloadEntity": "PRODUCT", "method": "POST", "_warehouseId": null, "payloadVersion": "V1", "_cloudId": 343951305, "id": 3610389011508804}, "add": {}}, "base": null, "remote": null, "anonymize": false, "strategies": {}, "covered": {"set": {}, "add": {}}, "state": "waiting", "sent": null, "held": null, "missed": null, "attempts": 0, "next_try": 0, "error": null, "origin": "window", "created": 1790043201065, "changed": 1790043201065}');
INSERT INTO "steps" VALUES (1, 1790000000135, 'edit', '{"entity": "customers", "count": 1}', 'window', 0, NULL);
INSERT INTO "steps" VALUES (2, 1790000000137, 'edit', '{"entity": "customers", "count": 1}', 'window', 0, NULL);
INSERT INTO "steps" VALUES (3, 1790000000139, 'delete', '{"entity": "customers", "count": 1}', 'window', 0, NULL);
INSERT INTO "steps" VALUES (4, 1790000000141, 'edit', '{"entity": "customers", "count": 1}', 'window', 0, NULL);
INSERT INTO "steps" VALUES (5, 1790000000142, 'edit', '{"entity": "customers", "count": 1}', 'window', 0, NULL);
INSERT INTO "steps" VALUES (6, 1790000000144, 'edit', '{"entity": "tags", "count": 1}', 'window', 0, NULL);
INSERT INTO "steps" VALUES (7, 1790014400428, 'edit', '{"entity": "customers", "count": 1}', 'window', 0, NULL);
INSERT INTO "steps" VALUES (8, 1790043200983, 'edit', '{"entity": "customers", "count": 1}', 'window', 0, NULL);
INSERT INTO "steps" VALUES (9, 1790043200984, 'edit', '{"entity": "customers", "count": 1}', 'window', 0, NULL);
INSERT INTO "steps" VALUES (10, 1790043200985, 'edit', '{"entity": "customers", "count": 1}', 'window', 0, NULL);
INSERT INTO "steps" VALUES (11, 1790043200986, 'create', '{"entity": "customers", "count": 1}', 'window', 0, NULL);
INSERT INTO "steps" VALUES (12, 1790043201056, 'edit', '{"entity": "customers", "count": 1}', 'window', 0, NULL);
INSERT INTO "steps" VALUES (13, 1790043201057, 'edit', '{"entity": "customers", "count": 1}', 'window', 0, NULL);
INSERT INTO "steps" VALUES (14, 1790043201058, 'edit', '{"entity": "customers", "count": 1}', 'window', 0, NULL);
INSERT INTO "steps" VALUES (15, 1790043201059, 'delete', '{"entity": "customers", "count": 1}', 'window', 0, NULL);
INSERT INTO "steps" VALUES (16, 1790043201060, 'delete', '{"entity": "customers", "count": 1}', 'window', 0, NULL);
INSERT INTO "steps" VALUES (17, 1790043201061, 'restore', '{"entity": "customers", "count": 1}', 'window', 0, NULL);
INSERT INTO "steps" VALUES (18, 1790043201062, 'edit', '{"entity": "customers", "count": 1}', 'window', 0, NULL);
INSERT INTO "steps" VALUES (19, 1790043201063, 'delete', '{"entity": "customers", "count": 1}', 'window', 0, NULL);
INSERT INTO "steps" VALUES (20, 1790043201064, 'create', '{"entity": "customers", "count": 1}', 'window', 0, NULL);
INSERT INTO "steps" VALUES (21, 1790043201065, 'create', '{"entity": "webhooks", "count": 1}', 'window', 0, NULL);
INSERT INTO "history" VALUES (1, 1790000000135, 1, 'customers', 1009, 'edited', '{"city": [null, "Brno"], "note": [null, "moje"]}', NULL, 'window');
INSERT INTO "history" VALUES (2, 1790000000137, 2, 'customers', 1010, 'edited', '{"note": [null, "je\u0161t\u011b pot\u0159ebn\u00fd"]}', NULL, 'window');
INSERT INTO "history" VALUES (3, 1790000000139, 3, 'customers', 1011, 'deleted', '{}', NULL, 'window');
INSERT INTO "history" VALUES (4, 1790000000141, 4, 'customers', 1012, 'edited', '{"note": [null, "funny"]}', NULL, 'window');
INSERT INTO "history" VALUES (5, 1790000000142, 5, 'customers', 1013, 'edited', '{"points": [100.0, 20.0]}', NULL, 'window');
INSERT INTO "history" VALUES (6, 1790000000144, 6, 'tags', 50, 'edited', '{"name": ["st\u00e1l\u00fd", "v\u011brn\u00fd"]}', NULL, 'window');
INSERT INTO "history" VALUES (7, 1790003600211, NULL, 'customers', 1013, 'merged', '{"points": [10.0, -70.0]}', NULL, 'sync');
INSERT INTO "history" VALUES (8, 1790003600211, NULL, 'customers', 1011, 'held', '{"note": [null, "upraven jinde"]}', NULL, 'sync');
INSERT INTO "history" VALUES (9, 1790003600211, NULL, 'customers', 1010, 'held', '{"deleted": [false, true]}', NULL, 'sync');
INSERT INTO "history" VALUES (10, 1790003600211, NULL, 'customers', 1009, 'held', '{"note": ["jejich", "moje"]}', NULL, 'sync');
INSERT INTO "history" VALUES (11, 1790003600222, NULL, 'tags', 50, 'held', '{}', NULL, 'sync');
INSERT INTO "history" VALUES (12, 1790003600231, NULL, 'customers', 1009, 'sent', '{}', NULL, 'sync');
INSERT INTO "history" VALUES (13, 1790003600235, NULL, 'customers', 1012, 'held', '{}', NULL, 'sync');
INSERT INTO "history" VALUES (14, 1790014400428, 7, 'customers', 1014, 'edited', '{"points": [100.0, 110.0]}', NULL, 'window');
INSERT INTO "history" VALUES (15, 1790018000537, NULL, 'customers', 1014, 'held', '{"points": [100.0, 95.0]}', NULL, 'sync');
INSERT INTO "history" VALUES (16, 1790021600599, NULL, 'customers', 1014, 'merged', '{"points": [95.0, 105.0]}', NULL, 'sync');
INSERT INTO "history" VALUES (17, 1790032400785, NULL, 'customers', 1016, 'cloud_deleted', '{}', NULL, 'sync');
INSERT INTO "history" VALUES (18, 1790043200983, 8, 'customers', 1004, 'edited', '{"note": [null, "odesl\u00e1no"]}', NULL, 'window');
INSERT INTO "history" VALUES (19, 1790043200984, 9, 'customers', 1005, 'edited', '{"points": [100.0, 110.0]}', NULL, 'window');
INSERT INTO "history" VALUES (20, 1790043200985, 10, 'customers', 1003, 'edited', '{"note": [null, "prvn\u00ed"]}', NULL, 'window');
INSERT INTO "history" VALUES (21, 1790043200986, 11, 'customers', 3380027566689557, 'created', '{"firstName": [null, ""], "lastName": [null, "Odeslan\u00fd z\u00e1kazn\u00edk"], "companyName": [null, ""], "companyId": [null, ""], "vatId": [null, ""], "tags": [null, []], "display": [null, true], "hexColor": [null, "#2F6FED"], "phone": [null, ""], "email": [null, ""], "addressLine1": [null, ""], "zip": [null, ""], "points": [null, 0.0], "barcode": [null, ""], "internalNote": [null, ""], "headerPrint": [null, ""], "flags": [null, 0], "_cloudId": [null, 343951305], "id": [null, 3380027566689557]}', NULL, 'window');
INSERT INTO "history" VALUES (22, 1790043201056, 12, 'customers', 1003, 'edited', '{"note": ["prvn\u00ed", "druh\u00e1"], "phone": ["", "222"]}', NULL, 'window');
INSERT INTO "history" VALUES (23, 1790043201057, 13, 'customers', 1001, 'edited', '{"flags": [0, 4], "note": [null, "upraveno"], "tags": [["a"], ["a", "b"]]}', NULL, 'window');
INSERT INTO "history" VALUES (24, 1790043201058, 14, 'customers', 1002, 'edited', '{"city": [null, "Olomouc"], "points": [100.0, 107.0]}', NULL, 'window');
INSERT INTO "history" VALUES (25, 1790043201059, 15, 'customers', 1006, 'deleted', '{}', NULL, 'window');
INSERT INTO "history" VALUES (26, 1790043201060, 16, 'customers', 1007, 'deleted', '{"anonymize": [null, true]}', NULL, 'window');
INSERT INTO "history" VALUES (27, 1790043201061, 17, 'customers', 1008, 'restored', '{}', NULL, 'window');
INSERT INTO "history" VALUES (28, 1790043201062, 18, 'customers', 1015, 'edited', '{"note": [null, "pak smaz\u00e1n"]}', NULL, 'window');
INSERT INTO "history" VALUES (29, 1790043201063, 19, 'customers', 1015, 'deleted', '{}', NULL, 'window');
INSERT INTO "history" VALUES (30, 1790043201064, 20, 'customers', 1302922728156279, 'created', '{"firstName": [null, ""], "lastName": [null, "Nov\u00fd z\u00e1kazn\u00edk"], "companyName": [null, ""], "companyId": [null, ""], "vatId": [null, ""], "tags": [null, []], "display": [null, true], "hexColor": [null, "#2F6FED"], "phone": [null, ""], "email": [null, ""], "addressLine1": [null, ""], "zip": [null, ""], "points": [null, 0.0], "barcode": [null, ""], "internalNote": [null, ""], "headerPrint": [null, ""], "flags": [null, 0], "_cloudId": [null, 343951305], "id": [null, 1302922728156279]}', NULL, 'window');
INSERT INTO "history" VALUES (31, 1790043201065, 21, 'webhooks', 3610389011508804, 'created', '{"url": [null, "http://127.0.0.1:1/x"], "payloadEntity": [null, "PRODUCT"], "method": [null, "POST"], "payloadVersion": [null, "V1"], "_cloudId": [null, 343951305], "id": [null, 3610389011508804]}', NULL, 'window');
INSERT INTO "cursors" VALUES ('webhooks', 0, NULL, NULL, NULL, NULL, NULL, 1, 1790043200989, 0, NULL, NULL);
INSERT INTO "cursors" VALUES ('tags', 0, 1790000000003, NULL, NULL, '"52F7C5EC4F7F82FD8D8CABC8E84EB6BE"', 1789999400003, 1, 1790043200991, 1, NULL, 1790043200932);
INSERT INTO "cursors" VALUES ('discount-groups', 0, 0, NULL, NULL, '"CAE66941D9EFBD404E4D88758EA67670"', 0, 1, 1790043200995, 0, NULL, 1790010800318);
INSERT INTO "cursors" VALUES ('taxes', 0, 0, NULL, NULL, '"CAE66941D9EFBD404E4D88758EA67670"', 0, 1, 1790043200999, 0, NULL, 1790014400385);
INSERT INTO "cursors" VALUES ('eet-subjects', 0, 0, NULL, NULL, '"CAE66941D9EFBD404E4D88758EA67670"', 0, 1, 1790043201003, 0, NULL, 1790018000510);
INSERT INTO "cursors" VALUES ('categories', 0, 0, NULL, NULL, '"CAE66941D9EFBD404E4D88758EA67670"', 0, 1, 1790043201007, 0, NULL, 1790021600576);
INSERT INTO "cursors" VALUES ('warehouses', 0, 0, NULL, NULL, '"CAE66941D9EFBD404E4D88758EA67670"', 0, 1, 1790043201011, 0, NULL, 1790025200643);
INSERT INTO "cursors" VALUES ('suppliers', 0, 0, NULL, NULL, '"CAE66941D9EFBD404E4D88758EA67670"', 0, 1, 1790043201015, 0, NULL, 1790028800708);
INSERT INTO "cursors" VALUES ('employees', 0, 0, NULL, NULL, '"CAE66941D9EFBD404E4D88758EA67670"', 0, 1, 1790043201019, 0, NULL, 1790032400774);
INSERT INTO "cursors" VALUES ('products', 0, 0, NULL, NULL, '"CAE66941D9EFBD404E4D88758EA67670"', 0, 1, 1790043201023, 0, NULL, 1790036000840);
INSERT INTO "cursors" VALUES ('product-ingredients', 0, 0, NULL, NULL, '"CAE66941D9EFBD404E4D88758EA67670"', 0, 1, 1790043201027, 0, NULL, 1790039600907);
INSERT INTO "cursors" VALUES ('customers', 0, 1790028800735, NULL, NULL, '"0D5D46802FDAB0D83F157F7675CEA74F"', 1790028200735, 1, 1790043201031, 17, NULL, 1790036000850);
INSERT INTO "runs" VALUES (1, 1790000000024, 1790000000133, 'in_step', '{"pulled": 18, "pushed": 0, "merged": 0, "needs_you": 0, "waiting": 0, "requests": 35, "seconds": 0.0}', NULL);
INSERT INTO "runs" VALUES (2, 1790003600145, 1790003600240, 'needs_you', '{"pulled": 4, "pushed": 1, "merged": 4, "needs_you": 6, "waiting": 6, "requests": 31, "seconds": 0.0, "lines": [6, 13]}', NULL);
INSERT INTO "runs" VALUES (3, 1790007200242, 1790007200302, 'needs_you', '{"pulled": 0, "pushed": 0, "merged": 1, "needs_you": 6, "waiting": 6, "requests": 15, "seconds": 0.0}', NULL);
INSERT INTO "runs" VALUES (4, 1790010800304, 1790010800365, 'needs_you', '{"pulled": 0, "pushed": 0, "merged": 1, "needs_you": 6, "waiting": 6, "requests": 15, "seconds": 0.0}', NULL);
INSERT INTO "runs" VALUES (5, 1790014400367, 1790014400426, 'needs_you', '{"pulled": 0, "pushed": 0, "merged": 0, "needs_you": 6, "waiting": 6, "requests": 14, "seconds": 0.0}', NULL);
INSERT INTO "runs" VALUES (6, 1790014400429, 1790014400485, 'offline', '{"pulled": 0, "pushed": 0, "merged": 0, "needs_you": 6, "waiting": 7, "requests": 14, "seconds": 0.0}', 'offline');
INSERT INTO "runs" VALUES (7, 1790018000488, 1790018000548, 'needs_you', '{"pulled": 1, "pushed": 0, "merged": 1, "needs_you": 7, "waiting": 7, "requests": 15, "seconds": 0.0, "lines": [14, 15]}', NULL);
INSERT INTO "runs" VALUES (8, 1790021600550, 1790021600611, 'needs_you', '{"pulled": 1, "pushed": 0, "merged": 1, "needs_you": 7, "waiting": 7, "requests": 15, "seconds": 0.0, "lines": [15, 16]}', NULL);
INSERT INTO "runs" VALUES (9, 1790025200613, 1790025200672, 'needs_you', '{"pulled": 0, "pushed": 0, "merged": 0, "needs_you": 7, "waiting": 7, "requests": 14, "seconds": 0.0}', NULL);
INSERT INTO "runs" VALUES (10, 1790028800674, 1790028800733, 'needs_you', '{"pulled": 0, "pushed": 0, "merged": 0, "needs_you": 7, "waiting": 7, "requests": 14, "seconds": 0.0}', NULL);
INSERT INTO "runs" VALUES (11, 1790032400736, 1790032400796, 'needs_you', '{"pulled": 1, "pushed": 0, "merged": 0, "needs_you": 7, "waiting": 7, "requests": 15, "seconds": 0.0, "lines": [16, 17]}', NULL);
INSERT INTO "runs" VALUES (12, 1790036000798, 1790036000859, 'needs_you', '{"pulled": 0, "pushed": 0, "merged": 0, "needs_you": 7, "waiting": 7, "requests": 15, "seconds": 0.0}', NULL);
INSERT INTO "runs" VALUES (13, 1790039600861, 1790039600920, 'needs_you', '{"pulled": 0, "pushed": 0, "merged": 0, "needs_you": 7, "waiting": 7, "requests": 14, "seconds": 0.0}', NULL);
INSERT INTO "runs" VALUES (14, 1790043200922, 1790043200981, 'needs_you', '{"pulled": 0, "pushed": 0, "merged": 0, "needs_you": 7, "waiting": 7, "requests": 14, "seconds": 0.0}', NULL);
INSERT INTO "runs" VALUES (15, 1790043200987, 1790043201054, 'needs_you', '{"pulled": 0, "pushed": 0, "merged": 0, "needs_you": 7, "waiting": 11, "requests": 15, "seconds": 0.0}', NULL);
INSERT INTO "scans" VALUES ('tags', NULL, NULL, 1790000000038, 1790000000038);
INSERT INTO "scans" VALUES ('discount-groups', NULL, NULL, 1790000000047, 1790000000047);
INSERT INTO "scans" VALUES ('taxes', NULL, NULL, 1790000000056, 1790000000056);
INSERT INTO "scans" VALUES ('eet-subjects', NULL, NULL, 1790000000065, 1790000000065);
INSERT INTO "scans" VALUES ('categories', NULL, NULL, 1790000000074, 1790000000074);
INSERT INTO "scans" VALUES ('warehouses', NULL, NULL, 1790000000083, 1790000000083);
INSERT INTO "scans" VALUES ('suppliers', NULL, NULL, 1790000000092, 1790000000092);
INSERT INTO "scans" VALUES ('employees', NULL, NULL, 1790000000101, 1790000000101);
INSERT INTO "scans" VALUES ('products', NULL, NULL, 1790000000110, 1790000000110);
INSERT INTO "scans" VALUES ('product-ingredients', NULL, NULL, 1790000000119, 1790000000119);
INSERT INTO "scans" VALUES ('customers', NULL, NULL, 1790000000128, 1790000000128);
INSERT INTO "tags" VALUES (50, 343951305, 'věrný', 1, NULL, 0, 1790000000004, NULL, '8C3BADF5373036F5721785C0B73ECBA0', 'verny', 1790000000003);
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
INSERT INTO "customers" VALUES (1000, 343951305, '', 'Zákazník 1000', '', '', '', NULL, '["a"]', 1, '#2F6FED', '', '', '', NULL, NULL, '', NULL, 100.0, '', NULL, NULL, NULL, NULL, '', '', NULL, NULL, 0, NULL, NULL, 0, 1790000000005, NULL, '2962B027480B9805CD0D91B5EFBE7C12', 'zakaznik 1000 a', 1790000000005);
INSERT INTO "customers" VALUES (1001, 343951305, '', 'Zákazník 1001', '', '', '', NULL, '["a","b"]', 1, '#2F6FED', '', '', '', NULL, NULL, '', NULL, 100.0, '', NULL, NULL, NULL, 'upraveno', '', '', NULL, NULL, 4, NULL, NULL, 0, 1790000000007, NULL, '992982F6BE12FED4F8E3BC22EE538436', 'zakaznik 1001 a b upraveno', 1790000000006);
INSERT INTO "customers" VALUES (1002, 343951305, '', 'Zákazník 1002', '', '', '', NULL, '["a"]', 1, '#2F6FED', '', '', '', NULL, 'Olomouc', '', NULL, 107.0, '', NULL, NULL, NULL, NULL, '', '', NULL, NULL, 0, NULL, NULL, 0, 1790000000008, NULL, '07546760740FB9D8F01322AAE916FBC4', 'zakaznik 1002 a olomouc', 1790000000007);
INSERT INTO "customers" VALUES (1003, 343951305, '', 'Zákazník 1003', '', '', '', NULL, '["a"]', 1, '#2F6FED', '222', '', '', NULL, NULL, '', NULL, 100.0, '', NULL, NULL, NULL, 'druhá', '', '', NULL, NULL, 0, NULL, NULL, 0, 1790000000009, NULL, 'D2C2821CCC508EA353F6D4A675F2E9E8', 'zakaznik 1003 a 222 druha', 1790000000008);
INSERT INTO "customers" VALUES (1004, 343951305, '', 'Zákazník 1004', '', '', '', NULL, '["a"]', 1, '#2F6FED', '', '', '', NULL, NULL, '', NULL, 100.0, '', NULL, NULL, NULL, 'odesláno', '', '', NULL, NULL, 0, NULL, NULL, 0, 1790000000010, NULL, '49AB52B5BBF2E604A8F411BE2D31996C', 'zakaznik 1004 a odeslano', 1790000000009);
INSERT INTO "customers" VALUES (1005, 343951305, '', 'Zákazník 1005', '', '', '', NULL, '["a"]', 1, '#2F6FED', '', '', '', NULL, NULL, '', NULL, 110.0, '', NULL, NULL, NULL, NULL, '', '', NULL, NULL, 0, NULL, NULL, 0, 1790000000011, NULL, '0829A32475397F6CEE28AFA64DCE14F9', 'zakaznik 1005 a', 1790000000010);
INSERT INTO "customers" VALUES (1006, 343951305, '', 'Zákazník 1006', '', '', '', NULL, '["a"]', 1, '#2F6FED', '', '', '', NULL, NULL, '', NULL, 100.0, '', NULL, NULL, NULL, NULL, '', '', NULL, NULL, 0, NULL, NULL, 1, 1790000000012, NULL, 'F31C26B9754A2DE906D0C41666EAAFDA', 'zakaznik 1006 a', 1790000000011);
INSERT INTO "customers" VALUES (1007, 343951305, '', 'Zákazník 1007', '', '', '', NULL, '["a"]', 1, '#2F6FED', '', '', '', NULL, NULL, '', NULL, 100.0, '', NULL, NULL, NULL, NULL, '', '', NULL, NULL, 0, NULL, NULL, 1, 1790000000013, NULL, 'A40BCA885BB8C31C31864E1987ED059E', 'zakaznik 1007 a', 1790000000012);
INSERT INTO "customers" VALUES (1008, 343951305, '', 'Zákazník 1008', '', '', '', NULL, '["a"]', 1, '#2F6FED', '', '', '', NULL, NULL, '', NULL, 100.0, '', NULL, NULL, NULL, NULL, '', '', NULL, NULL, 0, NULL, NULL, 0, 1790000000024, NULL, 'B999969275D8D0787A8D0D4C50ACE130', 'zakaznik 1008 a', 1790000000023);
INSERT INTO "customers" VALUES (1009, 343951305, '', 'Zákazník 1009', '', '', '', NULL, '["a"]', 1, '#2F6FED', '', '', '', NULL, 'Brno', '', NULL, 100.0, '', NULL, NULL, NULL, 'jejich', '', '', NULL, NULL, 0, NULL, NULL, 0, 1790003600231, NULL, 'AE9BAE0FDE471A916A52A2DE8DEDEF92', 'zakaznik 1009 a brno jejich', 1790003600230);
INSERT INTO "customers" VALUES (1010, 343951305, '', 'Zákazník 1010', '', '', '', NULL, '["a"]', 1, '#2F6FED', '', '', '', NULL, NULL, '', NULL, 100.0, '', NULL, NULL, NULL, 'ještě potřebný', '', '', NULL, NULL, 0, NULL, NULL, 0, 1790000000139, NULL, '4278FB3E4D0C57184C322E6BF3CF4D0A', 'zakaznik 1010 a jeste potrebny', 1790000000138);
INSERT INTO "customers" VALUES (1011, 343951305, '', 'Zákazník 1011', '', '', '', NULL, '["a"]', 1, '#2F6FED', '', '', '', NULL, NULL, '', NULL, 100.0, '', NULL, NULL, NULL, 'upraven jinde', '', '', NULL, NULL, 0, NULL, NULL, 0, 1790000000141, NULL, '72B8D58894DD3DCFF9E74E74B94C817B', 'zakaznik 1011 a upraven jinde', 1790000000140);
INSERT INTO "customers" VALUES (1012, 343951305, '', 'Zákazník 1012', '', '', '', NULL, '["a"]', 1, '#2F6FED', '', '', '', NULL, NULL, '', NULL, 100.0, '', NULL, NULL, NULL, 'funny', '', '', NULL, NULL, 0, NULL, NULL, 0, 1790000000018, NULL, '3261DA07A9AD1AB8EAD25FA7E961D494', 'zakaznik 1012 a funny', 1790000000017);
INSERT INTO "customers" VALUES (1013, 343951305, '', 'Zákazník 1013', '', '', '', NULL, '["a"]', 1, '#2F6FED', '', '', '', NULL, NULL, '', NULL, -70.0, '', NULL, NULL, NULL, NULL, '', '', NULL, NULL, 0, NULL, NULL, 0, 1790000000144, NULL, '8EACF252D460BD07A617FCD6824C2FDC', 'zakaznik 1013 a', 1790000000143);
INSERT INTO "customers" VALUES (1014, 343951305, '', 'Zákazník 1014', '', '', '', NULL, '["a"]', 1, '#2F6FED', '', '', '', NULL, NULL, '', NULL, 105.0, '', NULL, NULL, NULL, NULL, '', '', NULL, NULL, 0, NULL, NULL, 0, 1790014400488, NULL, '43159E508F333A59B78D136F3BB44FC3', 'zakaznik 1014 a', 1790014400487);
INSERT INTO "customers" VALUES (1015, 343951305, '', 'Zákazník 1015', '', '', '', NULL, '["a"]', 1, '#2F6FED', '', '', '', NULL, NULL, '', NULL, 100.0, '', NULL, NULL, NULL, NULL, '', '', NULL, NULL, 0, NULL, NULL, 1, 1790000000021, NULL, '0AAEFA59906CE68F83324402796CF27B', 'zakaznik 1015 a', 1790000000020);
INSERT INTO "customers" VALUES (1016, 343951305, '', 'Zákazník 1016', '', '', '', NULL, '["a"]', 1, '#2F6FED', '', '', '', NULL, NULL, '', NULL, 100.0, '', NULL, NULL, NULL, NULL, '', '', NULL, NULL, 0, NULL, NULL, 1, 1790028800735, NULL, 'ACF7411D5A6D4BFD3E87E51F43817934', 'zakaznik 1016 a', 1790028800735);
INSERT INTO "customers" VALUES (1302922728156279, 343951305, '', 'Nový zákazník', '', '', '', NULL, '[]', 1, '#2F6FED', '', '', '', NULL, NULL, '', NULL, 0.0, '', NULL, NULL, NULL, NULL, '', '', NULL, NULL, 0, NULL, NULL, 0, 1790043201064, NULL, 'D2300551796BDD8B76C61922C4DCE7BE', 'novy zakaznik', NULL);
INSERT INTO "customers" VALUES (3380027566689557, 343951305, '', 'Odeslaný zákazník', '', '', '', NULL, '[]', 1, '#2F6FED', '', '', '', NULL, NULL, '', NULL, 0.0, '', NULL, NULL, NULL, NULL, '', '', NULL, NULL, 0, NULL, NULL, 0, 1790043200986, NULL, '93DDD65E23372AB2DE660A9E9140A9EE', 'odeslany zakaznik', NULL);
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
INSERT INTO "customers_unindexed" VALUES (1302922728156279);
INSERT INTO "customers_unindexed" VALUES (3380027566689557);
INSERT INTO "webhooks" VALUES (3610389011508804, 343951305, 'http://127.0.0.1:1/x', 'PRODUCT', 'POST', NULL, 'V1', 1790043201065, NULL, '87A3BE03AF5C6C4B79E3511FDC1D4E6F', 'http://127.0.0.1:1/x product', NULL);
DELETE FROM "webhooks_fts_data";
INSERT INTO "webhooks_fts_data" VALUES (1, X'');
INSERT INTO "webhooks_fts_data" VALUES (10, X'00000002000000');
DELETE FROM "webhooks_fts_idx";
DELETE FROM "webhooks_fts_config";
INSERT INTO "webhooks_fts_config" VALUES ('automerge', 16);
INSERT INTO "webhooks_fts_config" VALUES ('hashsize', 33554432);
INSERT INTO "webhooks_fts_config" VALUES ('version', 4);
INSERT INTO "webhooks_unindexed" VALUES (3610389011508804);
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
PRAGMA user_version=6;
COMMIT;
