#!/bin/sh
# Makes the database on its first start, as the public PostgreSQL image does, then runs the server.
# POSTGRES_USER, POSTGRES_DB, POSTGRES_PASSWORD say whose it is.
set -eu

data=/var/lib/postgresql/data
if [ ! -s "$data/PG_VERSION" ]; then
  printf '%s\n' "$POSTGRES_PASSWORD" >/tmp/password
  initdb --pgdata="$data" --username="$POSTGRES_USER" --pwfile=/tmp/password --encoding=UTF8 --locale=C.UTF-8 \
    --auth-local=trust --auth-host=scram-sha-256
  rm /tmp/password
  echo 'host all all all scram-sha-256' >>"$data/pg_hba.conf"
  # Nobody hears it on the network before the database is there.
  pg_ctl --pgdata="$data" --options="-c listen_addresses='' -c unix_socket_directories=/tmp" --wait start
  createdb --host=/tmp --username="$POSTGRES_USER" "$POSTGRES_DB"
  pg_ctl --pgdata="$data" --wait stop
fi
exec postgres -D "$data" -c listen_addresses='*' -c unix_socket_directories=/tmp
