import type { Clock, WorldState } from '../../../../contracts/operations/mock-schemas.ts';

/** Steps by which the clock can be advanced. */
export const clockSteps = [
  { label: '+1 hour', seconds: 3600 },
  { label: '+1 day', seconds: 86_400 },
  { label: '+1 week', seconds: 604_800 },
] as const;

/** Returns the present time of a clock that was read some milliseconds ago. A frozen clock keeps its time. */
export const presentOf = ({ now, isFrozen }: WorldState['clock'], elapsed: number): Date =>
  new Date(Date.parse(now) + (isFrozen ? 0 : elapsed));

/** Formats the time of a world, in UTC. */
export const timeInWords = (date: Date): string =>
  `${new Intl.DateTimeFormat('en-US', {
    timeZone: 'UTC',
    weekday: 'short',
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
  }).format(date)} UTC`;

/**
 * Converts an instant to the value of a date and time field. `instantOf` converts a value back; null if it is invalid.
 */
export const fieldOf = (date: Date): string => date.toISOString().slice(0, 16);
export const instantOf = (field: string): string | null =>
  /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?$/.test(field) ? `${field}Z` : null;

/** Returns the change that sets a clock back to the time that was read, plus the milliseconds since it was read. */
export const wayBack = (clock: WorldState['clock'], elapsed: number): Clock => ({
  now: presentOf(clock, elapsed).toISOString(),
  isFrozen: clock.isFrozen,
});
