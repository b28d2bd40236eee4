#!/bin/sh
# keep-static.sh BUILD FOLDER: run it before replacing the current build (its .next). Copies the build's
# static files to NGINX_STATIC_FOLDER, because open tabs still request them. Removes files older than 30 days.
set -eu
umask 022
mkdir -p "$2/_next"
cp -R "$1/static" "$2/_next/"
find "$2/_next/static" -type f -mmin +43200 -delete
