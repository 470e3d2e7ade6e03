import type { PersonaId } from '../../contracts/api/personas.ts';
import type { FeatureFlags } from '../../contracts/schemas/configuration.ts';
import type { WorldRecord } from '../store/store.ts';
import { clockOf } from './clock.ts';

/** Where a request takes place: people, loans, flags and time of one world are invisible to every other. */
export interface World {
  readonly id: string;
  /** Who is signed in at the identity provider without being asked; null when the sign-in page asks. */
  readonly persona: PersonaId | null;
  /** Flags that differ from the default configuration. */
  readonly flags: Partial<FeatureFlags>;
  now(): Date;
}

export const worldOf = ({ id, persona, flags, frozenAt }: WorldRecord): World => ({
  id,
  persona,
  flags,
  now: clockOf(frozenAt),
});
