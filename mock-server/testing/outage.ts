import { once } from 'node:events';
import { type AddressInfo, createConnection, createServer, type Socket } from 'node:net';
import { join } from 'node:path';

/** A TCP proxy in front of a PostgreSQL server, to simulate an outage of the server. */
interface WayToPostgres {
  /** Address of the database through the proxy. */
  readonly url: string;
  /** Closes every connection and rejects new ones. */
  cut(): void;
  mend(): void;
  close(): void;
}

/** Starts a proxy in front of a database. @param url address of the database on a Unix socket */
export async function wayTo(url: string): Promise<WayToPostgres> {
  const direct = new URL(url);
  const folder = direct.searchParams.get('host') ?? '';
  const open = new Set<Socket>();
  let isCut = false;
  const server = createServer((here) => {
    here.on('error', () => here.destroy());
    if (isCut) {
      here.destroy();
      return;
    }
    const there = createConnection(join(folder, '.s.PGSQL.5432'));
    for (const socket of [here, there]) {
      open.add(socket);
      socket.on('error', () => socket.destroy()).on('close', () => open.delete(socket));
    }
    here.pipe(there).on('close', () => here.destroy());
    there.pipe(here).on('close', () => there.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  direct.searchParams.delete('host');
  direct.hostname = '127.0.0.1';
  direct.port = String((server.address() as AddressInfo).port);
  const breakAll = (): void => {
    for (const socket of open) socket.destroy();
  };
  return {
    url: direct.href,
    cut: () => {
      isCut = true;
      breakAll();
    },
    mend: () => {
      isCut = false;
    },
    close: () => {
      server.close();
      breakAll();
    },
  };
}
