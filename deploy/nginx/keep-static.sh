#!/bin/sh
# keep-static.sh BUILD FOLDER: before the build that is in use (its .next) is replaced. Copies its static
# files to where nginx looks for those of earlier builds (NGINX_STATIC_FOLDER), since tabs that are open
# go on asking for them, and removes those of builds that were replaced more than 30 days ago.
set -eu
umask 022
mkdir -p "$2/_next"
cp -R "$1/static" "$2/_next/"
find "$2/_next/static" -type f -mmin +43200 -delete
