#!/bin/sh
# The Python that the package is frozen from, made on the oldest Debian that is served: as root, sh packaging/linux/python.sh [PREFIX]
#
# Its sources are Debian 13's, with the mends that Debian keeps adding; OpenSSL, SQLite and the others are this Debian's, so
# that the package depends on them. The Python that uv or conda brings has its own of all these inside.
set -eu
version=3.13
suite=trixie
prefix=${1:-/usr/local}

export DEBIAN_FRONTEND=noninteractive
apt-get -q update
apt-get -q install -y --no-install-recommends build-essential ca-certificates dpkg-dev libbz2-dev libexpat1-dev libffi-dev \
    liblzma-dev libreadline-dev libsqlite3-dev libssl-dev pkg-config uuid-dev zlib1g-dev

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
chmod 755 "$work"
# lists of its own: nothing of the newer Debian is installed here
mkdir -p "$work/lists/partial" "$work/cache/archives/partial"
cat > "$work/sources.list" <<LIST
deb-src http://deb.debian.org/debian $suite main
deb-src http://deb.debian.org/debian-security $suite-security main
LIST
sources() {
    apt-get -q -o Dir::Etc::sourcelist="$work/sources.list" -o Dir::Etc::sourceparts=/dev/null \
        -o Dir::State::lists="$work/lists" -o Dir::Cache="$work/cache" "$@"
}
cd "$work"
sources -o APT::Update::Error-Mode=any update
sources source --download-only "python$version" # apt has checked whose they are
dpkg-source --no-check -x python*.dsc python
cd python

# libmpdec stays Python's own: Debian 12 and 13 have two that do not know each other
export LD_RUN_PATH="$prefix/lib" # Debian's configure hands no -rpath on
./configure -q --prefix="$prefix" --enable-shared --enable-optimizations --without-ensurepip --with-system-expat \
    --with-system-libmpdec=no
make -s -j"$(nproc)"
make -s altinstall # python3 stays the system's
"$prefix/bin/python$version" -c "import bz2, ctypes, lzma, readline, sqlite3, ssl, sys, uuid, zlib; print(sys.version, ssl.OPENSSL_VERSION)"
