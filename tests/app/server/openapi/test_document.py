"""The OpenAPI description is valid, agrees with the server, and its examples are accepted."""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from jsonschema import Draft202012Validator
from jsonschema.validators import validator_for

from app.practice.cloud import PracticeCloud
from app.practice.filled_cloud import fill
from app.server.openapi.document import document
from app.server.openapi.fields import PATTERNS
from app.server.openapi.grammar import filter_pattern, sort_pattern
from app.server.openapi.numbers import decimal_pattern, whole_pattern
from app.server.routes import methods, resolve
from app.server.v1.paths import METHODS as METHODS_OF_V1
from app.server.v1.paths import resolve_v1
from app.server.v2.options import describe
from app.version import VERSION
from storage.errors import InvalidQuery
from storage.query.grammar import parse_filter, parse_sort
from storage.schema.entities import CATALOGUE
from storage.schema.fields import Entity, Field, Filter, Kind, Sort
from storage.schema.rules import FIELD_RULES
from sync.client.transport import Request
from tests.app.server.conftest import SUPPLIER, Caller

ROOT = Path(__file__).resolve().parents[4]
DOCUMENTS = {numbers: document(CATALOGUE, numbers=numbers) for numbers in ("string", "json")}
METHODS = ("get", "head", "post", "put", "patch", "delete", "options")


def check(value: Any, schema: dict[str, Any], numbers: str = "string") -> None:
    """`value` against a schema of the description, formats included."""
    whole = {**schema, "components": DOCUMENTS[numbers]["components"]}
    kind = validator_for(whole, default=Draft202012Validator)
    kind(whole, format_checker=kind.FORMAT_CHECKER).validate(value)


def named(name: str) -> dict[str, Any]:
    return {"$ref": f"#/components/schemas/{name}"}


def operations(described: dict[str, Any]) -> Iterator[tuple[str, str, dict[str, Any]]]:
    for path, item in described["paths"].items():
        for method in METHODS:
            if method in item:
                yield path, method, item[method]


def inside(value: Any, key: str) -> Iterator[Any]:
    """Every value under `key`, however deep."""
    if isinstance(value, dict):
        for name, each in value.items():
            if name == key:
                yield each
            yield from inside(each, key)
    elif isinstance(value, list):
        for each in value:
            yield from inside(each, key)


def reached(described: dict[str, Any], reference: str) -> Any:
    found: Any = described
    for part in reference.removeprefix("#/").split("/"):
        found = found[part]
    return found


@pytest.mark.parametrize("numbers", DOCUMENTS)
def test_every_schema_is_valid_and_every_reference_resolves(numbers: str) -> None:
    described = DOCUMENTS[numbers]
    for schema in described["components"]["schemas"].values():
        Draft202012Validator.check_schema(schema)
    for schema in inside(described["paths"], "schema"):
        Draft202012Validator.check_schema(schema)
    for reference in inside(described, "$ref"):
        assert reached(described, reference), reference
    known = [operation["operationId"] for _, _, operation in operations(described)]
    assert len(known) == len(set(known))
    assert {each["operationId"] for links in inside(described, "links") for each in links.values()} <= set(
        known
    )
    tags = {each["name"] for each in described["tags"]}
    assert {tag for _, _, operation in operations(described) for tag in operation["tags"]} == tags


@pytest.mark.parametrize("numbers", DOCUMENTS)
def test_every_example_is_valid(numbers: str) -> None:
    described = DOCUMENTS[numbers]
    seen = 0
    for content in inside(described, "content"):
        for media in content.values():
            if "example" in media:
                check(media["example"], media["schema"], numbers)
                seen += 1
    listed = [each for each in inside(described["paths"], "parameters") if isinstance(each, list)]
    for parameter in (each for parameters in listed for each in parameters):
        for sample in parameter.get("examples", {}).values():
            check(sample["value"], parameter["schema"], numbers)
            seen += 1
    assert seen > 150


def test_the_described_paths_are_those_of_routing() -> None:
    for path, item in DOCUMENTS["string"]["paths"].items():
        shown = tuple(each.upper() for each in METHODS if each in item)
        if path.startswith("/api/"):
            older = resolve_v1(re.sub(r"\{\w+\}", "7", path))
            assert set(shown) == set(METHODS_OF_V1[older.action]), path
        elif not path.endswith(("/openapi.json", "/docs", "/health", "/metrics")):
            target = resolve(re.sub(r"\{\w+\}", "7", path))
            entity = CATALOGUE[target.entity] if target.entity else None
            assert set(shown) == set(methods(target, entity, frozenset())), path
        else:
            assert shown == ("GET", "HEAD", "OPTIONS")


@pytest.mark.parametrize("numbers", ["string", "json"])
def test_responses_of_the_practice_shop_match_the_description(tmp_path: Path, numbers: str) -> None:
    cloud = PracticeCloud(tmp_path / "cloud", cloud_id=7)
    fill(cloud)
    cloud.behave(numbers=numbers)
    caller = Caller(cloud)
    check(json.loads(caller.sign_in().body), named("AccessToken"), numbers)
    warehouse = json.loads(caller.send("GET", "/warehouses").body)["data"][0]["id"]
    for path, method, operation in operations(DOCUMENTS[numbers]):
        if method != "get" or not path.startswith("/v2"):
            continue
        real = path.replace("{cloudId}", "7").replace("{warehouseId}/products", f"{warehouse}/products")
        listed, _, last = real.rpartition("/")
        if last.startswith("{"):
            known = json.loads(caller.send("GET", listed).body)["data"]
            real = f"{listed}/{known[0]['id']}"
        answer = caller.send("GET", real)
        assert answer.status == 200, real
        check(
            json.loads(answer.body),
            operation["responses"]["200"]["content"]["application/json"]["schema"],
            numbers,
        )
        assert "etag" in answer.headers or "ETag" not in operation["responses"]["200"].get("headers", {})
    cloud.close()


def test_the_first_generation_is_described(tmp_path: Path) -> None:
    """Every row of the interface, and what the practice shop answers to it."""
    cloud = PracticeCloud(tmp_path / "cloud", cloud_id=7)
    fill(cloud)
    caller = Caller(cloud)
    caller.sign_in()
    rows = tomllib.loads((ROOT / "tests" / "contract" / "rows.toml").read_text("utf-8"))["older"]
    described = {
        re.sub(r"\{\w+\}", "{}", f"{method.upper()} {path}"): (path, operation)
        for path, method, operation in operations(DOCUMENTS["string"])
        if path.startswith("/api/")
    }
    assert {re.sub(r":\w+", "{}", row) for row in rows} <= described.keys()
    kinds = {"productId": "products", "supplierId": "suppliers", "employeeId": "employees", "tagId": "tags"}
    known = {"warehouseId": json.loads(caller.send("GET", "/warehouses").body)["data"][0]["id"]}
    for name, entity in kinds.items():
        listed = "warehouses/" + known["warehouseId"] + "/products" if entity == "products" else entity
        known[name] = json.loads(caller.send("GET", f"/{listed}").body)["data"][-1]["id"]
    lines = json.loads(caller.send("GET", "/product-ingredients").body)["data"]
    known["ingredientId"] = lines[0]["id"]
    seen = 0
    for path, operation in described.values():
        assert operation["deprecated"] and operation["tags"] == ["first generation"]
        content = operation["responses"]["200"].get("content")
        if operation["operationId"].startswith("head_") or "requestBody" in operation or content is None:
            continue
        if operation["operationId"].startswith("describe_"):
            continue
        real = re.sub(r"\{(\w+)\}", lambda found: str(known.get(found[1], 7)), path)
        answer = caller.send("GET", real)
        if path.endswith("/delete"):
            assert answer.status in (200, 409), real
            shown = content["application/json"]["schema"] if answer.status == 200 else named("V1Error")
        else:
            assert answer.status == 200, (real, answer.body)
            shown = content["application/json"]["schema"]
        check(json.loads(answer.body), shown)
        assert {"deprecation", "sunset", "link"} <= answer.headers.keys()
        seen += 1
    assert seen == 16
    check(json.loads(caller.send("GET", "/api/tag/7/999999").body), named("V1Error"))
    cloud.close()


def test_an_empty_list_under_BC0_has_no_body_in_the_description_either(cloud: PracticeCloud) -> None:
    caller = Caller(cloud)
    caller.sign_in()
    for path, method, operation in operations(DOCUMENTS["string"]):
        if path.endswith("/_changes"):
            continue  # no list: without news it is 200 under every version
        if method == "get" and path.startswith("/v2/clouds/{cloudId}/") and not path.endswith("Id}"):
            response = reached(DOCUMENTS["string"], operation["responses"]["404"]["$ref"])
            assert "content" not in response and "BC0" in response["description"], path
    empty = caller.send("GET", "/suppliers", headers={"Allow-Version": "BC0"})
    assert (empty.status, empty.body) == (404, b"") and "content-type" not in empty.headers


def test_every_example_body_is_accepted(cloud: PracticeCloud, caller: Caller) -> None:
    described = DOCUMENTS["string"]
    for path, method, operation in operations(described):
        if method not in ("post", "put", "patch") or path.startswith(("/v2/signin", "/clouds")):
            continue
        content = operation["requestBody"]["content"]["application/json"]
        body = json.loads(json.dumps(content["example"]).replace("343951305", "7"))
        if path.endswith("/tags") and method == "post":
            body[0]["name"] += " 2"  # the example itself comes with PUT, and no two tags share a name
        real = path.replace("{cloudId}", "7").replace("{tagtype}", "NOTE")
        real = re.sub(r"\{\w+\}", "7300219084517", real)
        answer = caller.send(method.upper(), real, body, {"If-Match": "*"})
        assert answer.status in (200, 201), (path, method, answer.body)
        shown = operation["responses"][str(answer.status)]["content"]["application/json"]["schema"]
        check(json.loads(answer.body), shown)


def test_errors_match_the_description(caller: Caller) -> None:
    refused = [
        caller.send("GET", "/suppliers?"),
        caller.send("GET", "/nothing"),
        caller.send("POST", "/suppliers", [{}]),
        caller.send("POST", "/suppliers", "x"),
        caller.send("PATCH", "/suppliers/5", {}),
        caller.send("TRACE", "/suppliers"),
        caller.send("GET", "/suppliers", headers={"Authorization": "x"}),
    ]
    for answer in refused:
        if answer.status >= 400:
            check(json.loads(answer.body), named("Error"))
    assert len({answer.status for answer in refused}) >= 4


def test_options_match_the_description_and_the_catalogue(caller: Caller) -> None:
    for entity in CATALOGUE:
        if entity.view_of is None:
            answer = json.loads(caller.send("OPTIONS", f"/{entity.name}").body)
            check(answer, named("EntityOptions"))
    customers = describe(CATALOGUE["customers"])
    assert customers["minimumBody"]["POST"] == [
        each.name for each in CATALOGUE["customers"].fields if each.required
    ]
    assert customers["minimumBody"]["PUT"][0] == "id" and customers["minimumBody"]["PATCH"] == []
    assert customers["filterGroups"]["NUMBER"] == ["gt", "gteq", "lt", "lteq"]
    assert customers["rules"] == [
        {"name": "customer_names", "fields": ["firstName", "lastName", "companyName"]}
    ]
    points = next(each for each in customers["fields"] if each["name"] == "points")
    assert (points["filterGroups"], points["minimum"]) == (["NUMBER"], 0)


BODIES = [
    ("SupplierCreate", {}, True),
    ("SupplierCreate", {"name": None}, False),
    ("SupplierCreate", {"name": "x" * 181}, False),
    ("SupplierCreate", {"vatId": "cz12345678"}, False),
    ("SupplierCreate", {"vatId": "CZ12345678", "_cloudId": None}, True),
    ("SupplierCreate", {"deleted": True}, False),
    ("SupplierCreate", {"name": "a\0b"}, False),
    ("SupplierCreate", {"id": "0"}, False),
    ("SupplierCreate", {"versionDate": "2026-01-01T00:00:00+02:00"}, True),
    ("SupplierCreate", {"versionDate": "1767225600000"}, True),
    ("SupplierCreate", {"versionDate": "yesterday"}, False),
    ("SupplierReplace", {}, False),
    ("SupplierReplace", {"id": 5}, True),
    ("SupplierPatch", {}, True),
    ("SupplierPatch", {"id": None}, False),
]  # fmt: skip


@pytest.mark.parametrize(("name", "change", "valid"), BODIES)
def test_the_schema_of_a_body_agrees_with_validation(
    caller: Caller, name: str, change: dict[str, Any], valid: bool
) -> None:
    schema = Draft202012Validator({**named(name), "components": DOCUMENTS["string"]["components"]})
    body = {**SUPPLIER, **change} if not name.endswith("Patch") else change
    assert schema.is_valid(body) is valid
    record = caller.add_supplier()["id"]
    if name.endswith("Create"):
        answer = caller.send("POST", "/suppliers", [body])
    elif name.endswith("Replace"):
        answer = caller.send("PUT", f"/suppliers/{body.get('id', record)}", body)
    else:
        answer = caller.send("PATCH", f"/suppliers/{record}", body, {"If-Match": "*"})
    assert (answer.status < 300) is valid, answer.body


def test_the_name_rule_of_customers_is_in_words_and_its_body_is_a_plain_object() -> None:
    """Generators of clients make no model of a body with `anyOf`: the schema leaves out that one name is needed."""
    described = DOCUMENTS["string"]["components"]["schemas"]["CustomerCreate"]
    assert "customer_names" in described["description"] and not {"anyOf", "oneOf", "allOf"} & described.keys()
    schema = Draft202012Validator({**described, "components": DOCUMENTS["string"]["components"]})
    example = DOCUMENTS["string"]["paths"]["/v2/clouds/{cloudId}/customers"]["post"]["requestBody"]
    body = example["content"]["application/json"]["example"][0]
    for first, last, company, valid in (
        ("Jana", "", "", True), ("", "", "Firma", True), ("Jana", " ", "", False),
    ):  # fmt: skip
        names = {"firstName": first, "lastName": last, "companyName": company}
        assert schema.is_valid({**body, **names}) is valid, names


@given(
    st.integers(0, 1), st.integers(0, 2**64), st.integers(0, 2**64), st.integers(-(2**66), 2**66), st.data()
)
def test_whole_numbers_as_text_have_the_range_of_numbers(
    least: int, below: int, highest: int, number: int, data: st.DataObject
) -> None:
    lowest = data.draw(st.sampled_from([least, -below]))
    highest = max(highest, lowest, 1)
    tried = data.draw(
        st.sampled_from([number, lowest, lowest - 1, highest, highest + 1, number % (highest + 2)])
    )
    pattern = re.compile(whole_pattern(lowest, highest))
    for text in (str(tried), f"{tried}.0", f"{'-' if tried < 0 else '+'}00{abs(tried)}"):
        assert bool(pattern.search(text)) is (lowest <= tried <= highest), (lowest, highest, text)


@given(
    st.sampled_from([(None, None), (0, None), (1, 2), (0, 100), (None, 100), (0, 7)]),
    st.decimals(-300, 300, places=2),
)
def test_decimals_as_text_have_the_range_of_numbers(
    bounds: tuple[float | None, float | None], number: Any
) -> None:
    lowest, highest = bounds
    fits = (lowest is None or number >= lowest) and (highest is None or number <= highest)
    text = str(number + 0)
    if text.startswith("-") and number == 0:
        return
    assert bool(re.search(decimal_pattern(lowest, highest), text)) is fits, text


@given(st.text(st.sampled_from("aé1 .,^?*()[]$%-+\0\x1c"), max_size=8))
def test_patterns_agree_with_the_rules(text: str) -> None:
    if "\0" in text:
        return
    for rule in ("not_blank", "vat_id", "url", "margin", "tag_characters"):
        assert bool(re.search(PATTERNS[rule], text)) is (FIELD_RULES[rule](text) is None), (rule, text)
    tag = all(FIELD_RULES[rule](text) is None for rule in ("not_blank", "tag_characters", "tag_name"))
    assert bool(re.search(PATTERNS["tag_name"], text)) is tag


PIECES = st.sampled_from(
    ["id", "name", "deleted", "x", "|", "eq", "like", "in", "1", ";", " ", "-", ",", "versionDate"]
)


@given(st.lists(PIECES, max_size=9).map("".join))
def test_the_patterns_of_filters_agree_with_the_parser(text: str) -> None:
    entity = CATALOGUE["suppliers"]
    for parse, pattern in ((parse_filter, filter_pattern), (parse_sort, sort_pattern)):
        try:
            parse(entity, text)
            problem = None
        except InvalidQuery as error:
            problem = error.params["problem"]
        # Whether a value is of its field's type is for the parser alone.
        wanted = problem in (None, "bad_value", "null_not_allowed")
        assert bool(re.search(pattern(entity), text)) is wanted, (text, problem)


def test_an_entity_declared_at_run_time_is_described() -> None:
    added = Entity(
        name="loyalty-cards",
        singular="loyaltyCard",
        fields=(
            Field(name="id", kind=Kind.LONG, null=True, minimum=1, filter=Filter.EQUALS, writable=False),
            Field(
                name="number",
                kind=Kind.STRING,
                length=20,
                required=True,
                filter=Filter.STRING,
                sort=Sort.BOTH,
            ),
            Field(name="balance", kind=Kind.DOUBLE, minimum=-0.5, maximum=1e6, required=True),
            Field(name="texts", kind=Kind.TRANSLATIONS, null=True),
        ),
    )
    described = document(CATALOGUE.with_entity(added))
    item = described["paths"]["/v2/clouds/{cloudId}/loyalty-cards/{loyaltyCardId}"]
    assert {"get", "put", "patch", "delete", "head", "options"} <= item.keys()
    whole = {**named("LoyaltyCardCreate"), "components": described["components"]}
    Draft202012Validator(whole).validate({"number": "12", "balance": "5"})


def test_the_description_has_an_etag(cloud: PracticeCloud) -> None:
    first = cloud.service.handle(Request("GET", "/openapi.json"))
    assert first.headers["content-type"].startswith("application/json")
    known = {"If-None-Match": first.headers["etag"]}
    assert cloud.service.handle(Request("GET", "/openapi.json", headers=known)).status == 304
    cloud.behave(numbers="json")
    other = cloud.service.handle(Request("GET", "/openapi.json", headers=known))
    assert other.status == 200 and json.loads(other.body)["openapi"] == "3.1.0"


def test_the_version_is_that_of_the_program() -> None:
    assert DOCUMENTS["string"]["info"]["version"] == VERSION
