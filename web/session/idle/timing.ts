import { builtInIdleTimes, idleSensitivitySeconds } from '../../../contracts/api/settings.ts';
import type { IdleTiming } from '../../../contracts/operations/configuration.ts';
import { isNumber } from '../../shared/parse.ts';

/** Idle times in milliseconds. */
export interface Timing {
  /** Time without activity until the warning (S-4.1-24). */
  readonly idle: number;
  /** Time from the warning to sign-out (S-4.1-25). */
  readonly timeout: number;
  /** Time between two keep-alive requests (S-4.1-26). */
  readonly keepAlive: number;
  /** Minimum time between two activities that count (S-4.1-23). */
  readonly sensitivity: number;
}

/** State of the user: active, warned or timed out. Seconds left are rounded up. */
export type IdleState =
  | { readonly phase: 'active' }
  | { readonly phase: 'warning'; readonly secondsLeft: number }
  | { readonly phase: 'over' };

/** Returns the default timing, overridden by valid values in the `idle` part of the settings (C-01, S-9-09). */
export function timingOf(settings: Partial<IdleTiming> | undefined): Timing {
  const { idleSeconds, timeoutSeconds, keepAliveSeconds } = builtInIdleTimes;
  return {
    idle: milliseconds(settings?.idleSeconds, idleSeconds),
    timeout: milliseconds(settings?.timeoutSeconds, timeoutSeconds),
    keepAlive: milliseconds(settings?.keepAliveSeconds, keepAliveSeconds),
    sensitivity: idleSensitivitySeconds * second,
  };
}

/**
 * Returns the idle state at a moment. It depends only on the time of the last activity, not on timers. So a computer
 * that wakes from sleep, a throttled tab and a second tab get the same result.
 * @param lastActivity milliseconds since 1970, as is `now`
 */
export function idleStateAt(lastActivity: number, now: number, { idle, timeout }: Timing): IdleState {
  const quiet = now - lastActivity;
  if (quiet < idle) return { phase: 'active' };
  const left = idle + timeout - quiet;
  return left > 0 ? { phase: 'warning', secondsLeft: Math.ceil(left / second) } : { phase: 'over' };
}

/** Returns the milliseconds until the next change of the state, if there is no activity. */
export function untilChange(lastActivity: number, now: number, { idle, timeout }: Timing): number {
  const quiet = now - lastActivity;
  if (quiet < idle) return idle - quiet;
  const left = idle + timeout - quiet;
  return left % second || second;
}

const second = 1_000;

const milliseconds = (wanted: number | undefined, builtIn: number): number =>
  second * (isNumber(wanted) && wanted > 0 ? wanted : builtIn);
