import type { User } from '../../../contracts/operations/session.ts';
import { RowCache } from '../queries/row-cache.ts';
import type { Database } from '../schema/tables.ts';
import type { Offer } from './seed.ts';

/** Database, world and caches of the repositories of one world. */
export interface WorldScope {
  readonly db: Database;
  readonly worldId: string;
  readonly caches: RowCaches;
}

/** The base class of repositories, each for one kind of rows in one world. */
export abstract class WorldRepository {
  protected readonly db: Database;
  protected readonly worldId: string;
  protected readonly caches: RowCaches;

  constructor({ db, worldId, caches }: WorldScope) {
    this.db = db;
    this.worldId = worldId;
    this.caches = caches;
  }
}

export class RowCaches {
  /** Active profiles by object id. */
  readonly users = new RowCache<string, User>(5_000);
  /** Dashboards as JSON text by account id. */
  readonly dashboards = new RowCache<number, string>(5_000);
  /** Offers of active profiles, by object id, institution and originator. */
  readonly offers = new RowCache<string, Offer>(5_000);

  /** Drops cached users and offers of a world. Call after a user has switched the active profile. */
  invalidateProfiles(worldId: string): void {
    this.users.invalidate(worldId);
    this.offers.invalidate(worldId);
  }

  /** Drops all cached rows of a world. Call after a reset, a deletion, or a change by another replica. */
  invalidateWorld(worldId: string): void {
    this.invalidateProfiles(worldId);
    this.dashboards.invalidate(worldId);
  }
}

/** Freezes a value deeply, since requests share cached values. */
export function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null) Object.values(Object.freeze(value)).forEach(frozen);
  return value;
}
