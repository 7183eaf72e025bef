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
   "problem" TEXT,
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
CREATE VIRTUAL TABLE "tags_fts" USING fts5("_search", content="tags", content_rowid="id", tokenize="trigram");
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
CREATE VIRTUAL TABLE "discount_groups_fts" USING fts5("_search", content="discount_groups", content_rowid="id", tokenize="trigram");
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
CREATE VIRTUAL TABLE "taxes_fts" USING fts5("_search", content="taxes", content_rowid="id", tokenize="trigram");
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
CREATE VIRTUAL TABLE "eet_subjects_fts" USING fts5("_search", content="eet_subjects", content_rowid="id", tokenize="trigram");
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
CREATE VIRTUAL TABLE "categories_fts" USING fts5("_search", content="categories", content_rowid="id", tokenize="trigram");
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
CREATE VIRTUAL TABLE "warehouses_fts" USING fts5("_search", content="warehouses", content_rowid="id", tokenize="trigram");
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
CREATE VIRTUAL TABLE "suppliers_fts" USING fts5("_search", content="suppliers", content_rowid="id", tokenize="trigram");
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
CREATE VIRTUAL TABLE "employees_fts" USING fts5("_search", content="employees", content_rowid="id", tokenize="trigram");
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
CREATE VIRTUAL TABLE "products_fts" USING fts5("_search", content="products", content_rowid="id", tokenize="trigram");
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
CREATE VIRTUAL TABLE "product_ingredients_fts" USING fts5("_search", content="product_ingredients", content_rowid="id", tokenize="trigram");
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
CREATE VIRTUAL TABLE "customers_fts" USING fts5("_search", content="customers", content_rowid="id", tokenize="trigram");
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
CREATE VIRTUAL TABLE "webhooks_fts" USING fts5("_search", content="webhooks", content_rowid="id", tokenize="trigram");
INSERT INTO "_sqlite_migrations" VALUES (1, 'counterfoil', 'm0001_bookkeeping', '2026-11-21 06:24:39.059438+00:00');
INSERT INTO "meta" VALUES ('cloud_id', '343951305');
INSERT INTO "meta" VALUES ('last_outcome', '{"outcome": "needs_you", "error": null, "online": true, "at": 1790043200616}');
INSERT INTO "meta" VALUES ('last_success', '1790043200616');
INSERT INTO "meta" VALUES ('clean', 'true');
INSERT INTO "outbox" VALUES (1, 'customers', 1009, 'update', 'waiting', 'overlap', 0, 1790000000096, '{"entity": "customers", "id": 1009, "kind": "update", "intent": {"set": {"note": "moje"}, "add": {}}, "base": {"id": 1009, "_cloudId": 343951305, "firstName": "", "lastName": "Zákazník 1009", "companyName": "", "companyId": "", "vatId": "", "companyId2": null, "tags": ["a"], "display": true, "hexColor": "#2F6FED", "phone": "", "email": "", "addressLine1": "", "addressLine2": null, "city": "Brno", "zip": "", "country": null, "points": 100.0, "barcode": "", "_discountGroupId": null, "birthday": null, "expireDate": null, "note": null, "internalNote": "", "headerPrint": "", "externalId": null, "_sellerId": null, "flags": 0, "created": null, "modifiedBy": null, "deleted": false, "versionDate": 1790003600157}, "remote": {"id": 1009, "_cloudId": 343951305, "firstName": "", "lastName": "Zákazník 1009", "companyName": "", "companyId": "", "vatId": "", "companyId2": null, "tags": ["a"], "display": true, "hexColor": "#2F6FED", "phone": "", "email": "", "addressLine1": "", "addressLine2": null, "city": "Brno", "zip": "", "country": null, "points": 100.0, "barcode": "", "_discountGroupId": null, "birthday": null, "expireDate": null, "note": "jejich", "internalNote": "", "headerPrint": "", "externalId": null, "_sellerId": null, "flags": 0, "created": null, "modifiedBy": null, "deleted": false, "versionDate": 1790003600157}, "anonymize": false, "state": "waiting", "sent": null, "held": {"reason": "overlap", "fields": ["note"], "problems": [], "since": 1790003600142}, "attempts": 0, "next_try": 0, "error": null, "origin": "window", "created": 1790000000096, "changed": 1790000000096}');
INSERT INTO "outbox" VALUES (2, 'customers', 1010, 'update', 'waiting', 'deleted_there', 0, 1790000000098, '{"entity": "customers", "id": 1010, "kind": "update", "intent": {"set": {"note": "ještě potřebný"}, "add": {}}, "base": {"id": 1010, "_cloudId": 343951305, "firstName": "", "lastName": "Zákazník 1010", "companyName": "", "companyId": "", "vatId": "", "companyId2": null, "tags": ["a"], "display": true, "hexColor": "#2F6FED", "phone": "", "email": "", "addressLine1": "", "addressLine2": null, "city": null, "zip": "", "country": null, "points": 100.0, "barcode": "", "_discountGroupId": null, "birthday": null, "expireDate": null, "note": null, "internalNote": "", "headerPrint": "", "externalId": null, "_sellerId": null, "flags": 0, "created": null, "modifiedBy": null, "deleted": false, "versionDate": 1790000000013}, "remote": null, "anonymize": false, "state": "waiting", "sent": null, "held": {"reason": "deleted_there", "fields": [], "problems": [], "since": 1790003600142}, "attempts": 0, "next_try": 0, "error": null, "origin": "window", "created": 1790000000098, "changed": 1790000000098}');
INSERT INTO "outbox" VALUES (3, 'customers', 1011, 'delete', 'waiting', 'edited_there', 0, 1790000000100, '{"entity": "customers", "id": 1011, "kind": "delete", "intent": {"set": {}, "add": {}}, "base": {"id": 1011, "_cloudId": 343951305, "firstName": "", "lastName": "Zákazník 1011", "companyName": "", "companyId": "", "vatId": "", "companyId2": null, "tags": ["a"], "display": true, "hexColor": "#2F6FED", "phone": "", "email": "", "addressLine1": "", "addressLine2": null, "city": null, "zip": "", "country": null, "points": 100.0, "barcode": "", "_discountGroupId": null, "birthday": null, "expireDate": null, "note": null, "internalNote": "", "headerPrint": "", "externalId": null, "_sellerId": null, "flags": 0, "created": null, "modifiedBy": null, "deleted": false, "versionDate": 1790000000014}, "remote": {"id": 1011, "_cloudId": 343951305, "firstName": "", "lastName": "Zákazník 1011", "companyName": "", "companyId": "", "vatId": "", "companyId2": null, "tags": ["a"], "display": true, "hexColor": "#2F6FED", "phone": "", "email": "", "addressLine1": "", "addressLine2": null, "city": null, "zip": "", "country": null, "points": 100.0, "barcode": "", "_discountGroupId": null, "birthday": null, "expireDate": null, "note": "upraven jinde", "internalNote": "", "headerPrint": "", "externalId": null, "_sellerId": null, "flags": 0, "created": null, "modifiedBy": null, "deleted": false, "versionDate": 1790000000101}, "anonymize": false, "state": "waiting", "sent": null, "held": {"reason": "edited_there", "fields": [], "problems": [], "since": 1790003600142}, "attempts": 0, "next_try": 0, "error": null, "origin": "window", "created": 1790000000100, "changed": 1790000000100}');
INSERT INTO "outbox" VALUES (4, 'customers', 1012, 'update', 'waiting', 'rejected', 0, 1790000000102, '{"entity": "customers", "id": 1012, "kind": "update", "intent": {"set": {"note": "funny"}, "add": {}}, "base": {"id": 1012, "_cloudId": 343951305, "firstName": "", "lastName": "Zákazník 1012", "companyName": "", "companyId": "", "vatId": "", "companyId2": null, "tags": ["a"], "display": true, "hexColor": "#2F6FED", "phone": "", "email": "", "addressLine1": "", "addressLine2": null, "city": null, "zip": "", "country": null, "points": 100.0, "barcode": "", "_discountGroupId": null, "birthday": null, "expireDate": null, "note": null, "internalNote": "", "headerPrint": "", "externalId": null, "_sellerId": null, "flags": 0, "created": null, "modifiedBy": null, "deleted": false, "versionDate": 1790000000015}, "remote": {"id": 1012, "_cloudId": 343951305, "firstName": "", "lastName": "Zákazník 1012", "companyName": "", "companyId": "", "vatId": "", "companyId2": null, "tags": ["a"], "display": true, "hexColor": "#2F6FED", "phone": "", "email": "", "addressLine1": "", "addressLine2": null, "city": null, "zip": "", "country": null, "points": 100.0, "barcode": "", "_discountGroupId": null, "birthday": null, "expireDate": null, "note": null, "internalNote": "", "headerPrint": "", "externalId": null, "_sellerId": null, "flags": 0, "created": null, "modifiedBy": null, "deleted": false, "versionDate": 1790000000015}, "anonymize": false, "state": "waiting", "sent": null, "held": {"reason": "rejected", "fields": [], "problems": [{"field": "lastName", "message": "must not be funny"}], "since": 1790003600162}, "attempts": 1, "next_try": 0, "error": "rejected", "origin": "window", "created": 1790000000102, "changed": 1790000000102}');
INSERT INTO "outbox" VALUES (5, 'customers', 1013, 'update', 'waiting', 'rule_broken', 0, 1790000000103, '{"entity": "customers", "id": 1013, "kind": "update", "intent": {"set": {}, "add": {"points": -80.0}}, "base": {"id": 1013, "_cloudId": 343951305, "firstName": "", "lastName": "Zákazník 1013", "companyName": "", "companyId": "", "vatId": "", "companyId2": null, "tags": ["a"], "display": true, "hexColor": "#2F6FED", "phone": "", "email": "", "addressLine1": "", "addressLine2": null, "city": null, "zip": "", "country": null, "points": 10.0, "barcode": "", "_discountGroupId": null, "birthday": null, "expireDate": null, "note": null, "internalNote": "", "headerPrint": "", "externalId": null, "_sellerId": null, "flags": 0, "created": null, "modifiedBy": null, "deleted": false, "versionDate": 1790000000104}, "remote": {"id": 1013, "_cloudId": 343951305, "firstName": "", "lastName": "Zákazník 1013", "companyName": "", "companyId": "", "vatId": "", "companyId2": null, "tags": ["a"], "display": true, "hexColor": "#2F6FED", "phone": "", "email": "", "addressLine1": "", "addressLine2": null, "city": null, "zip": "", "country": null, "points": 10.0, "barcode": "", "_discountGroupId": null, "birthday": null, "expireDate": null, "note": null, "internalNote": "", "headerPrint": "", "externalId": null, "_sellerId": null, "flags": 0, "created": null, "modifiedBy": null, "deleted": false, "versionDate": 1790000000104}, "anonymize": false, "state": "waiting", "sent": null, "held": {"reason": "rule_broken", "fields": [], "problems": [{"field": "points", "code": "too_small", "minimum": 0}], "since": 1790003600152}, "attempts": 0, "next_try": 0, "error": null, "origin": "window", "created": 1790000000103, "changed": 1790000000103}');
INSERT INTO "outbox" VALUES (6, 'tags', 50, 'update', 'waiting', 'verb_refused', 0, 1790000000105, '{"entity": "tags", "id": 50, "kind": "update", "intent": {"set": {"name": "věrný"}, "add": {}}, "base": {"id": 50, "_cloudId": 343951305, "name": "stálý", "display": true, "externalId": null, "deleted": false, "versionDate": 1790000000001}, "remote": {"id": 50, "_cloudId": 343951305, "name": "stálý", "display": true, "externalId": null, "deleted": false, "versionDate": 1790000000001}, "anonymize": false, "state": "waiting", "sent": null, "held": {"reason": "verb_refused", "fields": [], "problems": [], "since": 1790003600149}, "attempts": 1, "next_try": 0, "error": "verb_refused", "origin": "window", "created": 1790000000105, "changed": 1790000000105}');
INSERT INTO "outbox" VALUES (7, 'customers', 1014, 'update', 'waiting', 'counter_unknown', 0, 1790014400267, '{"entity": "customers", "id": 1014, "kind": "update", "intent": {"set": {}, "add": {"points": 10.0}}, "base": {"id": 1014, "_cloudId": 343951305, "firstName": "", "lastName": "Zákazník 1014", "companyName": "", "companyId": "", "vatId": "", "companyId2": null, "tags": ["a"], "display": true, "hexColor": "#2F6FED", "phone": "", "email": "", "addressLine1": "", "addressLine2": null, "city": null, "zip": "", "country": null, "points": 95.0, "barcode": "", "_discountGroupId": null, "birthday": null, "expireDate": null, "note": null, "internalNote": "", "headerPrint": "", "externalId": null, "_sellerId": null, "flags": 0, "created": null, "modifiedBy": null, "deleted": false, "versionDate": 1790014400301}, "remote": {"id": 1014, "_cloudId": 343951305, "firstName": "", "lastName": "Zákazník 1014", "companyName": "", "companyId": "", "vatId": "", "companyId2": null, "tags": ["a"], "display": true, "hexColor": "#2F6FED", "phone": "", "email": "", "addressLine1": "", "addressLine2": null, "city": null, "zip": "", "country": null, "points": 95.0, "barcode": "", "_discountGroupId": null, "birthday": null, "expireDate": null, "note": null, "internalNote": "", "headerPrint": "", "externalId": null, "_sellerId": null, "flags": 0, "created": null, "modifiedBy": null, "deleted": false, "versionDate": 1790014400301}, "anonymize": false, "state": "waiting", "sent": null, "held": {"reason": "counter_unknown", "fields": ["points"], "problems": [], "since": 1790018000328}, "attempts": 1, "next_try": 0, "error": null, "origin": "window", "created": 1790014400267, "changed": 1790014400267}');
INSERT INTO "outbox" VALUES (8, 'customers', 1004, 'update', 'sent', NULL, 1790043201741, 1790043200572, '{"entity": "customers", "id": 1004, "kind": "update", "intent": {"set": {"note": "odesláno"}, "add": {}}, "base": {"id": 1004, "_cloudId": 343951305, "firstName": "", "lastName": "Zákazník 1004", "companyName": "", "companyId": "", "vatId": "", "companyId2": null, "tags": ["a"], "display": true, "hexColor": "#2F6FED", "phone": "", "email": "", "addressLine1": "", "addressLine2": null, "city": null, "zip": "", "country": null, "points": 100.0, "barcode": "", "_discountGroupId": null, "birthday": null, "expireDate": null, "note": null, "internalNote": "", "headerPrint": "", "externalId": null, "_sellerId": null, "flags": 0, "created": null, "modifiedBy": null, "deleted": false, "versionDate": 1790000000007}, "remote": {"id": 1004, "_cloudId": 343951305, "firstName": "", "lastName": "Zákazník 1004", "companyName": "", "companyId": "", "vatId": "", "companyId2": null, "tags": ["a"], "display": true, "hexColor": "#2F6FED", "phone": "", "email": "", "addressLine1": "", "addressLine2": null, "city": null, "zip": "", "country": null, "points": 100.0, "barcode": "", "_discountGroupId": null, "birthday": null, "expireDate": null, "note": null, "internalNote": "", "headerPrint": "", "externalId": null, "_sellerId": null, "flags": 0, "created": null, "modifiedBy": null, "deleted": false, "versionDate": 1790000000007}, "anonymize": false, "state": "sent", "sent": {"set": {"note": "odesláno"}, "add": {}}, "held": null, "attempts": 1, "next_try": 1790043201741, "error": "server_fault", "origin": "window", "created": 1790043200572, "changed": 1790043200572}');
INSERT INTO "outbox" VALUES (9, 'customers', 1005, 'update', 'sent', NULL, 1790043202588, 1790043200573, '{"entity": "customers", "id": 1005, "kind": "update", "intent": {"set": {}, "add": {"points": 10.0}}, "base": {"id": 1005, "_cloudId": 343951305, "firstName": "", "lastName": "Zákazník 1005", "companyName": "", "companyId": "", "vatId": "", "companyId2": null, "tags": ["a"], "display": true, "hexColor": "#2F6FED", "phone": "", "email": "", "addressLine1": "", "addressLine2": null, "city": null, "zip": "", "country": null, "points": 100.0, "barcode": "", "_discountGroupId": null, "birthday": null, "expireDate": null, "note": null, "internalNote": "", "headerPrint": "", "externalId": null, "_sellerId": null, "flags": 0, "created": null, "modifiedBy": null, "deleted": false, "versionDate": 1790000000008}, "remote": {"id": 1005, "_cloudId": 343951305, "firstName": "", "lastName": "Zákazník 1005", "companyName": "", "companyId": "", "vatId": "", "companyId2": null, "tags": ["a"], "display": true, "hexColor": "#2F6FED", "phone": "", "email": "", "addressLine1": "", "addressLine2": null, "city": null, "zip": "", "country": null, "points": 100.0, "barcode": "", "_discountGroupId": null, "birthday": null, "expireDate": null, "note": null, "internalNote": "", "headerPrint": "", "externalId": null, "_sellerId": null, "flags": 0, "created": null, "modifiedBy": null, "deleted": false, "versionDate": 1790000000008}, "anonymize": false, "state": "sent", "sent": {"set": {"points": 110.0}, "add": {"points": 10.0}}, "held": null, "attempts": 1, "next_try": 1790043202588, "error": "server_fault", "origin": "window", "created": 1790043200573, "changed": 1790043200573}');
INSERT INTO "outbox" VALUES (10, 'customers', 1003, 'update', 'sent', NULL, 0, 1790043200618, '{"entity": "customers", "id": 1003, "kind": "update", "intent": {"set": {"note": "druhá", "phone": "222"}, "add": {}}, "base": {"id": 1003, "_cloudId": 343951305, "firstName": "", "lastName": "Zákazník 1003", "companyName": "", "companyId": "", "vatId": "", "companyId2": null, "tags": ["a"], "display": true, "hexColor": "#2F6FED", "phone": "", "email": "", "addressLine1": "", "addressLine2": null, "city": null, "zip": "", "country": null, "points": 100.0, "barcode": "", "_discountGroupId": null, "birthday": null, "expireDate": null, "note": null, "internalNote": "", "headerPrint": "", "externalId": null, "_sellerId": null, "flags": 0, "created": null, "modifiedBy": null, "deleted": false, "versionDate": 1790000000006}, "remote": {"id": 1003, "_cloudId": 343951305, "firstName": "", "lastName": "Zákazník 1003", "companyName": "", "companyId": "", "vatId": "", "companyId2": null, "tags": ["a"], "display": true, "hexColor": "#2F6FED", "phone": "", "email": "", "addressLine1": "", "addressLine2": null, "city": null, "zip": "", "country": null, "points": 100.0, "barcode": "", "_discountGroupId": null, "birthday": null, "expireDate": null, "note": null, "internalNote": "", "headerPrint": "", "externalId": null, "_sellerId": null, "flags": 0, "created": null, "modifiedBy": null, "deleted": false, "versionDate": 1790000000006}, "anonymize": false, "state": "sent", "sent": {"set": {"note": "první"}, "add": {}}, "held": null, "attempts": 1, "next_try": 0, "error": null, "origin": "window", "created": 1790043200574, "changed": 1790043200618}');
INSERT INTO "outbox" VALUES (11, 'customers', 3872173009159429, 'create', 'sent', NULL, 1790043201528, 1790043200575, '{"entity": "customers", "id": 3872173009159429, "kind": "create", "intent": {"set": {"firstName": "", "lastName": "Odeslaný zákazník", "companyName": "", "companyId": "", "vatId": "", "companyId2": null, "tags": [], "display": true, "hexColor": "#2F6FED", "phone": "", "email": "", "addressLine1": "", "addressLine2": null, "city": null, "zip": "", "country": null, "points": 0.0, "barcode": "", "_discountGroupId": null, "birthday": null, "expireDate": null, "note": null, "internalNote": "", "headerPrint": "", "externalId": null, "_sellerId": null, "flags": 0, "_cloudId": 343951305, "id": 3872173009159429}, "add": {}}, "base": null, "remote": null, "anonymize": false, "state": "sent", "sent": {"set": {"firstName": "", "lastName": "Odeslaný zákazník", "companyName": "", "companyId": "", "vatId": "", "companyId2": null, "tags": [], "display": true, "hexColor": "#2F6FED", "phone": "", "email": "", "addressLine1": "", "addressLine2": null, "city": null, "zip": "", "country": null, "points": 0.0, "barcode": "", "_discountGroupId": null, "birthday": null, "expireDate": null, "note": null, "internalNote": "", "headerPrint": "", "externalId": null, "_sellerId": null, "flags": 0, "_cloudId": 343951305, "id": 3872173009159429}, "add": {}}, "held": null, "attempts": 1, "next_try": 1790043201528, "error": "server_fault", "origin": "window", "created": 1790043200575, "changed": 1790043200575}');
INSERT INTO "outbox" VALUES (12, 'customers', 1001, 'update', 'waiting', NULL, 0, 1790043200619, '{"entity": "customers", "id": 1001, "kind": "update", "intent": {"set": {"tags": ["a", "b"], "note": "upraveno", "flags": 4}, "add": {}}, "base": {"id": 1001, "_cloudId": 343951305, "firstName": "", "lastName": "Zákazník 1001", "companyName": "", "companyId": "", "vatId": "", "companyId2": null, "tags": ["a"], "display": true, "hexColor": "#2F6FED", "phone": "", "email": "", "addressLine1": "", "addressLine2": null, "city": null, "zip": "", "country": null, "points": 100.0, "barcode": "", "_discountGroupId": null, "birthday": null, "expireDate": null, "note": null, "internalNote": "", "headerPrint": "", "externalId": null, "_sellerId": null, "flags": 0, "created": null, "modifiedBy": null, "deleted": false, "versionDate": 1790000000004}, "remote": {"id": 1001, "_cloudId": 343951305, "firstName": "", "lastName": "Zákazník 1001", "companyName": "", "companyId": "", "vatId": "", "companyId2": null, "tags": ["a"], "display": true, "hexColor": "#2F6FED", "phone": "", "email": "", "addressLine1": "", "addressLine2": null, "city": null, "zip": "", "country": null, "points": 100.0, "barcode": "", "_discountGroupId": null, "birthday": null, "expireDate": null, "note": null, "internalNote": "", "headerPrint": "", "externalId": null, "_sellerId": null, "flags": 0, "created": null, "modifiedBy": null, "deleted": false, "versionDate": 1790000000004}, "anonymize": false, "state": "waiting", "sent": null, "held": null, "attempts": 0, "next_try": 0, "error": null, "origin": "window", "created": 1790043200619, "changed": 1790043200619}');
INSERT INTO "outbox" VALUES (13, 'customers', 1002, 'update', 'waiting', NULL, 0, 1790043200620, '{"entity": "customers", "id": 1002, "kind": "update", "intent": {"set": {"city": "Olomouc"}, "add": {"points": 7.0}}, "base": {"id": 1002, "_cloudId": 343951305, "firstName": "", "lastName": "Zákazník 1002", "companyName": "", "companyId": "", "vatId": "", "companyId2": null, "tags": ["a"], "display": true, "hexColor": "#2F6FED", "phone": "", "email": "", "addressLine1": "", "addressLine2": null, "city": null, "zip": "", "country": null, "points": 100.0, "barcode": "", "_discountGroupId": null, "birthday": null, "expireDate": null, "note": null, "internalNote": "", "headerPrint": "", "externalId": null, "_sellerId": null, "flags": 0, "created": null, "modifiedBy": null, "deleted": false, "versionDate": 1790000000005}, "remote": {"id": 1002, "_cloudId": 343951305, "firstName": "", "lastName": "Zákazník 1002", "companyName": "", "companyId": "", "vatId": "", "companyId2": null, "tags": ["a"], "display": true, "hexColor": "#2F6FED", "phone": "", "email": "", "addressLine1": "", "addressLine2": null, "city": null, "zip": "", "country": null, "points": 100.0, "barcode": "", "_discountGroupId": null, "birthday": null, "expireDate": null, "note": null, "internalNote": "", "headerPrint": "", "externalId": null, "_sellerId": null, "flags": 0, "created": null, "modifiedBy": null, "deleted": false, "versionDate": 1790000000005}, "anonymize": false, "state": "waiting", "sent": null, "held": null, "attempts": 0, "next_try": 0, "error": null, "origin": "window", "created": 1790043200620, "changed": 1790043200620}');
INSERT INTO "outbox" VALUES (14, 'customers', 1006, 'delete', 'waiting', NULL, 0, 1790043200621, '{"entity": "customers", "id": 1006, "kind": "delete", "intent": {"set": {}, "add": {}}, "base": {"id": 1006, "_cloudId": 343951305, "firstName": "", "lastName": "Zákazník 1006", "companyName": "", "companyId": "", "vatId": "", "companyId2": null, "tags": ["a"], "display": true, "hexColor": "#2F6FED", "phone": "", "email": "", "addressLine1": "", "addressLine2": null, "city": null, "zip": "", "country": null, "points": 100.0, "barcode": "", "_discountGroupId": null, "birthday": null, "expireDate": null, "note": null, "internalNote": "", "headerPrint": "", "externalId": null, "_sellerId": null, "flags": 0, "created": null, "modifiedBy": null, "deleted": false, "versionDate": 1790000000009}, "remote": {"id": 1006, "_cloudId": 343951305, "firstName": "", "lastName": "Zákazník 1006", "companyName": "", "companyId": "", "vatId": "", "companyId2": null, "tags": ["a"], "display": true, "hexColor": "#2F6FED", "phone": "", "email": "", "addressLine1": "", "addressLine2": null, "city": null, "zip": "", "country": null, "points": 100.0, "barcode": "", "_discountGroupId": null, "birthday": null, "expireDate": null, "note": null, "internalNote": "", "headerPrint": "", "externalId": null, "_sellerId": null, "flags": 0, "created": null, "modifiedBy": null, "deleted": false, "versionDate": 1790000000009}, "anonymize": false, "state": "waiting", "sent": null, "held": null, "attempts": 0, "next_try": 0, "error": null, "origin": "window", "created": 1790043200621, "changed": 1790043200621}');
INSERT INTO "outbox" VALUES (15, 'customers', 1007, 'delete', 'waiting', NULL, 0, 1790043200622, '{"entity": "customers", "id": 1007, "kind": "delete", "intent": {"set": {}, "add": {}}, "base": {"id": 1007, "_cloudId": 343951305, "firstName": "", "lastName": "Zákazník 1007", "companyName": "", "companyId": "", "vatId": "", "companyId2": null, "tags": ["a"], "display": true, "hexColor": "#2F6FED", "phone": "", "email": "", "addressLine1": "", "addressLine2": null, "city": null, "zip": "", "country": null, "points": 100.0, "barcode": "", "_discountGroupId": null, "birthday": null, "expireDate": null, "note": null, "internalNote": "", "headerPrint": "", "externalId": null, "_sellerId": null, "flags": 0, "created": null, "modifiedBy": null, "deleted": false, "versionDate": 1790000000010}, "remote": {"id": 1007, "_cloudId": 343951305, "firstName": "", "lastName": "Zákazník 1007", "companyName": "", "companyId": "", "vatId": "", "companyId2": null, "tags": ["a"], "display": true, "hexColor": "#2F6FED", "phone": "", "email": "", "addressLine1": "", "addressLine2": null, "city": null, "zip": "", "country": null, "points": 100.0, "barcode": "", "_discountGroupId": null, "birthday": null, "expireDate": null, "note": null, "internalNote": "", "headerPrint": "", "externalId": null, "_sellerId": null, "flags": 0, "created": null, "modifiedBy": null, "deleted": false, "versionDate": 1790000000010}, "anonymize": true, "state": "waiting", "sent": null, "held": null, "attempts": 0, "next_try": 0, "error": null, "origin": "window", "created": 1790043200622, "changed": 1790043200622}');
INSERT INTO "outbox" VALUES (16, 'customers', 1008, 'create', 'waiting', NULL, 0, 1790043200623, '{"entity": "customers", "id": 1008, "kind": "create", "intent": {"set": {"_cloudId": 343951305, "firstName": "", "lastName": "Zákazník 1008", "companyName": "", "companyId": "", "vatId": "", "companyId2": null, "tags": ["a"], "display": true, "hexColor": "#2F6FED", "phone": "", "email": "", "addressLine1": "", "addressLine2": null, "city": null, "zip": "", "country": null, "points": 100.0, "barcode": "", "_discountGroupId": null, "birthday": null, "expireDate": null, "note": null, "internalNote": "", "headerPrint": "", "externalId": null, "_sellerId": null, "flags": 0, "id": 1008}, "add": {}}, "base": null, "remote": null, "anonymize": false, "state": "waiting", "sent": null, "held": null, "attempts": 0, "next_try": 0, "error": null, "origin": "window", "created": 1790043200623, "changed": 1790043200623}');
INSERT INTO "outbox" VALUES (17, 'customers', 1015, 'delete', 'waiting', NULL, 0, 1790043200625, '{"entity": "customers", "id": 1015, "kind": "delete", "intent": {"set": {}, "add": {}}, "base": {"id": 1015, "_cloudId": 343951305, "firstName": "", "lastName": "Zákazník 1015", "companyName": "", "companyId": "", "vatId": "", "companyId2": null, "tags": ["a"], "display": true, "hexColor": "#2F6FED", "phone": "", "email": "", "addressLine1": "", "addressLine2": null, "city": null, "zip": "", "country": null, "points": 100.0, "barcode": "", "_discountGroupId": null, "birthday": null, "expireDate": null, "note": null, "internalNote": "", "headerPrint": "", "externalId": null, "_sellerId": null, "flags": 0, "created": null, "modifiedBy": null, "deleted": false, "versionDate": 1790000000018}, "remote": {"id": 1015, "_cloudId": 343951305, "firstName": "", "lastName": "Zákazník 1015", "companyName": "", "companyId": "", "vatId": "", "companyId2": null, "tags": ["a"], "display": true, "hexColor": "#2F6FED", "phone": "", "email": "", "addressLine1": "", "addressLine2": null, "city": null, "zip": "", "country": null, "points": 100.0, "barcode": "", "_discountGroupId": null, "birthday": null, "expireDate": null, "note": null, "internalNote": "", "headerPrint": "", "externalId": null, "_sellerId": null, "flags": 0, "created": null, "modifiedBy": null, "deleted": false, "versionDate": 1790000000018}, "anonymize": false, "state": "waiting", "sent": null, "held": null, "attempts": 0, "next_try": 0, "error": null, "origin": "window", "created": 1790043200624, "changed": 1790043200625}');
INSERT INTO "outbox" VALUES (18, 'customers', 4316152360770435, 'create', 'waiting', NULL, 0, 1790043200626, '{"entity": "customers", "id": 4316152360770435, "kind": "create", "intent": {"set": {"firstName": "", "lastName": "Nový zákazník", "companyName": "", "companyId": "", "vatId": "", "companyId2": null, "tags": [], "display": true, "hexColor": "#2F6FED", "phone": "", "email": "", "addressLine1": "", "addressLine2": null, "city": null, "zip": "", "country": null, "points": 0.0, "barcode": "", "_discountGroupId": null, "birthday": null, "expireDate": null, "note": null, "internalNote": "", "headerPrint": "", "externalId": null, "_sellerId": null, "flags": 0, "_cloudId": 343951305, "id": 4316152360770435}, "add": {}}, "base": null, "remote": null, "anonymize": false, "state": "waiting", "sent": null, "held": null, "attempts": 0, "next_try": 0, "error": null, "origin": "window", "created": 1790043200626, "changed": 1790043200626}');
INSERT INTO "outbox" VALUES (19, 'webhooks', 5404122199764255, 'create', 'waiting', NULL, 0, 1790043200627, '{"entity": "webhooks", "id": 5404122199764255, "kind": "create", "intent": {"set": {"url": "http://127.0.0.1:1/x", "payloadEntity": "PRODUCT", "method": "POST", "_warehouseId": null, "payloadVersion": "V1", "_cloudId": 343951305, "id": 5404122199764255}, "add": {}}, "base": null, "remote": null, "anonymize": false, "state": "waiting", "sent": null, "held": null, "attempts": 0, "next_try": 0, "error": null, "origin": "window", "created": 1790043200627, "changed": 1790043200627}');
INSERT INTO "steps" VALUES (1, 1790000000096, 'edit', '{"entity": "customers", "count": 1}', 'window', 0, NULL);
INSERT INTO "steps" VALUES (2, 1790000000098, 'edit', '{"entity": "customers", "count": 1}', 'window', 0, NULL);
INSERT INTO "steps" VALUES (3, 1790000000100, 'delete', '{"entity": "customers", "count": 1}', 'window', 0, NULL);
INSERT INTO "steps" VALUES (4, 1790000000102, 'edit', '{"entity": "customers", "count": 1}', 'window', 0, NULL);
INSERT INTO "steps" VALUES (5, 1790000000103, 'edit', '{"entity": "customers", "count": 1}', 'window', 0, NULL);
INSERT INTO "steps" VALUES (6, 1790000000105, 'edit', '{"entity": "tags", "count": 1}', 'window', 0, NULL);
INSERT INTO "steps" VALUES (7, 1790014400267, 'edit', '{"entity": "customers", "count": 1}', 'window', 0, NULL);
INSERT INTO "steps" VALUES (8, 1790043200572, 'edit', '{"entity": "customers", "count": 1}', 'window', 0, NULL);
INSERT INTO "steps" VALUES (9, 1790043200573, 'edit', '{"entity": "customers", "count": 1}', 'window', 0, NULL);
INSERT INTO "steps" VALUES (10, 1790043200574, 'edit', '{"entity": "customers", "count": 1}', 'window', 0, NULL);
INSERT INTO "steps" VALUES (11, 1790043200575, 'create', '{"entity": "customers", "count": 1}', 'window', 0, NULL);
INSERT INTO "steps" VALUES (12, 1790043200618, 'edit', '{"entity": "customers", "count": 1}', 'window', 0, NULL);
INSERT INTO "steps" VALUES (13, 1790043200619, 'edit', '{"entity": "customers", "count": 1}', 'window', 0, NULL);
INSERT INTO "steps" VALUES (14, 1790043200620, 'edit', '{"entity": "customers", "count": 1}', 'window', 0, NULL);
INSERT INTO "steps" VALUES (15, 1790043200621, 'delete', '{"entity": "customers", "count": 1}', 'window', 0, NULL);
INSERT INTO "steps" VALUES (16, 1790043200622, 'delete', '{"entity": "customers", "count": 1}', 'window', 0, NULL);
INSERT INTO "steps" VALUES (17, 1790043200623, 'restore', '{"entity": "customers", "count": 1}', 'window', 0, NULL);
INSERT INTO "steps" VALUES (18, 1790043200624, 'edit', '{"entity": "customers", "count": 1}', 'window', 0, NULL);
INSERT INTO "steps" VALUES (19, 1790043200625, 'delete', '{"entity": "customers", "count": 1}', 'window', 0, NULL);
INSERT INTO "steps" VALUES (20, 1790043200626, 'create', '{"entity": "customers", "count": 1}', 'window', 0, NULL);
INSERT INTO "steps" VALUES (21, 1790043200627, 'create', '{"entity": "webhooks", "count": 1}', 'window', 0, NULL);
INSERT INTO "history" VALUES (1, 1790000000096, 1, 'customers', 1009, 'edited', '{"city": [null, "Brno"], "note": [null, "moje"]}', NULL, 'window');
INSERT INTO "history" VALUES (2, 1790000000098, 2, 'customers', 1010, 'edited', '{"note": [null, "ještě potřebný"]}', NULL, 'window');
INSERT INTO "history" VALUES (3, 1790000000100, 3, 'customers', 1011, 'deleted', '{}', NULL, 'window');
INSERT INTO "history" VALUES (4, 1790000000102, 4, 'customers', 1012, 'edited', '{"note": [null, "funny"]}', NULL, 'window');
INSERT INTO "history" VALUES (5, 1790000000103, 5, 'customers', 1013, 'edited', '{"points": [100.0, 20.0]}', NULL, 'window');
INSERT INTO "history" VALUES (6, 1790000000105, 6, 'tags', 50, 'edited', '{"name": ["stálý", "věrný"]}', NULL, 'window');
INSERT INTO "history" VALUES (7, 1790003600142, NULL, 'customers', 1013, 'merged', '{"points": [10.0, -70.0]}', NULL, 'sync');
INSERT INTO "history" VALUES (8, 1790003600142, NULL, 'customers', 1011, 'held', '{"note": [null, "upraven jinde"]}', NULL, 'sync');
INSERT INTO "history" VALUES (9, 1790003600142, NULL, 'customers', 1010, 'held', '{"deleted": [false, true]}', NULL, 'sync');
INSERT INTO "history" VALUES (10, 1790003600142, NULL, 'customers', 1009, 'held', '{"note": ["jejich", "moje"]}', NULL, 'sync');
INSERT INTO "history" VALUES (11, 1790003600149, NULL, 'tags', 50, 'held', '{}', NULL, 'sync');
INSERT INTO "history" VALUES (12, 1790003600158, NULL, 'customers', 1009, 'sent', '{}', NULL, 'sync');
INSERT INTO "history" VALUES (13, 1790003600162, NULL, 'customers', 1012, 'held', '{}', NULL, 'sync');
INSERT INTO "history" VALUES (14, 1790014400267, 7, 'customers', 1014, 'edited', '{"points": [100.0, 110.0]}', NULL, 'window');
INSERT INTO "history" VALUES (15, 1790018000328, NULL, 'customers', 1014, 'held', '{"points": [100.0, 95.0]}', NULL, 'sync');
INSERT INTO "history" VALUES (16, 1790021600362, NULL, 'customers', 1014, 'merged', '{"points": [95.0, 105.0]}', NULL, 'sync');
INSERT INTO "history" VALUES (17, 1790032400464, NULL, 'customers', 1016, 'cloud_deleted', '{}', NULL, 'sync');
INSERT INTO "history" VALUES (18, 1790043200572, 8, 'customers', 1004, 'edited', '{"note": [null, "odesláno"]}', NULL, 'window');
INSERT INTO "history" VALUES (19, 1790043200573, 9, 'customers', 1005, 'edited', '{"points": [100.0, 110.0]}', NULL, 'window');
INSERT INTO "history" VALUES (20, 1790043200574, 10, 'customers', 1003, 'edited', '{"note": [null, "první"]}', NULL, 'window');
INSERT INTO "history" VALUES (21, 1790043200575, 11, 'customers', 3872173009159429, 'created', '{"firstName": [null, ""], "lastName": [null, "Odeslaný zákazník"], "companyName": [null, ""], "companyId": [null, ""], "vatId": [null, ""], "tags": [null, []], "display": [null, true], "hexColor": [null, "#2F6FED"], "phone": [null, ""], "email": [null, ""], "addressLine1": [null, ""], "zip": [null, ""], "points": [null, 0.0], "barcode": [null, ""], "internalNote": [null, ""], "headerPrint": [null, ""], "flags": [null, 0], "_cloudId": [null, 343951305], "id": [null, 3872173009159429]}', NULL, 'window');
INSERT INTO "history" VALUES (22, 1790043200618, 12, 'customers', 1003, 'edited', '{"phone": ["", "222"], "note": ["první", "druhá"]}', NULL, 'window');
INSERT INTO "history" VALUES (23, 1790043200619, 13, 'customers', 1001, 'edited', '{"note": [null, "upraveno"], "tags": [["a"], ["a", "b"]], "flags": [0, 4]}', NULL, 'window');
INSERT INTO "history" VALUES (24, 1790043200620, 14, 'customers', 1002, 'edited', '{"points": [100.0, 107.0], "city": [null, "Olomouc"]}', NULL, 'window');
INSERT INTO "history" VALUES (25, 1790043200621, 15, 'customers', 1006, 'deleted', '{}', NULL, 'window');
INSERT INTO "history" VALUES (26, 1790043200622, 16, 'customers', 1007, 'deleted', '{"anonymize": [null, true]}', NULL, 'window');
INSERT INTO "history" VALUES (27, 1790043200623, 17, 'customers', 1008, 'restored', '{}', NULL, 'window');
INSERT INTO "history" VALUES (28, 1790043200624, 18, 'customers', 1015, 'edited', '{"note": [null, "pak smazán"]}', NULL, 'window');
INSERT INTO "history" VALUES (29, 1790043200625, 19, 'customers', 1015, 'deleted', '{}', NULL, 'window');
INSERT INTO "history" VALUES (30, 1790043200626, 20, 'customers', 4316152360770435, 'created', '{"firstName": [null, ""], "lastName": [null, "Nový zákazník"], "companyName": [null, ""], "companyId": [null, ""], "vatId": [null, ""], "tags": [null, []], "display": [null, true], "hexColor": [null, "#2F6FED"], "phone": [null, ""], "email": [null, ""], "addressLine1": [null, ""], "zip": [null, ""], "points": [null, 0.0], "barcode": [null, ""], "internalNote": [null, ""], "headerPrint": [null, ""], "flags": [null, 0], "_cloudId": [null, 343951305], "id": [null, 4316152360770435]}', NULL, 'window');
INSERT INTO "history" VALUES (31, 1790043200627, 21, 'webhooks', 5404122199764255, 'created', '{"url": [null, "http://127.0.0.1:1/x"], "payloadEntity": [null, "PRODUCT"], "method": [null, "POST"], "payloadVersion": [null, "V1"], "_cloudId": [null, 343951305], "id": [null, 5404122199764255]}', NULL, 'window');
INSERT INTO "cursors" VALUES ('webhooks', 0, NULL, NULL, NULL, NULL, NULL, 1, 1790043200578, 0, NULL);
INSERT INTO "cursors" VALUES ('tags', 0, 1790000000001, NULL, NULL, '"6F1492B3F2FB6A5F93DE5EF16B065C8C"', 1789999400001, 1, 1790043200580, 1, NULL);
INSERT INTO "cursors" VALUES ('discount-groups', 0, 0, NULL, NULL, '"CAE66941D9EFBD404E4D88758EA67670"', 0, 1, 1790043200582, 0, NULL);
INSERT INTO "cursors" VALUES ('taxes', 0, 0, NULL, NULL, '"CAE66941D9EFBD404E4D88758EA67670"', 0, 1, 1790043200584, 0, NULL);
INSERT INTO "cursors" VALUES ('eet-subjects', 0, 0, NULL, NULL, '"CAE66941D9EFBD404E4D88758EA67670"', 0, 1, 1790043200586, 0, NULL);
INSERT INTO "cursors" VALUES ('categories', 0, 0, NULL, NULL, '"CAE66941D9EFBD404E4D88758EA67670"', 0, 1, 1790043200588, 0, NULL);
INSERT INTO "cursors" VALUES ('warehouses', 0, 0, NULL, NULL, '"CAE66941D9EFBD404E4D88758EA67670"', 0, 1, 1790043200590, 0, NULL);
INSERT INTO "cursors" VALUES ('suppliers', 0, 0, NULL, NULL, '"CAE66941D9EFBD404E4D88758EA67670"', 0, 1, 1790043200592, 0, NULL);
INSERT INTO "cursors" VALUES ('employees', 0, 0, NULL, NULL, '"CAE66941D9EFBD404E4D88758EA67670"', 0, 1, 1790043200594, 0, NULL);
INSERT INTO "cursors" VALUES ('products', 0, 0, NULL, NULL, '"CAE66941D9EFBD404E4D88758EA67670"', 0, 1, 1790043200596, 0, NULL);
INSERT INTO "cursors" VALUES ('product-ingredients', 0, 0, NULL, NULL, '"CAE66941D9EFBD404E4D88758EA67670"', 0, 1, 1790043200598, 0, NULL);
INSERT INTO "cursors" VALUES ('customers', 0, 1790028800437, NULL, NULL, '"F4ACCD0E14EB737F6367FDF6690E1927"', 1790028200437, 1, 1790043200600, 17, NULL);
INSERT INTO "runs" VALUES (1, 1790000000022, 1790000000094, 'in_step', '{"pulled": 18, "pushed": 0, "merged": 0, "needs_you": 0, "waiting": 0, "requests": 35, "seconds": 0.0}', NULL);
INSERT INTO "runs" VALUES (2, 1790003600106, 1790003600165, 'needs_you', '{"pulled": 4, "pushed": 1, "merged": 4, "needs_you": 6, "waiting": 6, "requests": 21, "seconds": 0.0}', NULL);
INSERT INTO "runs" VALUES (3, 1790007200167, 1790007200198, 'needs_you', '{"pulled": 0, "pushed": 0, "merged": 1, "needs_you": 6, "waiting": 6, "requests": 13, "seconds": 0.0}', NULL);
INSERT INTO "runs" VALUES (4, 1790010800200, 1790010800232, 'needs_you', '{"pulled": 0, "pushed": 0, "merged": 1, "needs_you": 6, "waiting": 6, "requests": 13, "seconds": 0.0}', NULL);
INSERT INTO "runs" VALUES (5, 1790014400234, 1790014400265, 'needs_you', '{"pulled": 0, "pushed": 0, "merged": 0, "needs_you": 6, "waiting": 6, "requests": 13, "seconds": 0.0}', NULL);
INSERT INTO "runs" VALUES (6, 1790014400268, 1790014400299, 'offline', '{"pulled": 0, "pushed": 0, "merged": 0, "needs_you": 6, "waiting": 7, "requests": 14, "seconds": 0.0}', 'offline');
INSERT INTO "runs" VALUES (7, 1790018000302, 1790018000334, 'needs_you', '{"pulled": 1, "pushed": 0, "merged": 1, "needs_you": 7, "waiting": 7, "requests": 14, "seconds": 0.0}', NULL);
INSERT INTO "runs" VALUES (8, 1790021600336, 1790021600369, 'needs_you', '{"pulled": 1, "pushed": 0, "merged": 1, "needs_you": 7, "waiting": 7, "requests": 14, "seconds": 0.0}', NULL);
INSERT INTO "runs" VALUES (9, 1790025200371, 1790025200402, 'needs_you', '{"pulled": 0, "pushed": 0, "merged": 0, "needs_you": 7, "waiting": 7, "requests": 13, "seconds": 0.0}', NULL);
INSERT INTO "runs" VALUES (10, 1790028800404, 1790028800435, 'needs_you', '{"pulled": 0, "pushed": 0, "merged": 0, "needs_you": 7, "waiting": 7, "requests": 13, "seconds": 0.0}', NULL);
INSERT INTO "runs" VALUES (11, 1790032400438, 1790032400470, 'needs_you', '{"pulled": 1, "pushed": 0, "merged": 0, "needs_you": 7, "waiting": 7, "requests": 14, "seconds": 0.0}', NULL);
INSERT INTO "runs" VALUES (12, 1790036000472, 1790036000504, 'needs_you', '{"pulled": 0, "pushed": 0, "merged": 0, "needs_you": 7, "waiting": 7, "requests": 13, "seconds": 0.0}', NULL);
INSERT INTO "runs" VALUES (13, 1790039600506, 1790039600537, 'needs_you', '{"pulled": 0, "pushed": 0, "merged": 0, "needs_you": 7, "waiting": 7, "requests": 13, "seconds": 0.0}', NULL);
INSERT INTO "runs" VALUES (14, 1790043200539, 1790043200570, 'needs_you', '{"pulled": 0, "pushed": 0, "merged": 0, "needs_you": 7, "waiting": 7, "requests": 13, "seconds": 0.0}', NULL);
INSERT INTO "runs" VALUES (15, 1790043200576, 1790043200616, 'needs_you', '{"pulled": 0, "pushed": 0, "merged": 0, "needs_you": 7, "waiting": 11, "requests": 15, "seconds": 0.0}', NULL);
INSERT INTO "tags" VALUES (50, 343951305, 'věrný', 1, NULL, 0, 1790000000002, NULL, 'D187B94A248CA8329DA77A9703919FD7', 'verny', 1790000000001);
DELETE FROM "tags_fts_data";
INSERT INTO "tags_fts_data" VALUES (1, X'0103');
INSERT INTO "tags_fts_data" VALUES (10, X'000000000102020002010101020101');
INSERT INTO "tags_fts_data" VALUES (137438953473, X'0000001C0430616C793202040103737461320202010374616C320203040808');
INSERT INTO "tags_fts_data" VALUES (274877906945, X'000000310430616C793201010365726E3202030103726E7932020401037374613201010374616C32010103766572320202040708080707');
DELETE FROM "tags_fts_idx";
INSERT INTO "tags_fts_idx" VALUES (1, X'', 2);
INSERT INTO "tags_fts_idx" VALUES (2, X'', 2);
DELETE FROM "tags_fts_docsize";
INSERT INTO "tags_fts_docsize" VALUES (50, X'03');
DELETE FROM "tags_fts_config";
INSERT INTO "tags_fts_config" VALUES ('version', 4);
DELETE FROM "discount_groups_fts_data";
INSERT INTO "discount_groups_fts_data" VALUES (1, X'');
INSERT INTO "discount_groups_fts_data" VALUES (10, X'00000000000000');
DELETE FROM "discount_groups_fts_idx";
DELETE FROM "discount_groups_fts_docsize";
DELETE FROM "discount_groups_fts_config";
INSERT INTO "discount_groups_fts_config" VALUES ('version', 4);
DELETE FROM "taxes_fts_data";
INSERT INTO "taxes_fts_data" VALUES (1, X'');
INSERT INTO "taxes_fts_data" VALUES (10, X'00000000000000');
DELETE FROM "taxes_fts_idx";
DELETE FROM "taxes_fts_docsize";
DELETE FROM "taxes_fts_config";
INSERT INTO "taxes_fts_config" VALUES ('version', 4);
DELETE FROM "eet_subjects_fts_data";
INSERT INTO "eet_subjects_fts_data" VALUES (1, X'');
INSERT INTO "eet_subjects_fts_data" VALUES (10, X'00000000000000');
DELETE FROM "eet_subjects_fts_idx";
DELETE FROM "eet_subjects_fts_docsize";
DELETE FROM "eet_subjects_fts_config";
INSERT INTO "eet_subjects_fts_config" VALUES ('version', 4);
DELETE FROM "categories_fts_data";
INSERT INTO "categories_fts_data" VALUES (1, X'');
INSERT INTO "categories_fts_data" VALUES (10, X'00000000000000');
DELETE FROM "categories_fts_idx";
DELETE FROM "categories_fts_docsize";
DELETE FROM "categories_fts_config";
INSERT INTO "categories_fts_config" VALUES ('version', 4);
DELETE FROM "warehouses_fts_data";
INSERT INTO "warehouses_fts_data" VALUES (1, X'');
INSERT INTO "warehouses_fts_data" VALUES (10, X'00000000000000');
DELETE FROM "warehouses_fts_idx";
DELETE FROM "warehouses_fts_docsize";
DELETE FROM "warehouses_fts_config";
INSERT INTO "warehouses_fts_config" VALUES ('version', 4);
DELETE FROM "suppliers_fts_data";
INSERT INTO "suppliers_fts_data" VALUES (1, X'');
INSERT INTO "suppliers_fts_data" VALUES (10, X'00000000000000');
DELETE FROM "suppliers_fts_idx";
DELETE FROM "suppliers_fts_docsize";
DELETE FROM "suppliers_fts_config";
INSERT INTO "suppliers_fts_config" VALUES ('version', 4);
DELETE FROM "employees_fts_data";
INSERT INTO "employees_fts_data" VALUES (1, X'');
INSERT INTO "employees_fts_data" VALUES (10, X'00000000000000');
DELETE FROM "employees_fts_idx";
DELETE FROM "employees_fts_docsize";
DELETE FROM "employees_fts_config";
INSERT INTO "employees_fts_config" VALUES ('version', 4);
DELETE FROM "products_fts_data";
INSERT INTO "products_fts_data" VALUES (1, X'');
INSERT INTO "products_fts_data" VALUES (10, X'00000000000000');
DELETE FROM "products_fts_idx";
DELETE FROM "products_fts_docsize";
DELETE FROM "products_fts_config";
INSERT INTO "products_fts_config" VALUES ('version', 4);
DELETE FROM "product_ingredients_fts_data";
INSERT INTO "product_ingredients_fts_data" VALUES (1, X'');
INSERT INTO "product_ingredients_fts_data" VALUES (10, X'00000000000000');
DELETE FROM "product_ingredients_fts_idx";
DELETE FROM "product_ingredients_fts_docsize";
DELETE FROM "product_ingredients_fts_config";
INSERT INTO "product_ingredients_fts_config" VALUES ('version', 4);
INSERT INTO "customers" VALUES (1000, 343951305, '', 'Zákazník 1000', '', '', '', NULL, '["a"]', 1, '#2F6FED', '', '', '', NULL, NULL, '', NULL, 100.0, '', NULL, NULL, NULL, NULL, '', '', NULL, NULL, 0, NULL, NULL, 0, 1790000000003, NULL, '3D2979452256B252C1B9BD3C700454E2', 'zakaznik 1000 a', 1790000000003);
INSERT INTO "customers" VALUES (1001, 343951305, '', 'Zákazník 1001', '', '', '', NULL, '["a","b"]', 1, '#2F6FED', '', '', '', NULL, NULL, '', NULL, 100.0, '', NULL, NULL, NULL, 'upraveno', '', '', NULL, NULL, 4, NULL, NULL, 0, 1790000000005, NULL, 'CDA0D828DDCB22FA9B2F60E4C17D7372', 'zakaznik 1001 a b upraveno', 1790000000004);
INSERT INTO "customers" VALUES (1002, 343951305, '', 'Zákazník 1002', '', '', '', NULL, '["a"]', 1, '#2F6FED', '', '', '', NULL, 'Olomouc', '', NULL, 107.0, '', NULL, NULL, NULL, NULL, '', '', NULL, NULL, 0, NULL, NULL, 0, 1790000000006, NULL, '747F4B852BFA79E8E1853DF3BDA7404E', 'zakaznik 1002 a olomouc', 1790000000005);
INSERT INTO "customers" VALUES (1003, 343951305, '', 'Zákazník 1003', '', '', '', NULL, '["a"]', 1, '#2F6FED', '222', '', '', NULL, NULL, '', NULL, 100.0, '', NULL, NULL, NULL, 'druhá', '', '', NULL, NULL, 0, NULL, NULL, 0, 1790000000007, NULL, '98D224A19AD9FFEEA1984365C84CB5FB', 'zakaznik 1003 a 222 druha', 1790000000006);
INSERT INTO "customers" VALUES (1004, 343951305, '', 'Zákazník 1004', '', '', '', NULL, '["a"]', 1, '#2F6FED', '', '', '', NULL, NULL, '', NULL, 100.0, '', NULL, NULL, NULL, 'odesláno', '', '', NULL, NULL, 0, NULL, NULL, 0, 1790000000008, NULL, '580DF5A92255AC518C2A258DF2102F06', 'zakaznik 1004 a odeslano', 1790000000007);
INSERT INTO "customers" VALUES (1005, 343951305, '', 'Zákazník 1005', '', '', '', NULL, '["a"]', 1, '#2F6FED', '', '', '', NULL, NULL, '', NULL, 110.0, '', NULL, NULL, NULL, NULL, '', '', NULL, NULL, 0, NULL, NULL, 0, 1790000000009, NULL, 'D7865DD512C3B691C569EBE138E142A5', 'zakaznik 1005 a', 1790000000008);
INSERT INTO "customers" VALUES (1006, 343951305, '', 'Zákazník 1006', '', '', '', NULL, '["a"]', 1, '#2F6FED', '', '', '', NULL, NULL, '', NULL, 100.0, '', NULL, NULL, NULL, NULL, '', '', NULL, NULL, 0, NULL, NULL, 1, 1790000000010, NULL, 'FAA1285D00FA633DD25977B4002029B6', 'zakaznik 1006 a', 1790000000009);
INSERT INTO "customers" VALUES (1007, 343951305, '', 'Zákazník 1007', '', '', '', NULL, '["a"]', 1, '#2F6FED', '', '', '', NULL, NULL, '', NULL, 100.0, '', NULL, NULL, NULL, NULL, '', '', NULL, NULL, 0, NULL, NULL, 1, 1790000000011, NULL, 'A1324412FB82E39D2D9F6A12F5581E1E', 'zakaznik 1007 a', 1790000000010);
INSERT INTO "customers" VALUES (1008, 343951305, '', 'Zákazník 1008', '', '', '', NULL, '["a"]', 1, '#2F6FED', '', '', '', NULL, NULL, '', NULL, 100.0, '', NULL, NULL, NULL, NULL, '', '', NULL, NULL, 0, NULL, NULL, 0, 1790043200623, NULL, '14B4D66A3ACA9474186B17BD970DA257', 'zakaznik 1008 a', NULL);
INSERT INTO "customers" VALUES (1009, 343951305, '', 'Zákazník 1009', '', '', '', NULL, '["a"]', 1, '#2F6FED', '', '', '', NULL, 'Brno', '', NULL, 100.0, '', NULL, NULL, NULL, 'jejich', '', '', NULL, NULL, 0, NULL, NULL, 0, 1790003600158, NULL, '8B492A3EB087AA779BE14DBADEF4B6BA', 'zakaznik 1009 a brno jejich', 1790003600157);
INSERT INTO "customers" VALUES (1010, 343951305, '', 'Zákazník 1010', '', '', '', NULL, '["a"]', 1, '#2F6FED', '', '', '', NULL, NULL, '', NULL, 100.0, '', NULL, NULL, NULL, 'ještě potřebný', '', '', NULL, NULL, 0, NULL, NULL, 0, 1790000000014, NULL, '717F5216CB59A9764A4619634B9AD992', 'zakaznik 1010 a jeste potrebny', 1790000000013);
INSERT INTO "customers" VALUES (1011, 343951305, '', 'Zákazník 1011', '', '', '', NULL, '["a"]', 1, '#2F6FED', '', '', '', NULL, NULL, '', NULL, 100.0, '', NULL, NULL, NULL, 'upraven jinde', '', '', NULL, NULL, 0, NULL, NULL, 0, 1790000000102, NULL, 'CD754BF42C9631C4E06B48E57D0BD7F3', 'zakaznik 1011 a upraven jinde', 1790000000101);
INSERT INTO "customers" VALUES (1012, 343951305, '', 'Zákazník 1012', '', '', '', NULL, '["a"]', 1, '#2F6FED', '', '', '', NULL, NULL, '', NULL, 100.0, '', NULL, NULL, NULL, 'funny', '', '', NULL, NULL, 0, NULL, NULL, 0, 1790000000016, NULL, '1688835FD9E6E4C3B230460DF32692D0', 'zakaznik 1012 a funny', 1790000000015);
INSERT INTO "customers" VALUES (1013, 343951305, '', 'Zákazník 1013', '', '', '', NULL, '["a"]', 1, '#2F6FED', '', '', '', NULL, NULL, '', NULL, -70.0, '', NULL, NULL, NULL, NULL, '', '', NULL, NULL, 0, NULL, NULL, 0, 1790000000105, NULL, '3EC486D8ACA3BC63E343011680943726', 'zakaznik 1013 a', 1790000000104);
INSERT INTO "customers" VALUES (1014, 343951305, '', 'Zákazník 1014', '', '', '', NULL, '["a"]', 1, '#2F6FED', '', '', '', NULL, NULL, '', NULL, 105.0, '', NULL, NULL, NULL, NULL, '', '', NULL, NULL, 0, NULL, NULL, 0, 1790014400302, NULL, 'F0B5E655462EA8DDC32DE528E137E455', 'zakaznik 1014 a', 1790014400301);
INSERT INTO "customers" VALUES (1015, 343951305, '', 'Zákazník 1015', '', '', '', NULL, '["a"]', 1, '#2F6FED', '', '', '', NULL, NULL, '', NULL, 100.0, '', NULL, NULL, NULL, NULL, '', '', NULL, NULL, 0, NULL, NULL, 1, 1790000000019, NULL, '394C649A22322FDA56D28165D859A7BD', 'zakaznik 1015 a', 1790000000018);
INSERT INTO "customers" VALUES (1016, 343951305, '', 'Zákazník 1016', '', '', '', NULL, '["a"]', 1, '#2F6FED', '', '', '', NULL, NULL, '', NULL, 100.0, '', NULL, NULL, NULL, NULL, '', '', NULL, NULL, 0, NULL, NULL, 1, 1790028800437, NULL, 'A82B1DEA0D98EC045CF407E49E09100F', 'zakaznik 1016 a', 1790028800437);
INSERT INTO "customers" VALUES (3872173009159429, 343951305, '', 'Odeslaný zákazník', '', '', '', NULL, '[]', 1, '#2F6FED', '', '', '', NULL, NULL, '', NULL, 0.0, '', NULL, NULL, NULL, NULL, '', '', NULL, NULL, 0, NULL, NULL, 0, 1790043200575, NULL, '90FF63B77F979B067D0FB167399BEBA2', 'odeslany zakaznik', NULL);
INSERT INTO "customers" VALUES (4316152360770435, 343951305, '', 'Nový zákazník', '', '', '', NULL, '[]', 1, '#2F6FED', '', '', '', NULL, NULL, '', NULL, 0.0, '', NULL, NULL, NULL, NULL, '', '', NULL, NULL, 0, NULL, NULL, 0, 1790043200626, NULL, 'AE2A9003898D87D346F34059D36FBB80', 'novy zakaznik', NULL);
DELETE FROM "customers_fts_data";
INSERT INTO "customers_fts_data" VALUES (1, X'13824C');
INSERT INTO "customers_fts_data" VALUES (10, X'0000000002011F00000001100101');
INSERT INTO "customers_fts_data" VALUES (2199023255553, X'0000071A04302031308768020A01020A01020A01020A01020A01020A01020A01020A01020A01020A01020A01020A01020A01020A01020A01020A01020A02023232876B0211020261208769020F01020F01020F01020F05020F01020F01020F01020F02026220876902110301728771021102026472876B0215020266758774021102026A65877102160102110301698773021902026F64876C021103016C876A02110202706F8772021702027570876902130A021102027A6186F0B788C5E18A05020AE4F9BFFCA9AC7E020601033020618768020E0A020E020230208768020D0301308768020C0301318769020C030132876A020C030133876B020C030134876C020C030135876D020C030136876E020C030137876F020C0301388770020C0301398771020C020231208769020D0301308772020C0301318773020C0301328774020C0301338775020C0301348776020C0301358777020C0301368778020C02023220876A020D02023320876B020D02023420876C020D02023520876D020D02023620876E020D02023720876F020D020238208770020D020239208771020D01033120618769020E0A020E020230208772020D0301308768020B01020B01020B01020B01020B01020B01020B01020B01020B01020B0301318772020B01020B01020B01020B01020B01020B01020B020231208773020D020232208774020D020233208775020D020234208776020D020235208777020D020236208778020D0103322061876A020E0A020E030164876B021402023220876B0213030132876B02120103332061876B020E0A020E0103342061876C020E0A020E0103352061876D020E0A020E0103362061876E020E0A020E0103372061876F020E01033820618770020E01033920618771020E0103612032876B0210030162876902100802100301668774021003016A8772021003016F876A02100202100301758773021002026B618768020301020301020301020301020301020301020301020301020301020301020301020301020301020301020301020301020386F0B788C5E1820D020CE4F9BFFCA9AC7E020802026E6F876C021703017986F0B788C5E18A05020702027665876902170A021502027A6E8768020501020501020501020501020501020501020501020501020501020501020501020501020501020501020501020501020586F0B788C5E1820D020EE4F9BFFCA9AC7E020A01036220758769021202026E798772021D0202726E877102120103646573876C021386F0B788C5E18219020302027275876B02160103652070877202160202626E8772021C02026A698771021802026E208773021703016F876902190202736C876C021486F0B788C5E18219020403017487720213010366756E8774021201036963688771021A02026B208768020801020801020801020801020801020801020801020801020801020801020801020801020801020801020801020801020802026E648773021B01036A656A8771021703017387720212020269638771021903016E8773021A01036B2031876802090102090102090102090102090102090102090102090102090102090102090102090102090102090102090102090102090202617A8768020401020401020401020401020401020401020401020401020401020401020401020401020401020401020401020401020486F0B788C5E1820D020DE4F9BFFCA9AC7E020901036C616E876C021686F0B788C5E18219020602026F6D876A021301036D6F75876A021501036E206A87730218020264658773021C0202696B8768020701020701020701020701020701020701020701020701020701020701020701020701020701020701020701020701020786F0B788C5E1820D0210E4F9BFFCA9AC7E020C02026E798774021402026F208771021403017687D5B0C8C28AB70302020202792086F0B788C5E18A05020801036F206A8771021502026465876C021286F0B788C5E18219020202026C6F876A021202026D6F876A0214020274728772021902027563876A02160202767987D5B0C8C28AB70302030103706F748772021802027261876902150A02130103726176876902160A0214020265628772021B02026E6F8771021302027568876B02170103736C61876C021586F0B788C5E1821902050202746587720214010374652087720215020272658772021A0103756861876B021802026E6E8774021302027072876902140A0212010376656E876902180A02160202792087D5B0C8C28AB7030204010379207A86F0B788C5E18A050209E4F9BFFCA9AC7E020501037A616B8768020201020201020201020201020201020201020201020201020201020201020201020201020201020201020201020201020286F0B788C5E1820D020BE4F9BFFCA9AC7E020702026E698768020601020601020601020601020601020601020601020601020601020601020601020601020601020601020601020601020686F0B788C5E1820D020FE4F9BFFCA9AC7E020B0439081D080708080B070807080B170C0807070707070707070707080707070707070708080808080808080C0822190808080808080C0708070C0C0C0C090909090A07070A074B080D0B4B0908081308090808080712070909380809070807394B13080909084B08080D0E0912080808080E090B0C0808081308090809080B0C0E184C');
DELETE FROM "customers_fts_idx";
INSERT INTO "customers_fts_idx" VALUES (16, X'', 2);
DELETE FROM "customers_fts_docsize";
INSERT INTO "customers_fts_docsize" VALUES (1000, X'0D');
INSERT INTO "customers_fts_docsize" VALUES (1001, X'18');
INSERT INTO "customers_fts_docsize" VALUES (1002, X'15');
INSERT INTO "customers_fts_docsize" VALUES (1003, X'17');
INSERT INTO "customers_fts_docsize" VALUES (1004, X'16');
INSERT INTO "customers_fts_docsize" VALUES (1005, X'0D');
INSERT INTO "customers_fts_docsize" VALUES (1006, X'0D');
INSERT INTO "customers_fts_docsize" VALUES (1007, X'0D');
INSERT INTO "customers_fts_docsize" VALUES (1008, X'0D');
INSERT INTO "customers_fts_docsize" VALUES (1009, X'19');
INSERT INTO "customers_fts_docsize" VALUES (1010, X'1C');
INSERT INTO "customers_fts_docsize" VALUES (1011, X'1B');
INSERT INTO "customers_fts_docsize" VALUES (1012, X'13');
INSERT INTO "customers_fts_docsize" VALUES (1013, X'0D');
INSERT INTO "customers_fts_docsize" VALUES (1014, X'0D');
INSERT INTO "customers_fts_docsize" VALUES (1015, X'0D');
INSERT INTO "customers_fts_docsize" VALUES (1016, X'0D');
INSERT INTO "customers_fts_docsize" VALUES (3872173009159429, X'0F');
INSERT INTO "customers_fts_docsize" VALUES (4316152360770435, X'0B');
DELETE FROM "customers_fts_config";
INSERT INTO "customers_fts_config" VALUES ('version', 4);
INSERT INTO "webhooks" VALUES (5404122199764255, 343951305, 'http://127.0.0.1:1/x', 'PRODUCT', 'POST', NULL, 'V1', 1790043200627, NULL, '6AD3B0A80ED15CE3AD712739B6F4A8A7', 'http://127.0.0.1:1/x product', NULL);
DELETE FROM "webhooks_fts_data";
INSERT INTO "webhooks_fts_data" VALUES (1, X'011A');
INSERT INTO "webhooks_fts_data" VALUES (10, X'000000000101010001010101');
INSERT INTO "webhooks_fts_data" VALUES (137438953473, X'00000172043020707289CCE0D480A8DA1F021601032E302E89CCE0D480A8DA1F040C040202313A89CCE0D480A8DA1F021001032F2F3189CCE0D480A8DA1F02070202313289CCE0D480A8DA1F02080202782089CCE0D480A8DA1F02140103302E3089CCE0D480A8DA1F020D03013189CCE0D480A8DA1F020F0103312F7889CCE0D480A8DA1F02130202323789CCE0D480A8DA1F020902023A3189CCE0D480A8DA1F0211010332372E89CCE0D480A8DA1F020A0103372E3089CCE0D480A8DA1F020B01033A2F2F89CCE0D480A8DA1F02060202312F89CCE0D480A8DA1F0212010364756389CCE0D480A8DA1F021A010368747489CCE0D480A8DA1F020201036F647589CCE0D480A8DA1F02190103703A2F89CCE0D480A8DA1F02050202726F89CCE0D480A8DA1F02170103726F6489CCE0D480A8DA1F0218010374703A89CCE0D480A8DA1F02040202747089CCE0D480A8DA1F0203010375637489CCE0D480A8DA1F021B010378207089CCE0D480A8DA1F0215040F100E0F0E0E0F0D0F0E0E0F0F0F0E0F0F0F0F0E0F0F0E0F');
DELETE FROM "webhooks_fts_idx";
INSERT INTO "webhooks_fts_idx" VALUES (1, X'', 2);
DELETE FROM "webhooks_fts_docsize";
INSERT INTO "webhooks_fts_docsize" VALUES (5404122199764255, X'1A');
DELETE FROM "webhooks_fts_config";
INSERT INTO "webhooks_fts_config" VALUES ('version', 4);
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
CREATE INDEX "idx_tags_name"
    ON "tags" ("name");
CREATE INDEX "idx_tags_externalId"
    ON "tags" ("externalId");
CREATE INDEX "idx_tags_versionDate"
    ON "tags" ("versionDate");
CREATE TRIGGER "tags_search_in" AFTER INSERT ON "tags" BEGIN INSERT INTO "tags_fts"(rowid, "_search") VALUES (new.id, new."_search"); END;
CREATE TRIGGER "tags_search_out" AFTER DELETE ON "tags" BEGIN INSERT INTO "tags_fts"("tags_fts", rowid, "_search") VALUES ('delete', old.id, old."_search"); END;
CREATE TRIGGER "tags_search_over" AFTER UPDATE ON "tags" WHEN old."_search" IS NOT new."_search" BEGIN INSERT INTO "tags_fts"("tags_fts", rowid, "_search") VALUES ('delete', old.id, old."_search"); INSERT INTO "tags_fts"(rowid, "_search") VALUES (new.id, new."_search"); END;
CREATE INDEX "idx_discount_groups_name"
    ON "discount_groups" ("name");
CREATE INDEX "idx_discount_groups_externalId"
    ON "discount_groups" ("externalId");
CREATE INDEX "idx_discount_groups_versionDate"
    ON "discount_groups" ("versionDate");
CREATE TRIGGER "discount_groups_search_in" AFTER INSERT ON "discount_groups" BEGIN INSERT INTO "discount_groups_fts"(rowid, "_search") VALUES (new.id, new."_search"); END;
CREATE TRIGGER "discount_groups_search_out" AFTER DELETE ON "discount_groups" BEGIN INSERT INTO "discount_groups_fts"("discount_groups_fts", rowid, "_search") VALUES ('delete', old.id, old."_search"); END;
CREATE TRIGGER "discount_groups_search_over" AFTER UPDATE ON "discount_groups" WHEN old."_search" IS NOT new."_search" BEGIN INSERT INTO "discount_groups_fts"("discount_groups_fts", rowid, "_search") VALUES ('delete', old.id, old."_search"); INSERT INTO "discount_groups_fts"(rowid, "_search") VALUES (new.id, new."_search"); END;
CREATE INDEX "idx_taxes_name"
    ON "taxes" ("name");
CREATE INDEX "idx_taxes_value"
    ON "taxes" ("value");
CREATE INDEX "idx_taxes_created"
    ON "taxes" ("created");
CREATE INDEX "idx_taxes_versionDate"
    ON "taxes" ("versionDate");
CREATE TRIGGER "taxes_search_in" AFTER INSERT ON "taxes" BEGIN INSERT INTO "taxes_fts"(rowid, "_search") VALUES (new.id, new."_search"); END;
CREATE TRIGGER "taxes_search_out" AFTER DELETE ON "taxes" BEGIN INSERT INTO "taxes_fts"("taxes_fts", rowid, "_search") VALUES ('delete', old.id, old."_search"); END;
CREATE TRIGGER "taxes_search_over" AFTER UPDATE ON "taxes" WHEN old."_search" IS NOT new."_search" BEGIN INSERT INTO "taxes_fts"("taxes_fts", rowid, "_search") VALUES ('delete', old.id, old."_search"); INSERT INTO "taxes_fts"(rowid, "_search") VALUES (new.id, new."_search"); END;
CREATE INDEX "idx_eet_subjects_name"
    ON "eet_subjects" ("name");
CREATE INDEX "idx_eet_subjects_vatId"
    ON "eet_subjects" ("vatId");
CREATE INDEX "idx_eet_subjects_versionDate"
    ON "eet_subjects" ("versionDate");
CREATE TRIGGER "eet_subjects_search_in" AFTER INSERT ON "eet_subjects" BEGIN INSERT INTO "eet_subjects_fts"(rowid, "_search") VALUES (new.id, new."_search"); END;
CREATE TRIGGER "eet_subjects_search_out" AFTER DELETE ON "eet_subjects" BEGIN INSERT INTO "eet_subjects_fts"("eet_subjects_fts", rowid, "_search") VALUES ('delete', old.id, old."_search"); END;
CREATE TRIGGER "eet_subjects_search_over" AFTER UPDATE ON "eet_subjects" WHEN old."_search" IS NOT new."_search" BEGIN INSERT INTO "eet_subjects_fts"("eet_subjects_fts", rowid, "_search") VALUES ('delete', old.id, old."_search"); INSERT INTO "eet_subjects_fts"(rowid, "_search") VALUES (new.id, new."_search"); END;
CREATE INDEX "idx_categories_name"
    ON "categories" ("name");
CREATE INDEX "idx_categories_externalId"
    ON "categories" ("externalId");
CREATE INDEX "idx_categories__eetSubjectId"
    ON "categories" ("_eetSubjectId");
CREATE INDEX "idx_categories_sortOrder"
    ON "categories" ("sortOrder");
CREATE INDEX "idx_categories_versionDate"
    ON "categories" ("versionDate");
CREATE TRIGGER "categories_search_in" AFTER INSERT ON "categories" BEGIN INSERT INTO "categories_fts"(rowid, "_search") VALUES (new.id, new."_search"); END;
CREATE TRIGGER "categories_search_out" AFTER DELETE ON "categories" BEGIN INSERT INTO "categories_fts"("categories_fts", rowid, "_search") VALUES ('delete', old.id, old."_search"); END;
CREATE TRIGGER "categories_search_over" AFTER UPDATE ON "categories" WHEN old."_search" IS NOT new."_search" BEGIN INSERT INTO "categories_fts"("categories_fts", rowid, "_search") VALUES ('delete', old.id, old."_search"); INSERT INTO "categories_fts"(rowid, "_search") VALUES (new.id, new."_search"); END;
CREATE INDEX "idx_warehouses_name"
    ON "warehouses" ("name");
CREATE INDEX "idx_warehouses_barcode"
    ON "warehouses" ("barcode");
CREATE INDEX "idx_warehouses_versionDate"
    ON "warehouses" ("versionDate");
CREATE TRIGGER "warehouses_search_in" AFTER INSERT ON "warehouses" BEGIN INSERT INTO "warehouses_fts"(rowid, "_search") VALUES (new.id, new."_search"); END;
CREATE TRIGGER "warehouses_search_out" AFTER DELETE ON "warehouses" BEGIN INSERT INTO "warehouses_fts"("warehouses_fts", rowid, "_search") VALUES ('delete', old.id, old."_search"); END;
CREATE TRIGGER "warehouses_search_over" AFTER UPDATE ON "warehouses" WHEN old."_search" IS NOT new."_search" BEGIN INSERT INTO "warehouses_fts"("warehouses_fts", rowid, "_search") VALUES ('delete', old.id, old."_search"); INSERT INTO "warehouses_fts"(rowid, "_search") VALUES (new.id, new."_search"); END;
CREATE INDEX "idx_suppliers_name"
    ON "suppliers" ("name");
CREATE INDEX "idx_suppliers_companyId"
    ON "suppliers" ("companyId");
CREATE INDEX "idx_suppliers_vatId"
    ON "suppliers" ("vatId");
CREATE INDEX "idx_suppliers_addressLine1"
    ON "suppliers" ("addressLine1");
CREATE INDEX "idx_suppliers_addressLine2"
    ON "suppliers" ("addressLine2");
CREATE INDEX "idx_suppliers_city"
    ON "suppliers" ("city");
CREATE INDEX "idx_suppliers_zip"
    ON "suppliers" ("zip");
CREATE INDEX "idx_suppliers_country"
    ON "suppliers" ("country");
CREATE INDEX "idx_suppliers_externalId"
    ON "suppliers" ("externalId");
CREATE INDEX "idx_suppliers_versionDate"
    ON "suppliers" ("versionDate");
CREATE TRIGGER "suppliers_search_in" AFTER INSERT ON "suppliers" BEGIN INSERT INTO "suppliers_fts"(rowid, "_search") VALUES (new.id, new."_search"); END;
CREATE TRIGGER "suppliers_search_out" AFTER DELETE ON "suppliers" BEGIN INSERT INTO "suppliers_fts"("suppliers_fts", rowid, "_search") VALUES ('delete', old.id, old."_search"); END;
CREATE TRIGGER "suppliers_search_over" AFTER UPDATE ON "suppliers" WHEN old."_search" IS NOT new."_search" BEGIN INSERT INTO "suppliers_fts"("suppliers_fts", rowid, "_search") VALUES ('delete', old.id, old."_search"); INSERT INTO "suppliers_fts"(rowid, "_search") VALUES (new.id, new."_search"); END;
CREATE INDEX "idx_employees_name"
    ON "employees" ("name");
CREATE INDEX "idx_employees_email"
    ON "employees" ("email");
CREATE INDEX "idx_employees_versionDate"
    ON "employees" ("versionDate");
CREATE TRIGGER "employees_search_in" AFTER INSERT ON "employees" BEGIN INSERT INTO "employees_fts"(rowid, "_search") VALUES (new.id, new."_search"); END;
CREATE TRIGGER "employees_search_out" AFTER DELETE ON "employees" BEGIN INSERT INTO "employees_fts"("employees_fts", rowid, "_search") VALUES ('delete', old.id, old."_search"); END;
CREATE TRIGGER "employees_search_over" AFTER UPDATE ON "employees" WHEN old."_search" IS NOT new."_search" BEGIN INSERT INTO "employees_fts"("employees_fts", rowid, "_search") VALUES ('delete', old.id, old."_search"); INSERT INTO "employees_fts"(rowid, "_search") VALUES (new.id, new."_search"); END;
CREATE INDEX "idx_products_name"
    ON "products" ("name");
CREATE INDEX "idx_products__categoryId"
    ON "products" ("_categoryId");
CREATE INDEX "idx_products_priceWithVat"
    ON "products" ("priceWithVat");
CREATE INDEX "idx_products_priceWithoutVat"
    ON "products" ("priceWithoutVat");
CREATE INDEX "idx_products_vat"
    ON "products" ("vat");
CREATE INDEX "idx_products__supplierId"
    ON "products" ("_supplierId");
CREATE INDEX "idx_products_externalId"
    ON "products" ("externalId");
CREATE INDEX "idx_products__eetSubjectId"
    ON "products" ("_eetSubjectId");
CREATE INDEX "idx_products_versionDate"
    ON "products" ("versionDate");
CREATE TRIGGER "products_search_in" AFTER INSERT ON "products" BEGIN INSERT INTO "products_fts"(rowid, "_search") VALUES (new.id, new."_search"); END;
CREATE TRIGGER "products_search_out" AFTER DELETE ON "products" BEGIN INSERT INTO "products_fts"("products_fts", rowid, "_search") VALUES ('delete', old.id, old."_search"); END;
CREATE TRIGGER "products_search_over" AFTER UPDATE ON "products" WHEN old."_search" IS NOT new."_search" BEGIN INSERT INTO "products_fts"("products_fts", rowid, "_search") VALUES ('delete', old.id, old."_search"); INSERT INTO "products_fts"(rowid, "_search") VALUES (new.id, new."_search"); END;
CREATE INDEX "idx_product_ingredients__parentProductId"
    ON "product_ingredients" ("_parentProductId");
CREATE INDEX "idx_product_ingredients__productId"
    ON "product_ingredients" ("_productId");
CREATE INDEX "idx_product_ingredients_versionDate"
    ON "product_ingredients" ("versionDate");
CREATE TRIGGER "product_ingredients_search_in" AFTER INSERT ON "product_ingredients" BEGIN INSERT INTO "product_ingredients_fts"(rowid, "_search") VALUES (new.id, new."_search"); END;
CREATE TRIGGER "product_ingredients_search_out" AFTER DELETE ON "product_ingredients" BEGIN INSERT INTO "product_ingredients_fts"("product_ingredients_fts", rowid, "_search") VALUES ('delete', old.id, old."_search"); END;
CREATE TRIGGER "product_ingredients_search_over" AFTER UPDATE ON "product_ingredients" WHEN old."_search" IS NOT new."_search" BEGIN INSERT INTO "product_ingredients_fts"("product_ingredients_fts", rowid, "_search") VALUES ('delete', old.id, old."_search"); INSERT INTO "product_ingredients_fts"(rowid, "_search") VALUES (new.id, new."_search"); END;
CREATE INDEX "idx_customers_firstName"
    ON "customers" ("firstName");
CREATE INDEX "idx_customers_lastName"
    ON "customers" ("lastName");
CREATE INDEX "idx_customers_companyName"
    ON "customers" ("companyName");
CREATE INDEX "idx_customers_barcode"
    ON "customers" ("barcode");
CREATE INDEX "idx_customers__discountGroupId"
    ON "customers" ("_discountGroupId");
CREATE INDEX "idx_customers_expireDate"
    ON "customers" ("expireDate");
CREATE INDEX "idx_customers_externalId"
    ON "customers" ("externalId");
CREATE INDEX "idx_customers_created"
    ON "customers" ("created");
CREATE INDEX "idx_customers_versionDate"
    ON "customers" ("versionDate");
CREATE TRIGGER "customers_search_in" AFTER INSERT ON "customers" BEGIN INSERT INTO "customers_fts"(rowid, "_search") VALUES (new.id, new."_search"); END;
CREATE TRIGGER "customers_search_out" AFTER DELETE ON "customers" BEGIN INSERT INTO "customers_fts"("customers_fts", rowid, "_search") VALUES ('delete', old.id, old."_search"); END;
CREATE TRIGGER "customers_search_over" AFTER UPDATE ON "customers" WHEN old."_search" IS NOT new."_search" BEGIN INSERT INTO "customers_fts"("customers_fts", rowid, "_search") VALUES ('delete', old.id, old."_search"); INSERT INTO "customers_fts"(rowid, "_search") VALUES (new.id, new."_search"); END;
CREATE INDEX "idx_webhooks__warehouseId"
    ON "webhooks" ("_warehouseId");
CREATE INDEX "idx_webhooks_versionDate"
    ON "webhooks" ("versionDate");
CREATE TRIGGER "webhooks_search_in" AFTER INSERT ON "webhooks" BEGIN INSERT INTO "webhooks_fts"(rowid, "_search") VALUES (new.id, new."_search"); END;
CREATE TRIGGER "webhooks_search_out" AFTER DELETE ON "webhooks" BEGIN INSERT INTO "webhooks_fts"("webhooks_fts", rowid, "_search") VALUES ('delete', old.id, old."_search"); END;
CREATE TRIGGER "webhooks_search_over" AFTER UPDATE ON "webhooks" WHEN old."_search" IS NOT new."_search" BEGIN INSERT INTO "webhooks_fts"("webhooks_fts", rowid, "_search") VALUES ('delete', old.id, old."_search"); INSERT INTO "webhooks_fts"(rowid, "_search") VALUES (new.id, new."_search"); END;
CREATE VIEW "warehouse_products" AS SELECT p."id" AS "id", p."_cloudId" AS "_cloudId", p."name" AS "name", p."alternativeName" AS "alternativeName", p."subtitle" AS "subtitle", p."description" AS "description", p."_categoryId" AS "_categoryId", p."plu" AS "plu", p."ean" AS "ean", p."tags" AS "tags", p."display" AS "display", p."onSale" AS "onSale", p."hexColor" AS "hexColor", p."priceWithVat" AS "priceWithVat", p."priceWithoutVat" AS "priceWithoutVat", p."vat" AS "vat", p."priceWithVatB" AS "priceWithVatB", p."priceWithVatC" AS "priceWithVatC", p."priceWithVatD" AS "priceWithVatD", p."priceWithVatE" AS "priceWithVatE", p."currency" AS "currency", p."requiresPriceEntry" AS "requiresPriceEntry", p."discountPermitted" AS "discountPermitted", p."discountPercent" AS "discountPercent", p."margin" AS "margin", p."marginMin" AS "marginMin", p."points" AS "points", p."priceInPoints" AS "priceInPoints", p."stockDeduct" AS "stockDeduct", p."stockOverdraft" AS "stockOverdraft", p."unit" AS "unit", p."packaging" AS "packaging", p."packageItem" AS "packageItem", p."packagingMeasurement" AS "packagingMeasurement", p."unitMeasurement" AS "unitMeasurement", p."packagingPriceWithVat" AS "packagingPriceWithVat", p."_supplierId" AS "_supplierId", p."supplierProductCode" AS "supplierProductCode", p."deliveryNoteIds" AS "deliveryNoteIds", s."purchasePriceWithoutVat" AS "purchasePriceWithoutVat", p."allergens" AS "allergens", p."features" AS "features", p."preparationDuration" AS "preparationDuration", p."_defaultCourseId" AS "_defaultCourseId", p."minCustomerAge" AS "minCustomerAge", p."recipe" AS "recipe", p."notes" AS "notes", p."externalId" AS "externalId", p."externalIds" AS "externalIds", p."_eetSubjectId" AS "_eetSubjectId", p."flags" AS "flags", p."sortOrder" AS "sortOrder", p."translatedName" AS "translatedName", p."translatedDescription" AS "translatedDescription", p."imageUrl" AS "imageUrl", p."modifiedBy" AS "modifiedBy", p."deleted" AS "deleted", p."versionDate" AS "versionDate", s."_warehouseId" AS "_warehouseId", s."stockQuantityStatus" AS "stockQuantityStatus", s."stockStatusVersiondate" AS "stockStatusVersiondate", p."_extra", NULL AS "_etag", p."_search", s."_cloudVersion" AS "_cloudVersion" FROM stock s JOIN "products" p ON p.id = s."_productId";
PRAGMA user_version=1;
COMMIT;
