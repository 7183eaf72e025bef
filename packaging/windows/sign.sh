#!/bin/sh
# Sign a Windows program in place: sign.sh FILE OPTION..., the options being those of `osslsigncode sign`.
set -e
file=$1
shift
osslsigncode sign "$@" -in "$file" -out "$file.signed"
mv "$file.signed" "$file"
