import type { User } from '../../contracts/schemas/session.ts';
import { AtHand } from './at-hand.ts';
import type { Offer } from './offer.ts';

/** What is asked for all the time, of all worlds together. Every store that changes such rows says so here. */
export class RowsAtHand {
  /** Active profiles by object id. */
  readonly users = new AtHand<string, User>(5_000);
  /** Dashboards as JSON text by account id. */
  readonly dashboards = new AtHand<number, string>(5_000);
  /** What somebody's active profile is offered, by object id, institution and originator. */
  readonly offers = new AtHand<string, Offer>(5_000);

  /** Another profile of somebody has become the active one. */
  forgetPeople(worldId: string): void {
    this.users.forget(worldId);
    this.offers.forget(worldId);
  }

  /** The world has been deleted or made anew. */
  forgetWorld(worldId: string): void {
    this.forgetPeople(worldId);
    this.dashboards.forget(worldId);
  }
}

/** The same value, which nobody can change any more: many requests share it. */
export function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null) Object.values(Object.freeze(value)).forEach(frozen);
  return value;
}
