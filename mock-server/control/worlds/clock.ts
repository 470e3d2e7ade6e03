import type { ClockChange } from '../../../contracts/operations/mock-schemas.ts';

/** The present of a world. */
export type Clock = () => Date;

/** How a world's clock goes. */
export interface ClockState {
  /** ISO date and time of a frozen clock; null for a running one. */
  readonly frozenAt: string | null;
  /** How far a running clock is ahead of the machine's, milliseconds; behind it when negative. */
  readonly clockOffset: number;
}

/**
 * The machine's time in milliseconds since 1970, for what belongs to no world, such as how long one has been idle.
 * This file is the only place where the server asks the machine for the time.
 */
export const machineTime = (): number => Date.now();

/** Milliseconds since some instant, for how long something takes: it never goes back. */
export const stopwatch = (): number => performance.now();

/** The machine's time as exactly as the machine knows it: what happens in one millisecond can be put in order. */
export const exactMachineTime = (): number => performance.timeOrigin + performance.now();

/** A clock that runs with the machine's. */
export const runningClock: ClockState = { frozenAt: null, clockOffset: 0 };

export function clockOf({ frozenAt, clockOffset }: ClockState): Clock {
  if (frozenAt === null) return () => new Date(machineTime() + clockOffset);
  const instant = Date.parse(frozenAt);
  if (Number.isNaN(instant)) throw new RangeError(`"${frozenAt}" is not a date and time`);
  return () => new Date(instant);
}

/**
 * Returns the clock after a change: first `now`, then the advance, then freezing or releasing it. Without the latter a
 * frozen clock stays frozen and a running one runs. A released clock runs on from its frozen time.
 *
 * @throws {RangeError} when the new present is no date at all
 */
export function changedClock(state: ClockState, change: ClockChange): ClockState {
  const start = change.now === undefined ? clockOf(state)().getTime() : Date.parse(change.now);
  const present = new Date(start + (change.advanceSeconds ?? 0) * 1_000);
  const standsStill = change.isFrozen ?? state.frozenAt !== null;
  return standsStill
    ? { frozenAt: present.toISOString(), clockOffset: 0 }
    : { frozenAt: null, clockOffset: present.getTime() - machineTime() };
}
