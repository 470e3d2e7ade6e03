import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { emptyPostgres, sharedPostgres } from './postgres-testing.ts';
import { openStore, type Store } from './store.ts';

/** A test, or a whole file. */
interface Ending {
  after(work: () => Promise<void> | void): void;
}

/** A database that the store can be kept in. Every suite about the store runs once for each. */
export interface Engine {
  readonly name: string;
  /** A store that is closed with the test. Its default world may have been used by others. */
  open(context: Ending): Promise<Store>;
  /** Where an empty store can be opened, closed and opened again. */
  emptyPlace(context: Ending): Promise<string>;
}

export const sqlite: Engine = {
  name: 'SQLite',
  open: (context) => opened(context, ':memory:'),
  emptyPlace: async (context) => {
    const folder = mkdtempSync(join(tmpdir(), 'threshold-store-'));
    context.after(() => rmSync(folder, { recursive: true }));
    return join(folder, 'data.sqlite');
  },
};

export const postgres: Engine = {
  name: 'PostgreSQL',
  open: async (context) => opened(context, await sharedPostgres()),
  emptyPlace: () => emptyPostgres(),
};

export const engines: readonly Engine[] = [sqlite, postgres];

async function opened(context: Ending, location: string): Promise<Store> {
  const store = await openStore(location);
  context.after(() => store.close());
  return store;
}
