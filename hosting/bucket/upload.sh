#!/usr/bin/env bash
# Written by `npm run hosting` from src/hosting/; a test compares. hosting/README.md says how to use it.
# Usage: BUCKET=name hosting/bucket/upload.sh, with the options that an S3-compatible service needs in AWS_OPTIONS.
set -euo pipefail
target="s3://${BUCKET:?Set BUCKET to the name of the bucket.}/"
read -r -a options <<< "${AWS_OPTIONS:-}"

# copy FROM TO CACHE-CONTROL CONTENT-TYPE FILTERS...
copy() {
  aws ${options[@]+"${options[@]}"} s3 cp "$1" "$2" --recursive --only-show-errors --cache-control "$3" --content-type "$4" "${@:5}"
}

# Files whose path is a hash of what they hold, before the pages that name them.
copy build/assets/ "${target}assets/" 'public, max-age=31536000, immutable' 'text/html; charset=utf-8' --exclude '*' --include '*.html'
copy build/assets/ "${target}assets/" 'public, max-age=31536000, immutable' 'text/css; charset=utf-8' --exclude '*' --include '*.css'
copy build/assets/ "${target}assets/" 'public, max-age=31536000, immutable' 'text/javascript; charset=utf-8' --exclude '*' --include '*.js'
copy build/assets/ "${target}assets/" 'public, max-age=31536000, immutable' 'text/javascript; charset=utf-8' --exclude '*' --include '*.mjs'
copy build/assets/ "${target}assets/" 'public, max-age=31536000, immutable' 'application/json' --exclude '*' --include '*.json'
copy build/assets/ "${target}assets/" 'public, max-age=31536000, immutable' 'application/manifest+json' --exclude '*' --include '*.webmanifest'
copy build/assets/ "${target}assets/" 'public, max-age=31536000, immutable' 'application/xml; charset=utf-8' --exclude '*' --include '*.xml'
copy build/assets/ "${target}assets/" 'public, max-age=31536000, immutable' 'image/svg+xml; charset=utf-8' --exclude '*' --include '*.svg'
copy build/assets/ "${target}assets/" 'public, max-age=31536000, immutable' 'text/plain; charset=utf-8' --exclude '*' --include '*.txt'
copy build/assets/ "${target}assets/" 'public, max-age=31536000, immutable' 'text/markdown; charset=utf-8' --exclude '*' --include '*.md'
copy build/assets/ "${target}assets/" 'public, max-age=31536000, immutable' 'application/wasm' --exclude '*' --include '*.wasm'
copy build/assets/ "${target}assets/" 'public, max-age=31536000, immutable' 'image/x-icon' --exclude '*' --include '*.ico'
copy build/assets/ "${target}assets/" 'public, max-age=31536000, immutable' 'image/png' --exclude '*' --include '*.png'
copy build/assets/ "${target}assets/" 'public, max-age=31536000, immutable' 'image/jpeg' --exclude '*' --include '*.jpg'
copy build/assets/ "${target}assets/" 'public, max-age=31536000, immutable' 'image/gif' --exclude '*' --include '*.gif'
copy build/assets/ "${target}assets/" 'public, max-age=31536000, immutable' 'image/webp' --exclude '*' --include '*.webp'
copy build/assets/ "${target}assets/" 'public, max-age=31536000, immutable' 'image/avif' --exclude '*' --include '*.avif'
copy build/assets/ "${target}assets/" 'public, max-age=31536000, immutable' 'font/woff2' --exclude '*' --include '*.woff2'
copy build/assets/ "${target}assets/" 'public, max-age=31536000, immutable' 'application/pdf' --exclude '*' --include '*.pdf'
copy build/assets/ "${target}assets/" 'public, max-age=31536000, immutable' 'application/zip' --exclude '*' --include '*.zip'
copy build/search-index/ "${target}search-index/" 'public, max-age=31536000, immutable' 'text/html; charset=utf-8' --exclude '*' --include '*.html' --exclude 'entry.json'
copy build/search-index/ "${target}search-index/" 'public, max-age=31536000, immutable' 'text/css; charset=utf-8' --exclude '*' --include '*.css' --exclude 'entry.json'
copy build/search-index/ "${target}search-index/" 'public, max-age=31536000, immutable' 'text/javascript; charset=utf-8' --exclude '*' --include '*.js' --exclude 'entry.json'
copy build/search-index/ "${target}search-index/" 'public, max-age=31536000, immutable' 'text/javascript; charset=utf-8' --exclude '*' --include '*.mjs' --exclude 'entry.json'
copy build/search-index/ "${target}search-index/" 'public, max-age=31536000, immutable' 'application/json' --exclude '*' --include '*.json' --exclude 'entry.json'
copy build/search-index/ "${target}search-index/" 'public, max-age=31536000, immutable' 'application/manifest+json' --exclude '*' --include '*.webmanifest' --exclude 'entry.json'
copy build/search-index/ "${target}search-index/" 'public, max-age=31536000, immutable' 'application/xml; charset=utf-8' --exclude '*' --include '*.xml' --exclude 'entry.json'
copy build/search-index/ "${target}search-index/" 'public, max-age=31536000, immutable' 'image/svg+xml; charset=utf-8' --exclude '*' --include '*.svg' --exclude 'entry.json'
copy build/search-index/ "${target}search-index/" 'public, max-age=31536000, immutable' 'text/plain; charset=utf-8' --exclude '*' --include '*.txt' --exclude 'entry.json'
copy build/search-index/ "${target}search-index/" 'public, max-age=31536000, immutable' 'text/markdown; charset=utf-8' --exclude '*' --include '*.md' --exclude 'entry.json'
copy build/search-index/ "${target}search-index/" 'public, max-age=31536000, immutable' 'application/wasm' --exclude '*' --include '*.wasm' --exclude 'entry.json'
copy build/search-index/ "${target}search-index/" 'public, max-age=31536000, immutable' 'image/x-icon' --exclude '*' --include '*.ico' --exclude 'entry.json'
copy build/search-index/ "${target}search-index/" 'public, max-age=31536000, immutable' 'image/png' --exclude '*' --include '*.png' --exclude 'entry.json'
copy build/search-index/ "${target}search-index/" 'public, max-age=31536000, immutable' 'image/jpeg' --exclude '*' --include '*.jpg' --exclude 'entry.json'
copy build/search-index/ "${target}search-index/" 'public, max-age=31536000, immutable' 'image/gif' --exclude '*' --include '*.gif' --exclude 'entry.json'
copy build/search-index/ "${target}search-index/" 'public, max-age=31536000, immutable' 'image/webp' --exclude '*' --include '*.webp' --exclude 'entry.json'
copy build/search-index/ "${target}search-index/" 'public, max-age=31536000, immutable' 'image/avif' --exclude '*' --include '*.avif' --exclude 'entry.json'
copy build/search-index/ "${target}search-index/" 'public, max-age=31536000, immutable' 'font/woff2' --exclude '*' --include '*.woff2' --exclude 'entry.json'
copy build/search-index/ "${target}search-index/" 'public, max-age=31536000, immutable' 'application/pdf' --exclude '*' --include '*.pdf' --exclude 'entry.json'
copy build/search-index/ "${target}search-index/" 'public, max-age=31536000, immutable' 'application/zip' --exclude '*' --include '*.zip' --exclude 'entry.json'

copy build/ "$target" 'public, max-age=0, must-revalidate' 'text/html; charset=utf-8' --exclude '*' --include '*.html' --exclude 'assets/*' --exclude 'search-index/*/*'
copy build/ "$target" 'public, max-age=0, must-revalidate' 'text/css; charset=utf-8' --exclude '*' --include '*.css' --exclude 'assets/*' --exclude 'search-index/*/*'
copy build/ "$target" 'public, max-age=0, must-revalidate' 'text/javascript; charset=utf-8' --exclude '*' --include '*.js' --exclude 'assets/*' --exclude 'search-index/*/*'
copy build/ "$target" 'public, max-age=0, must-revalidate' 'text/javascript; charset=utf-8' --exclude '*' --include '*.mjs' --exclude 'assets/*' --exclude 'search-index/*/*'
copy build/ "$target" 'public, max-age=0, must-revalidate' 'application/json' --exclude '*' --include '*.json' --exclude 'assets/*' --exclude 'search-index/*/*'
copy build/ "$target" 'public, max-age=0, must-revalidate' 'application/manifest+json' --exclude '*' --include '*.webmanifest' --exclude 'assets/*' --exclude 'search-index/*/*'
copy build/ "$target" 'public, max-age=0, must-revalidate' 'application/xml; charset=utf-8' --exclude '*' --include '*.xml' --exclude 'assets/*' --exclude 'search-index/*/*'
copy build/ "$target" 'public, max-age=0, must-revalidate' 'image/svg+xml; charset=utf-8' --exclude '*' --include '*.svg' --exclude 'assets/*' --exclude 'search-index/*/*'
copy build/ "$target" 'public, max-age=0, must-revalidate' 'text/plain; charset=utf-8' --exclude '*' --include '*.txt' --exclude 'assets/*' --exclude 'search-index/*/*'
copy build/ "$target" 'public, max-age=0, must-revalidate' 'text/markdown; charset=utf-8' --exclude '*' --include '*.md' --exclude 'assets/*' --exclude 'search-index/*/*'
copy build/ "$target" 'public, max-age=0, must-revalidate' 'application/wasm' --exclude '*' --include '*.wasm' --exclude 'assets/*' --exclude 'search-index/*/*'
copy build/ "$target" 'public, max-age=0, must-revalidate' 'image/x-icon' --exclude '*' --include '*.ico' --exclude 'assets/*' --exclude 'search-index/*/*'
copy build/ "$target" 'public, max-age=0, must-revalidate' 'image/png' --exclude '*' --include '*.png' --exclude 'assets/*' --exclude 'search-index/*/*'
copy build/ "$target" 'public, max-age=0, must-revalidate' 'image/jpeg' --exclude '*' --include '*.jpg' --exclude 'assets/*' --exclude 'search-index/*/*'
copy build/ "$target" 'public, max-age=0, must-revalidate' 'image/gif' --exclude '*' --include '*.gif' --exclude 'assets/*' --exclude 'search-index/*/*'
copy build/ "$target" 'public, max-age=0, must-revalidate' 'image/webp' --exclude '*' --include '*.webp' --exclude 'assets/*' --exclude 'search-index/*/*'
copy build/ "$target" 'public, max-age=0, must-revalidate' 'image/avif' --exclude '*' --include '*.avif' --exclude 'assets/*' --exclude 'search-index/*/*'
copy build/ "$target" 'public, max-age=0, must-revalidate' 'font/woff2' --exclude '*' --include '*.woff2' --exclude 'assets/*' --exclude 'search-index/*/*'
copy build/ "$target" 'public, max-age=0, must-revalidate' 'application/pdf' --exclude '*' --include '*.pdf' --exclude 'assets/*' --exclude 'search-index/*/*'
copy build/ "$target" 'public, max-age=0, must-revalidate' 'application/zip' --exclude '*' --include '*.zip' --exclude 'assets/*' --exclude 'search-index/*/*'
