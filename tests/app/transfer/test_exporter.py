"""The export of a menu: allergens by name beside the fields, which are read back as before."""

from __future__ import annotations

import csv

from app.queries.lists import ListQuery
from app.transfer.exporter import Exporter

NAMES = {1: "lepek", 7: "mléko"}


def test_allergens_are_written_by_name_with_those_of_the_ingredients(station, tmp_path):
    station.known("products", 1, name="Cake", allergens=[1])
    station.known("products", 2, name="Cream", allergens=[7, 9])
    station.known("products", 3, name="=Sugar", allergens=[])
    for id, product in ((101, 2), (102, 3)):
        station.known("product-ingredients", id, _parentProductId=1, _productId=product)
    exporter = Exporter(station.replica, "products")
    file = tmp_path / "menu.csv"
    exporter.export(file, ListQuery(sort="id"), columns=("name", "allergens"), allergen_names=NAMES)
    with file.open(encoding="utf-8-sig", newline="") as opened:
        rows = list(csv.reader(opened, delimiter=";"))
    assert rows == [
        ["name", "allergens", "allergenNames", "allergensNotStated"],
        ["Cake", "1", "lepek, mléko, 9", "'=Sugar"],
        ["Cream", "7, 9", "mléko, 9", ""],
        ["'=Sugar", "[]", "", ""],
    ]
    exporter.export(file, ListQuery(sort="id"), columns=("name",))
    assert file.read_text("utf-8-sig").splitlines()[0] == "name"
