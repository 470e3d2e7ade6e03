import { type Parameter, prepared } from '../queries/prepared.ts';
import type { Database } from '../schema/tables.ts';

/** Number of worlds whose versions one statement reads. */
const mostVersions = 32;

/**
 * Reads the versions of worlds, in one query for several callers. Calls during a query wait for the next query, so that
 * each caller gets a version that is at least as new as its call.
 */
export class WorldVersions {
  readonly #db: Database;
  #next: { readonly ids: Set<string>; readonly found: Promise<ReadonlyMap<string, number>> } | undefined;
  #running: Promise<unknown> = Promise.resolve();

  constructor(db: Database) {
    this.#db = db;
  }

  /** Returns the version of a world; undefined if it does not exist. */
  async get(worldId: string): Promise<number | undefined> {
    this.#next ??= this.#schedule();
    this.#next.ids.add(worldId);
    return (await this.#next.found).get(worldId);
  }

  #schedule() {
    const ids = new Set<string>();
    const found = this.#running.then(() => {
      this.#next = undefined;
      return this.#read([...ids]);
    });
    // The next query runs even if this one fails.
    this.#running = found.catch(() => undefined);
    return { ids, found };
  }

  async #read(worldIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
    const found = new Map<string, number>();
    for (let done = 0; done < worldIds.length; done += mostVersions) {
      const ids = worldIds.slice(done, done + mostVersions);
      const [worldId = ''] = ids;
      const { rows } =
        ids.length === 1
          ? await readVersion(this.#db, { worldId })
          : await readVersions(this.#db, [...ids, ...Array<string>(mostVersions - ids.length).fill(worldId)]);
      for (const { id, version } of rows) found.set(id, version);
    }
    return found;
  }
}

const readVersion = prepared((db, parameter: Parameter<{ readonly worldId: string }>) =>
  db.selectFrom('worlds').select(['id', 'version']).where('id', '=', parameter('worldId')),
);

/** Reads the versions of worlds, with a fixed number of ids, so that there is only one prepared statement. */
const readVersions = prepared((db, parameter: Parameter<readonly string[]>) =>
  db
    .selectFrom('worlds')
    .select(['id', 'version'])
    .where(
      'id',
      'in',
      Array.from({ length: mostVersions }, (_, index) => parameter(index)),
    ),
);
