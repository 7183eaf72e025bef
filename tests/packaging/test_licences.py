"""What a release says about licences: texts, not only names; Qt's notices; which system libraries are depended on."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest
from release import components, licences, linux, notices, parts, shared_libraries, spdx, tree
from release.licences import Part
from release.project import Stamp, Stop

from app.diagnostics import library_age
from app.diagnostics.licences import parts as read_parts
from app.diagnostics.licences import qt_sources

MIT = notices.text_of("MIT")


def package(folder: Path, licence: str, text: str | None) -> Path:
    """A package in a folder of packages, with the text of its licence."""
    place = folder / "thing-1.0.dist-info"
    place.mkdir()
    (place / "METADATA").write_text(
        f"Metadata-Version: 2.4\nName: thing\nVersion: 1.0\nLicense-Expression: {licence}\n"
    )
    listed = ["thing-1.0.dist-info/METADATA,,"]
    if text is not None:
        (place / "LICENSE").write_text(text)
        listed.append("thing-1.0.dist-info/LICENSE,,")
    (place / "RECORD").write_text("\n".join(listed) + "\n")
    return folder


@pytest.mark.parametrize(
    "licence",
    [
        "GPL-3.0-only",
        "AGPL-3.0-or-later",
        "Proprietary",
        "SSPL-1.0",
        "MIT AND GPL-2.0-only",
        "MIT OR",
        "(MIT",
    ],
)
def test_a_licence_that_does_not_allow_shipping_stops_the_build(tmp_path: Path, licence: str) -> None:
    with pytest.raises(Stop, match=r"thing 1\.0 may not be shipped"):
        licences.installed(package(tmp_path, licence, MIT))


def test_a_licence_named_without_its_text_stops_the_build(tmp_path: Path) -> None:
    with pytest.raises(Stop, match="is under MIT and has no text of it"):
        licences.installed(package(tmp_path, "MIT", None))


def test_a_text_of_another_licence_than_the_one_named_stops_the_build(tmp_path: Path) -> None:
    with pytest.raises(Stop, match=r"is under MIT and has no text of it: its texts are of GPL-3\.0-only"):
        licences.installed(package(tmp_path, "MIT", notices.text_of("GPL-3.0-only")))


def test_a_second_text_that_nobody_named_stops_the_build(tmp_path: Path) -> None:
    with pytest.raises(Stop, match=r"also of GPL-3\.0-only"):
        licences.installed(package(tmp_path, "MIT", f"{MIT}\n\n{notices.text_of('GPL-3.0-only')}"))


def test_a_text_that_forbids_to_pass_something_on_stops_the_build(tmp_path: Path) -> None:
    text = f"{MIT}\n\nThe fonts are for non-commercial\nuse."
    with pytest.raises(Stop, match="non-commercial use"):
        licences.installed(package(tmp_path, "MIT", text))


def test_of_alternatives_one_that_may_be_shipped_is_taken() -> None:
    assert spdx.choose("GPL-3.0-only OR LGPL-3.0-only") == ("LGPL-3.0-only",)
    assert spdx.choose("(MIT OR Apache-2.0) AND Unicode-3.0") == ("MIT", "Unicode-3.0")
    assert spdx.choose("Apache-2.0 WITH LLVM-exception OR GPL-2.0-only") == (
        "Apache-2.0 WITH LLVM-exception",
    )
    assert spdx.choose("MIT AND SSPL-1.0") is None


@pytest.mark.parametrize(
    "name", sorted(each.stem for each in notices.FOLDER.glob("*.txt") if each.stem != "ICU")
)
def test_each_text_that_is_kept_is_recognised_as_what_it_is(name: str) -> None:
    assert spdx.recognise(notices.text_of(name)) == {name}


def test_everything_shipped_has_the_text_of_its_licence() -> None:
    shipped = licences.environment()
    assert {"PySide6_Essentials", "httpx", "cryptography", "pydantic"} <= {each.name for each in shipped}
    assert "pip" not in {each.name for each in shipped}
    assert all(each.texts and len(each.sha256) == 64 for each in shipped)
    assert "openssl" in {inner.name for each in shipped for inner in each.inside}


def test_what_a_wheel_has_compiled_in_without_a_list_of_it_is_named_all_the_same() -> None:
    shipped = {each.name: each for each in licences.environment()}
    assert {each.name: each.licence for each in shipped["msgspec"].inside} == {
        "Wuffs": "Apache-2.0",
        "Ryu": "Apache-2.0 OR BSL-1.0",
        "yyjson": "MIT",
    }
    text = licences.document([shipped["msgspec"]], runtime="")
    assert "Wuffs, Apache-2.0, The Wuffs Authors" in text and "grant of patent license" in text.lower()


def test_what_python_contains_of_others_is_named_with_its_texts(monkeypatch: pytest.MonkeyPatch) -> None:
    text = licences.document((), runtime="Python")
    for words in ("Stefan Krah", "Clark Cooper", "mimalloc", "Mersenne Twister", "HACL*", "INRIA"):
        assert words in text, words
    assert "Stefan Krah" not in licences.document((), runtime="")
    [python] = [each for each in components.frozen([], ()) if each.name == "CPython"]
    assert {each.name: each.licence for each in python.inside}["libmpdec"] == "BSD-2-Clause"
    monkeypatch.setattr(notices, "SHIPPED", (3, 99))
    with pytest.raises(Stop, match=r"no page of what Python 3\.99 contains of others"):
        notices.of_python()


def test_what_the_launchers_of_windows_are_linked_with_is_named_with_its_notices(tmp_path: Path) -> None:
    parts_of_windows = components.windows(tmp_path, tmp_path, ())
    [runtime] = [each for each in parts_of_windows if each.name == "MinGW-w64 runtime"]
    assert runtime.licence == "ZPL-2.1 AND SMLNJ"
    file = tmp_path / "LICENCES.txt"
    file.write_text(licences.document((), runtime="", beside=parts_of_windows), encoding="utf-8")
    [read] = [each for each in read_parts(file) if each.name.startswith("MinGW-w64 runtime")]
    assert "the mingw-w64 project" in read.text and "LUCENT DISCLAIMS ALL WARRANTIES" in read.text


def test_the_list_of_licences_has_qts_the_gnu_texts_and_the_addresses_of_the_sources(tmp_path: Path) -> None:
    shipped = licences.environment()
    icu = Part("ICU", "73", components.ICU, (notices.text_of("ICU"),))
    text = licences.document(shipped, runtime=licences.python(), beside=(icu,))
    for words in (
        "GNU LESSER GENERAL PUBLIC LICENSE", "Version 3, 29 June 2007", "GNU GENERAL PUBLIC LICENSE", "FreeType",
        "libpng", "PCRE2", "HarfBuzz", "PYTHON SOFTWARE FOUNDATION LICENSE VERSION 2", "Lucide", "Fedor Indutny",
    ):  # fmt: skip
        assert words in text, words
    version = next(each.version for each in shipped if each.name == "shiboken6")
    assert all(address in text for address in qt_sources(version))
    file = tmp_path / "LICENCES.txt"
    file.write_text(text, encoding="utf-8")
    read = {each.name: each for each in read_parts(file)}
    assert {each.name for each in shipped} <= set(read)
    assert "GNU LESSER GENERAL PUBLIC LICENSE" in read["PySide6_Essentials"].text
    assert read["Qt"].licence == "LGPL-3.0-only" and "Independent JPEG Group" in read["Qt"].text
    assert all(each.text and (each.licence or not each.version) for each in read.values())


def test_a_qt_that_the_kept_notices_are_not_of_stops_the_build() -> None:
    with pytest.raises(Stop, match=r"Qt 6\.99\.1 is shipped.*build\.py notices"):
        notices.document("6.99.1")


def test_notices_are_read_out_of_qts_sources(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    sources = tmp_path / "qtbase-everywhere-src-6.99.1"
    (sources / "LICENSES").mkdir(parents=True)
    (sources / "LICENSES" / "CC0-1.0.txt").write_text("The whole of CC0\n")
    (sources / "src").mkdir()
    (sources / "src" / "COPYING").write_text("Its own words  \n")
    ours = {
        "Name": "zlib",
        "QDocModule": "qtcore",
        "LicenseId": "Zlib",
        "LicenseFile": "COPYING",
        "Version": "1",
    }
    without = {"Name": "MD5", "QDocModule": "qtcore", "LicenseId": "CC0-1.0", "Copyright": ["A", "B"]}
    others = [
        {**ours, "Name": "Catch", "QDocModule": "qttestlib"},
        {**ours, "Name": "Gradle", "QtParts": ["tools"]},
        {**ours, "Name": "Style", "QtUsage": "Used in Android platform plugin."},
    ]
    (sources / "src" / "qt_attribution.json").write_text(json.dumps([ours, without, *others]))
    monkeypatch.setattr(notices, "QT", tmp_path / "qt.json")
    notices.make([sources])
    kept = json.loads((tmp_path / "qt.json").read_text(encoding="utf-8"))
    assert kept["qt"] == "6.99.1"
    assert {each["name"]: each["text"] for each in kept["notices"]} == {
        "zlib": "Its own words",
        "MD5": "The whole of CC0",
    }
    assert next(each["copyright"] for each in kept["notices"] if each["name"] == "MD5") == "A\nB"
    with pytest.raises(Stop, match="does not say which Qt"):
        notices.make([tmp_path])


def test_the_parts_list_has_ids_hashes_and_what_was_compiled_in() -> None:
    crate = Part("zip", "9.2.2", "MIT", (), sha256="a" * 64, purl="pkg:cargo/zip@9.2.2")
    shipped = (
        Part("one", "1.0", "MIT", (), sha256="b" * 64, purl="pkg:pypi/one@1.0", inside=(crate,)),
        Part("two", "2.0", "Apache-2.0 OR BSD-3-Clause", (), sha256="c" * 64, purl="pkg:pypi/two@2.0"),
    )
    text = parts.document(shipped, version="1.2.3")
    said = json.loads(text)
    assert (said["bomFormat"], said["specVersion"]) == ("CycloneDX", "1.6")
    one, two = said["components"]
    assert one["hashes"] == [{"alg": "SHA-256", "content": "b" * 64}] and one["purl"] == "pkg:pypi/one@1.0"
    assert one["components"][0]["purl"] == "pkg:cargo/zip@9.2.2"
    assert two["licenses"] == [{"expression": "Apache-2.0 OR BSD-3-Clause"}]
    assert text == parts.document(shipped, version="1.2.3")


def test_the_parts_list_of_this_environment_names_python_openssl_sqlite_and_qt() -> None:
    shipped = licences.environment()
    beside = components.frozen([], shipped)
    said = json.loads(parts.document((*beside, *shipped), version="1.2.3"))
    found = {each["name"]: each for each in said["components"]}
    assert found["CPython"]["version"] == sys.version.split()[0]
    assert {"OpenSSL", "SQLite", "PyInstaller starter", "PySide6_Essentials"} <= set(found)
    assert {each["name"] for each in found["Qt"]["components"]} > {"PCRE2", "LibPNG"}
    assert all("expression" in each["licenses"][0] for each in found.values())
    references = [each["bom-ref"] for each in said["components"]]
    assert len(references) == len(set(references))


def test_a_library_inside_the_python_that_is_frozen_has_its_licence_and_is_not_called_the_systems(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    crypto = tmp_path / "libcrypto.3.dylib"
    crypto.write_bytes(b"OpenSSL")

    def openssl(files: list[Path]) -> Part:
        return next(each for each in components.frozen(files, ()) if each.name == "OpenSSL")

    monkeypatch.setattr(library_age, "kept_by_the_system", lambda: frozenset({"OpenSSL", "SQLite"}))
    assert "Of the system" in openssl([]).note and not openssl([]).texts
    monkeypatch.setattr(library_age, "kept_by_the_system", lambda: frozenset())
    assert "Of the system" not in openssl([]).note
    assert openssl([]).texts == (notices.text_of("Apache-2.0"),)
    assert openssl([crypto]).sha256 == tree.digest(crypto)


def test_a_release_for_debian_takes_openssl_and_sqlite_of_the_system(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(library_age, "kept_by_the_system", lambda: frozenset({"SQLite"}))
    with pytest.raises(Stop, match=r"has OpenSSL of its own inside.*RELEASE\.md"):
        linux.check_python(Stamp("1.2.3", "{}"))
    linux.check_python(Stamp("1.2.3"))  # a rehearsal
    monkeypatch.setattr(library_age, "kept_by_the_system", lambda: frozenset({"OpenSSL", "SQLite"}))
    linux.check_python(Stamp("1.2.3", "{}"))


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="the package is made on Linux")
def test_a_library_that_debian_has_is_depended_on_and_not_shipped() -> None:
    assert shared_libraries.of_the_system("/usr/lib/x86_64-linux-gnu/libcups.so.2")
    assert not shared_libraries.of_the_system("/usr/lib/x86_64-linux-gnu/libpython3.11.so.1.0")
    assert not shared_libraries.of_the_system("/somewhere/site-packages/PySide6/Qt/lib/libQt6Core.so.6")


@pytest.mark.skipif(not Path("/usr/bin/dpkg-query").exists(), reason="names of packages are Debian's")
def test_the_packages_of_libraries_are_debians_own() -> None:
    assert shared_libraries.packages(["libz.so.1", "libc.so.6", "libcups.so.2"]) == ("zlib1g",)
    with pytest.raises(Stop, match=r"No package of Debian here has libnothing\.so\.7"):
        shared_libraries.packages(["libz.so.1", "libnothing.so.7"])
    names, libc = shared_libraries.needed([Path("/bin/ls")])
    assert "libc.so.6" in names and libc.startswith("2.")


def test_a_library_of_no_wheel_is_told(tmp_path: Path) -> None:
    files = [tmp_path / name for name in ("libQt6Core.so.6", "libmystery.so.1", "lib-dynload/_ssl.so")]
    shipped = [each.name for each in licences.environment()]
    assert shared_libraries.without_licence(files, shipped) == ["libmystery.so.1"] or sys.platform != "linux"
