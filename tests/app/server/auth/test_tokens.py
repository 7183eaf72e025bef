"""Refresh tokens, access tokens, and that a change to either takes effect at once."""

from __future__ import annotations

import base64
import json
import os
import stat
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.backup.backups import restore_folder
from app.errors import TokensDamaged
from app.practice.cloud import PracticeCloud
from app.server.auth import tokens as auth
from app.server.auth.tokens import Tokens
from app.server.http.errors import AccessRefused, BadRequest, SignInNeeded
from app.settings.secrets import FileSecrets, MemorySecrets, Secrets
from app.settings.shop_file import SecretsKind, Shop, read_shop, replica_path, write_shop
from storage.clock import SystemClock
from storage.errors import Refused
from storage.records.recovery import back_up
from storage.records.replica import Replica
from storage.schema.entities import CATALOGUE
from storage.schema.validation import blank
from storage.tables.stock import put_stock
from sync.client.transport import Request
from tests.app.server.conftest import SUPPLIER, Caller
from tests.fakes.clock import ManualClock


@pytest.fixture
def tokens(tmp_path: Path) -> Tokens:
    return Tokens(tmp_path / "tokens.json", clock=SystemClock())


def signed(tokens: Tokens, text: str, *, now: int = 0, cloud: int | None = 7) -> str:
    body = {} if cloud is None else {"_cloudId": cloud}
    return auth.sign_in(tokens, f"User {text}", body, clouds={7}.__contains__, seconds=3600, now=now)


def test_the_file_contains_no_token_and_is_readable_by_its_owner_only(tokens: Tokens, tmp_path: Path) -> None:
    text = tokens.create("till")
    signed(tokens, text)
    kept = (tmp_path / "tokens.json").read_text()
    assert text not in kept and text.removeprefix(auth.PREFIX) not in kept
    assert json.loads(kept).keys() == {"tokens"}, "nothing that signs"
    if os.name == "posix":
        assert stat.S_IMODE((tmp_path / "tokens.json").stat().st_mode) == 0o600


def test_a_name_in_use_or_blank_is_refused(tokens: Tokens) -> None:
    tokens.create("till")
    with pytest.raises(Refused) as caught:
        tokens.create("till")
    assert caught.value.params["reason"] == "token_exists"
    with pytest.raises(Refused):
        tokens.create("  ")
    assert [each.name for each in tokens.list()] == ["till"]


def test_an_access_token_is_a_jwt_with_exp(tokens: Tokens) -> None:
    parts = signed(tokens, tokens.create("till"), now=5_000_000).split(".")
    header, claims = (json.loads(base64.urlsafe_b64decode(part + "==")) for part in parts[:2])
    assert header == {"alg": "HS256", "typ": "JWT"}
    assert (claims["iat"], claims["exp"], claims["cloud"]) == (5000, 8600, 7)


def test_an_access_token_is_valid_until_it_expires(tokens: Tokens) -> None:
    text = signed(tokens, tokens.create("till", read_only=True), now=0)
    access = auth.authenticate(tokens, f"Bearer {text}", now=3_599_999)
    assert (access.name, access.read_only, access.cloud_id) == ("till", True, 7)
    with pytest.raises(AccessRefused) as caught:
        auth.authenticate(tokens, f"Bearer {text}", now=3_600_000)
    assert caught.value.params["reason"] == "ACCESS_TOKEN_EXPIRED"


@pytest.mark.parametrize("header", [None, "", "Bearer", "Bearer ", "Basic abc", "abc"])
def test_a_missing_or_foreign_header_is_401(tokens: Tokens, header: str | None) -> None:
    with pytest.raises(SignInNeeded) as caught:
        auth.authenticate(tokens, header, now=0)
    assert caught.value.params["reason"] == "INVALID_AUTH_HEADER"


HOOK = {"method": "POST", "url": "http://10.0.0.1/x", "payloadEntity": "PRODUCT", "payloadVersion": "V1"}


def test_stock_and_purchase_prices_are_a_right_of_their_own(cloud: PracticeCloud, caller: Caller) -> None:
    with cloud.replica.write() as tx:
        tx.put_many(
            "warehouses", [{**blank(CATALOGUE["warehouses"]), "id": 1, "deleted": False, "name": "Sklad"}]
        )
        product = {
            **blank(CATALOGUE["products"]),
            "id": 5,
            "deleted": False,
            "purchasePriceWithoutVat": 31.25,
        }
        tx.put_many("products", [product])
        stock = {"_warehouseId": 1, "_productId": 5, "stockQuantityStatus": 4.0, "stockStatusVersiondate": 9}
        put_stock(tx.connection, [{**stock, "purchasePriceWithoutVat": 31.25}])
    caller.sign_in(cloud.tokens.create("scales", only=["products"]))
    for path in ("/products", "/products/5", "/_changes", f"/api/product/{cloud.cloud_id}"):
        answer = caller.send("GET", path)
        assert answer.status == 200 and b"31.25" not in answer.body, path
    caller.sign_in(cloud.tokens.create("buyer", only=["warehouse-products"], read_only=True))
    assert b"31.25" in caller.send("GET", "/warehouses/1/products").body
    assert caller.send("GET", "/products").status == 403
    caller.sign_in(cloud.tokens.create("board", only=["products", "webhooks"]))
    assert caller.send("POST", "/webhooks", HOOK).status == 200
    assert caller.send("POST", "/webhooks", {**HOOK, "_warehouseId": 1}).status == 403, "it is told the stock"


def test_a_damaged_token_file_is_503_with_the_reason(cloud: PracticeCloud, caller: Caller) -> None:
    (cloud.replica.path.parent / "tokens.json").write_text("{")
    for path in ("/suppliers", f"/api/supplier/{cloud.cloud_id}", "/_changes"):
        answer = caller.send("GET", path)
        assert (answer.status, json.loads(answer.body)["reason"]) == (503, "TOKENS_DAMAGED"), path
        assert "tokens" in json.loads(answer.body)["message"] and answer.headers["retry-after"]
    assert caller.sign_in("cfr_any").status == 503


@given(text=st.text(max_size=80))
def test_any_other_text_is_no_valid_token(text: str) -> None:
    tokens = Tokens(None, clock=ManualClock())
    with pytest.raises((AccessRefused, SignInNeeded)):
        auth.authenticate(tokens, f"Bearer {text}", now=0)


def test_a_token_with_another_algorithm_is_invalid(tokens: Tokens) -> None:
    text = signed(tokens, tokens.create("till"))
    claims = text.split(".")[1]
    none = base64.urlsafe_b64encode(b'{"alg":"none"}').decode().rstrip("=")
    for forged in (f"{none}.{claims}.", f"{none}.{claims}.{text.split('.')[2]}", f"{text[:-2]}AA", claims):
        with pytest.raises(AccessRefused):
            auth.authenticate(tokens, f"Bearer {forged}", now=0)


def kept(folder: Path, store: Secrets) -> Tokens:
    return Tokens(folder / "tokens.json", clock=SystemClock(), open_secrets=lambda: store)


def test_a_key_in_the_token_file_signs_nothing(tmp_path: Path) -> None:
    stored = {"name": "till", "hash": "0" * 64, "id": "0123456789abcdef", "read_only": True, "created": 0}
    (tmp_path / "tokens.json").write_text(
        json.dumps({"key": base64.b64encode(KEY).decode(), "tokens": [stored]})
    )
    with pytest.raises(AccessRefused) as caught:
        auth.authenticate(kept(tmp_path, MemorySecrets()), f"Bearer {ISSUED_WITH_KEY}", now=0)
    assert caught.value.params["reason"] == "INVALID_ACCESS_TOKEN"


def test_a_store_that_refuses_leaves_a_key_in_memory_and_is_left_as_it_is(tmp_path: Path) -> None:
    store = FileSecrets(tmp_path / "secrets.json")
    store.path.write_text("damaged")
    tokens = kept(tmp_path, store)
    text = signed(tokens, tokens.create("till"))
    assert auth.authenticate(tokens, f"Bearer {text}", now=0).name == "till"
    assert store.path.read_text() == "damaged"


def test_a_restore_makes_the_key_anew(tmp_path: Path) -> None:
    store = FileSecrets(tmp_path / "secrets.json")
    write_shop(tmp_path, Shop(base_url="https://a.example", cloud_id=7, secrets=SecretsKind.FILE))
    replica = Replica.open(replica_path(tmp_path, read_shop(tmp_path)), cloud_id=7)
    backup = back_up(replica)
    replica.close()
    tokens = kept(tmp_path, store)
    text = signed(tokens, tokens.create("till"))
    assert auth.authenticate(kept(tmp_path, store), f"Bearer {text}", now=0).name == "till"
    restore_folder(tmp_path, backup)
    with pytest.raises(AccessRefused):
        auth.authenticate(kept(tmp_path, store), f"Bearer {text}", now=0)


KEY = bytes(range(32))
ISSUED_WITH_KEY = (
    "eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9."
    "eyJzdWIiOiIwMTIzNDU2Nzg5YWJjZGVmIiwiY2xvdWQiOjcsImlhdCI6NTAwMCwiZXhwIjo4NjAwfQ"
    ".QfyQgPrGIauoLJ7BTNX8xilGq2h5Kst6B7EPRNjmAko"
)


@pytest.fixture
def old_tokens(tmp_path: Path) -> Tokens:
    """A token whose access token, signed with KEY, is `ISSUED_WITH_KEY`."""
    stored = {"name": "till", "hash": "0" * 64, "id": "0123456789abcdef", "read_only": True, "created": 0}
    (tmp_path / "tokens.json").write_text(json.dumps({"tokens": [stored]}))
    return kept(tmp_path, MemorySecrets({auth.signing_key_name(tmp_path): KEY.hex()}))


def test_an_access_token_signed_with_the_key_is_valid(old_tokens: Tokens) -> None:
    access = auth.authenticate(old_tokens, f"Bearer {ISSUED_WITH_KEY}", now=8_599_999)
    assert (access.name, access.read_only, access.cloud_id) == ("till", True, 7)
    with pytest.raises(AccessRefused) as caught:
        auth.authenticate(old_tokens, f"Bearer {ISSUED_WITH_KEY}", now=8_600_000)
    assert caught.value.params["reason"] == "ACCESS_TOKEN_EXPIRED"


def test_a_changed_or_malformed_access_token_is_invalid(old_tokens: Tokens) -> None:
    header, claims, signature = ISSUED_WITH_KEY.split(".")
    others = base64.urlsafe_b64encode(b'{"sub":"0123456789abcdef","cloud":8,"exp":8600}').decode().rstrip("=")
    for text in (
        f"{header}.{others}.{signature}",
        f"{header}.{claims}.{signature[1:]}",
        f"{header}.{claims}.{'A' if signature[0] != 'A' else 'B'}{signature[1:]}",
        f"{header}.{claims}",
        f"{header}.{claims}.{signature}=",
        f"{header}.{claims}.{signature}.",
        f"{header}..{signature}",
    ):
        with pytest.raises(AccessRefused) as caught:
            auth.authenticate(old_tokens, f"Bearer {text}", now=0)
        assert caught.value.params["reason"] == "INVALID_ACCESS_TOKEN"


def test_a_token_signed_with_another_key_is_invalid(tokens: Tokens, tmp_path: Path) -> None:
    other = Tokens(tmp_path / "other.json", clock=SystemClock())
    text = signed(other, other.create("till"))
    tokens.create("till")
    with pytest.raises(AccessRefused):
        auth.authenticate(tokens, f"Bearer {text}", now=0)


def test_a_revocation_by_another_process_takes_effect_at_once(tokens: Tokens, tmp_path: Path) -> None:
    text = signed(tokens, tokens.create("till"))
    beside = Tokens(tmp_path / "tokens.json", clock=SystemClock())
    assert beside.revoke("till") and not beside.revoke("till")
    with pytest.raises(AccessRefused) as caught:
        auth.authenticate(tokens, f"Bearer {text}", now=0)
    assert caught.value.params["reason"] == "INVALID_ACCESS_TOKEN"
    beside.create("till")
    with pytest.raises(AccessRefused):
        auth.authenticate(tokens, f"Bearer {text}", now=0)


def test_access_tokens_stay_valid_after_a_restart(tmp_path: Path) -> None:
    tokens = kept(tmp_path, store := MemorySecrets())
    text = signed(tokens, tokens.create("till"))
    again = kept(tmp_path, store)
    assert auth.authenticate(again, f"Bearer {text}", now=0).name == "till"


@pytest.mark.parametrize(
    "content",
    [
        "",
        "{}",
        '{"key": "", "tokens": [{}]}',
        '{"key": 1, "tokens": 1}',
        '{"tokens": [1]}',
        '{"tokens": {"a": 1}}',
    ],
)
def test_a_damaged_file_raises_an_error_and_is_not_overwritten(tmp_path: Path, content: str) -> None:
    path = tmp_path / "tokens.json"
    path.write_text(content)
    tokens = Tokens(path, clock=SystemClock())
    with pytest.raises(TokensDamaged):
        tokens.list()
    with pytest.raises(TokensDamaged):
        tokens.create("till")
    assert path.read_text() == content


@pytest.mark.parametrize("body", [[], "7", {"_cloudId": "x"}, {"_cloudId": True}, {"_cloudId": 1.5}])
def test_a_sign_in_with_an_invalid_body_is_400(tokens: Tokens, body: object) -> None:
    text = tokens.create("till")
    with pytest.raises(BadRequest):
        auth.sign_in(tokens, f"User {text}", body, clouds={7}.__contains__, seconds=1, now=0)


def test_a_read_only_token_reads_and_does_not_write(cloud: PracticeCloud, caller: Caller) -> None:
    created = caller.add_supplier()
    caller.sign_in(cloud.tokens.create("report", read_only=True))
    assert caller.send("GET", f"/suppliers/{created['id']}").status == 200
    assert caller.send("OPTIONS", "/suppliers").status == 200
    for method, path, body in (
        ("POST", "/suppliers", [SUPPLIER]),
        ("PUT", "/suppliers", [SUPPLIER]),
        ("PATCH", f"/suppliers/{created['id']}", {"name": "x"}),
        ("DELETE", f"/suppliers/{created['id']}", None),
        ("POST", "/webhooks", {}),
    ):
        answer = caller.send(method, path, body, {"If-Match": "*"})
        assert answer.status == 403 and json.loads(answer.body)["reason"] == "ACCESS_DENIED"
    assert len(caller.suppliers()) == 1


def test_a_token_for_some_lists_uses_no_others(cloud: PracticeCloud, caller: Caller) -> None:
    created = caller.add_supplier()
    caller.sign_in(cloud.tokens.create("scales", only=["products", "tags"]))
    for path in ("/products", "/tags"):
        assert caller.send("GET", path).status == 200, path
    assert caller.send("POST", "/tags", [{"name": "Bio"}]).status in (201, 400)
    for method, path, body in (
        ("GET", "/suppliers", None),
        ("GET", f"/suppliers/{created['id']}", None),
        ("HEAD", "/suppliers", None),
        ("OPTIONS", "/suppliers", None),
        ("POST", "/suppliers", [SUPPLIER]),
        ("PUT", "/suppliers", [SUPPLIER]),
        ("PATCH", f"/suppliers/{created['id']}", {"name": "x"}),
        ("DELETE", f"/suppliers/{created['id']}", None),
        ("GET", "/warehouses", None),
        ("GET", "/warehouses/1/products", None),
        ("GET", "/warehouses/1/products/5", None),
        ("GET", f"/api/product/{cloud.cloud_id}/1/list", None),
        ("GET", f"/api/product/withstockstatus/{cloud.cloud_id}/1/5", None),
        ("GET", "/webhooks", None),
        ("GET", "/product-ingredients", None),
        ("GET", f"/api/supplier/{cloud.cloud_id}", None),
        ("POST", f"/api/supplier/{cloud.cloud_id}/create", {"name": "x"}),
        ("GET", f"/api/product/{cloud.cloud_id}/ingredients", None),
    ):
        answer = caller.send(method, path, body, {"If-Match": "*"})
        assert answer.status == 403, (method, path)
        assert json.loads(answer.body)["reason"] == "ACCESS_DENIED"
    assert caller.send("GET", f"/api/product/{cloud.cloud_id}").status == 200
    caller.sign_in()
    assert [each["name"] for each in caller.suppliers()] == [created["name"]]


def test_a_list_shows_no_records_of_others_to_a_token_without_a_right_to_them(
    cloud: PracticeCloud, caller: Caller
) -> None:
    request = Request("GET", f"{caller.base}/products", (("include", "ingredients"),), {}, b"")
    statuses = []
    for only in (["products"], ["products", "product-ingredients"]):
        caller.sign_in(cloud.tokens.create(f"scales {len(only)}", only=only))
        headers = {"Authorization": f"Bearer {caller.token}"}
        statuses.append(cloud.service.handle(replace(request, headers=headers)).status)
    assert statuses == [403, 200]


def test_a_token_for_some_lists_may_be_one_that_only_reads(cloud: PracticeCloud, caller: Caller) -> None:
    caller.sign_in(cloud.tokens.create("report", only=["suppliers"], read_only=True))
    assert caller.send("GET", "/suppliers").status == 200
    assert caller.send("POST", "/suppliers", [SUPPLIER]).status == 403
    assert caller.send("GET", "/products").status == 403


@pytest.mark.parametrize("only", [["coffee"], ["products", "coffee"], [], ["stock"]])
def test_a_list_that_there_is_not_is_refused(tokens: Tokens, only: list[str]) -> None:
    with pytest.raises(Refused) as caught:
        tokens.create("till", only=only)
    assert caught.value.params["reason"] == "token_entity"
    assert "products" in str(caught.value.params["allowed"])
    assert tokens.list() == ()


def test_rights_survive_the_file(old_tokens: Tokens, tmp_path: Path) -> None:
    old_tokens.create("scales", only=["products", "tags", "products"], read_only=True)
    old_tokens.create("till 2")
    again = Tokens(tmp_path / "tokens.json", clock=SystemClock())
    assert [(each.name, each.only, each.read_only) for each in again.list()] == [
        ("till", None, True),
        ("scales", ("products", "tags"), True),
        ("till 2", None, False),
    ]


def test_the_lifetime_of_a_token_is_a_switch(cloud: PracticeCloud, caller: Caller) -> None:
    cloud.service.behaviour = replace(cloud.service.behaviour, token_seconds=0)
    caller.sign_in()
    answer = caller.send("GET", "/suppliers")
    assert answer.status == 403 and json.loads(answer.body)["reason"] == "ACCESS_TOKEN_EXPIRED"


def test_a_revoked_token_makes_its_access_tokens_invalid(cloud: PracticeCloud, caller: Caller) -> None:
    assert caller.send("GET", "/suppliers").status == 200
    cloud.tokens.revoke("practice")
    assert caller.send("GET", "/suppliers").status == 403
