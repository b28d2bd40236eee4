#!/bin/sh
# Usage: keep-static.sh BUILD FOLDER. BUILD is the current build's .next, FOLDER is NGINX_STATIC_FOLDER. Run it
# before replacing the build: it copies the static files, which open tabs still request, and removes copies
# older than 30 days.
set -eu
umask 022
mkdir -p "$2/_next"
cp -R "$1/static" "$2/_next/"
find "$2/_next/static" -type f -mmin +43200 -delete
