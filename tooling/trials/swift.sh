#!/bin/sh
# Starts OpenStack Swift with its S3 API, unpacked from Debian's packages into a folder; needs no root and no installation,
# but /usr/bin/python3 and apt-get: sh tooling/trials/swift.sh FOLDER [FIRST_PORT]. Ends at Ctrl-C. The settings to use it by are printed.
set -eu
folder=$(mkdir -p "$1" && cd "$1" && pwd)
port=${2:-45310}
root=$folder/root
conf=$folder/conf
if [ ! -d "$root" ]; then
  mkdir -p "$folder/lists/partial" "$folder/cache/archives/partial"
  apt="apt-get -q -o Dir::State::Lists=$folder/lists -o Dir::Cache=$folder/cache -o Debug::NoLocking=1 -o APT::Sandbox::User="
  $apt update
  $apt install -y --download-only --no-install-recommends swift-proxy swift-account swift-container swift-object
  for package in "$folder"/cache/archives/*.deb; do dpkg-deb -x "$package" "$root"; done
fi
library=$(ls -d "$root"/usr/lib/*-linux-gnu)
export PYTHONPATH="$root/usr/lib/python3/dist-packages" LD_LIBRARY_PATH="$library"
mkdir -p "$conf" "$folder/data/d1"
printf '[swift-hash]\nswift_hash_path_suffix = a\nswift_hash_path_prefix = b\n' > "$conf/swift.conf"
printf '[storage-policy:0]\nname = one\ndefault = yes\n' >> "$conf/swift.conf"
cat > "$folder/serve.py" <<'PY'
import sys
from swift.common import utils
utils.set_swift_dir(sys.argv[3])
from swift.common.storage_policy import reload_storage_policies
reload_storage_policies()
from swift.common.wsgi import run_wsgi
sys.exit(run_wsgi(sys.argv[2], sys.argv[1], verbose=True))
PY
pids=''
trap 'kill $pids 2>/dev/null; exit 0' INT TERM
serve() {
  /usr/bin/python3 "$folder/serve.py" "$1-server" "$conf/$1.conf" "$conf" > "$folder/$1.log" 2>&1 &
  pids="$pids $!"
}
own=$port
for name in container account object; do
  own=$((own + 1))
  cat > "$conf/$name.conf" <<CONF
[DEFAULT]
swift_dir = $conf
devices = $folder/data
mount_check = false
bind_ip = 127.0.0.1
bind_port = $own
workers = 0
user = $(id -un)
disable_fallocate = true
fallocate_reserve = 0
[pipeline:main]
pipeline = $name-server
[app:$name-server]
use = egg:swift#$name
CONF
  ring="/usr/bin/python3 $root/usr/bin/swift-ring-builder $conf/$name.builder"
  [ -f "$conf/$name.ring.gz" ] || { $ring create 6 1 1; $ring add "r1z1-127.0.0.1:$own/d1" 1; $ring rebalance; }
  serve $name
done
cat > "$conf/proxy.conf" <<CONF
[DEFAULT]
swift_dir = $conf
bind_ip = 127.0.0.1
bind_port = $port
workers = 0
user = $(id -un)
[pipeline:main]
pipeline = catch_errors cache listing_formats s3api tempauth copy slo dlo proxy-server
[app:proxy-server]
use = egg:swift#proxy
allow_account_management = true
account_autocreate = true
[filter:catch_errors]
use = egg:swift#catch_errors
[filter:cache]
use = egg:swift#memcache
memcache_servers = 127.0.0.1:$((port + 9))
[filter:listing_formats]
use = egg:swift#listing_formats
[filter:copy]
use = egg:swift#copy
[filter:slo]
use = egg:swift#slo
[filter:dlo]
use = egg:swift#dlo
[filter:s3api]
use = egg:swift#s3api
location = us-east-1
[filter:tempauth]
use = egg:swift#tempauth
user_test_tester = testing .admin
CONF
serve proxy
echo "AWS_ENDPOINT_URL=http://127.0.0.1:$port AWS_ACCESS_KEY_ID=test:tester AWS_SECRET_ACCESS_KEY=testing AWS_REGION=us-east-1"
wait
