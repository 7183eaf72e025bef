"""The English texts of the OpenAPI description, for programmers of other programs. Data only."""

from __future__ import annotations

from collections.abc import Mapping

RULES: Mapping[str, str] = {
    "not_deleted": "never true in a body; DELETE is the way",
    "not_blank": "holds something other than white space",
    "vat_id": "empty, or country prefix and digits as the pattern says; no spaces, no lower case",
    "url": "only the characters of the pattern; `%` is not among them",
    "http_url": "http or https, a host, perhaps a port",
    "tag_characters": "none of the characters , ^ ? * ( ) [ ] $",
    "tag_name": "does not begin with a full stop, but for `.dailymenu` and `.portion`",
    "margin": "a number, or a number and `%` of at most 100",
    "customer_names": "one of firstName, lastName, companyName is not empty, and none is white space alone",
    "price_entry_flag": "requiresPriceEntry says the same as bit 2 of flags",
}
"""By name of the rule."""

ABOUT = """\
Records of one shop, kept on this computer and in step with the vendor's cloud. Programs written for the cloud work
here with another base URL and another token.

**Sign in** with `POST /v2/signin/token` and the header `Authorization: User <refresh token>`; the access token in the
answer goes into `Authorization: Bearer <access token>` and is valid for an hour.

**Numbers** are taken as JSON numbers or as digits in a string. Timestamps are taken as milliseconds since 1970 or as
ISO 8601, and answered as ISO 8601 in UTC.

**Texts** have the length that OPTIONS names, and at most 65,536 characters where it names none; a list counts as joined by
one character.

**Change** a record with the ETag of the answer that showed it: PUT and PATCH of an existing record want `If-Match`
(428 without, 412 when it changed since, 409 for an old `versionDate` in the body). A page has an ETag of its own,
over its records in their order; PUT of many wants that one.

**Older programs** find the paths of the first generation under `/api`, with headers that name what replaces them.

**Web pages** of other origins may use this server when a setting names their origin; a preflight is answered, and
cookies are not taken.

**Watch** the server with `/metrics`, in the text form of Prometheus.

**Repeat** a POST whose answer was lost under the `Idempotency-Key` of the first time: within a day nothing is written
twice, and the first answer comes again.

**Follow** all changes with one request that is held open: `GET /v2/clouds/{cloudId}/_changes`. No list needs polling.

**Deleted** records stay readable by id, with `deleted: true`. Lists hold them when the filter speaks of `deleted`.
"""

CALLS = """\
A POST brings an array of at most 100 records in the shapes of the first generation; a GET brings `entity`, `ids` and
`cloudid` in the query, and the records are read with a request. What happens within a second is one call; a record
is told as it is when the call is made. Any status but 2xx, a redirect too, is tried again for an hour or two under
the same `Counterfoil-Delivery`. `Counterfoil-Signature: t=<unix seconds>,v1=<hex>` is HMAC-SHA256 with the `secret` of
the registration over `<t>.<body>`, of a GET over `<t>.<query>`; a registration without a `secret` is not signed.

A token registers at most 20 webhooks at a shop's own server, for records that it may read, and never to link-local
addresses; whether to this computer and its networks, the settings there say. `url` is empty for a token that may not
register webhooks."""

FILTER = """\
Conditions `field|operator|value`, joined by `;`, all of which must hold. eq, ne: the same or not; like: holds the
text, in any case; gt, gteq, lt, lteq: by order; in, notin: one of several values, joined by `,`; bin, bex: all of
these bits set, or none. `null` and `notnull` stand for values with eq, ne, in, notin. An array matches by element,
timestamps are ISO 8601 or milliseconds, booleans 0, 1, true or false. Which operators a field takes is in `x-filter`
of its schema."""

SORT = "Names of fields with commas between, the first one first; `-` before a name turns its order round."

VERSION = """\
`BC0`, `BC1` or `BC2`; anything else counts as none, and none as BC1. BC0: a list without records is 404 without a
body, tax rates are not checked, changes that the administrator (employee 0) does not allow are left out. BC1, when
asked for: a new customer needs `flags`. BC2: as BC1, and products have `externalIds` (at most one) in place of
`externalId`. With any of them, customers, EET subjects and webhooks have what the interface does not list: `companyId2`,
the `secret` of a new webhook, and what only the cloud knows."""

FIRST_GENERATION: Mapping[str, str] = {
    "list": "Without a limit all records come in one array.",
    "one": "Also one that is deleted, with `deleted: 1`.",
    "create": "Members that are left out get defaults, but for names and those without one, such as a product's `categoryid`.",
    "update": "Only the members of the body change; there is no concurrency control.",
    "edit": "Found by its id, else by its two products; with `deleted: 1` it is deleted.",
    "delete": "Deletes by GET, and is 403 where that is switched off.",
}
"""By action of a path under `/api`."""

EMPTY_LIST = "No record matches and the request says BC0, or there is no such warehouse; no body under BC0."
"""The 404 of a list."""

STATUS: Mapping[int, str] = {
    200: "Done.",
    201: "Done, with new records.",
    304: "If-None-Match names the current state; no body.",
    400: "Path, query or body cannot be taken; `violations` name every wrong field. Nothing was written.",
    401: "The Authorization header is missing or has the wrong form, or the refresh token is not known.",
    403: "The token is not valid, has expired, may only read, or is for other lists or another cloud; or it may not be done at all.",
    404: "There is no such path, entity or record; without a body, a list without records under BC0.",
    405: "The path does not know this method; `Allow` names those it knows.",
    408: "The body did not arrive in time.",
    409: "An old versionDate, records that stand in the way, or an Idempotency-Key of another request. Nothing was written.",
    410: "The cursor cannot be continued; begin again without it.",
    412: "If-Match does not name the current state. Nothing was written.",
    413: "The body is too large.",
    414: "The address is too long.",
    415: "The body is packed in a way that is not unpacked here, or its Content-Type says that it is no JSON.",
    428: "If-Match is missing. Nothing was written.",
    429: "Too many requests.",
    431: "The headers are too large.",
    500: "The server failed.",
    503: "The database is busy or the disk is full; try again.",
}
"""By status."""
