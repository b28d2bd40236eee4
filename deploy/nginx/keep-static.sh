#!/bin/sh
# Usage: keep-static.sh BUILD FOLDER. BUILD is the current build's .next, FOLDER is NGINX_STATIC_FOLDER.
# Run this script before you replace the build, because open tabs still request its static files. The script
# copies these files to FOLDER, and removes copies older than 30 days.
set -eu
umask 022
mkdir -p "$2/_next"
cp -R "$1/static" "$2/_next/"
find "$2/_next/static" -type f -mmin +43200 -delete
