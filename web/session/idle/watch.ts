import { type IdleState, idleStateAt, type Timing, untilChange } from './timing.ts';

/** Time as the watch sees it: the browser's, or one that a test moves. */
export interface Clock {
  /** Milliseconds since 1970, going on while the computer sleeps. */
  now(): number;
  /** Calls the action after so many milliseconds, or later; returns how to call it off. */
  after(milliseconds: number, action: () => void): () => void;
}

/** What the watch acts on. */
export interface WatchSurroundings {
  readonly clock: Clock;
  readonly timing: Timing;
  /** Where the last activity is kept: read by every tab of the session, and by the next page load. */
  readonly memory: { read(): number | null; write(at: number): void };
  keepAlive(): void;
  /** Nobody has been there for too long. Called once; the watch is over then. */
  timedOut(): void;
}

/** Follows whether anybody is there (document 000, section 4.1). */
export interface IdleWatch {
  /** Begins. A session that is older than this page load goes on where it was. */
  start(): void;
  stop(): void;
  /** The user did something. While the warning shows, that is not enough (S-4.1-29). */
  active(): void;
  /** The user, or the server, wants the session to go on (S-4.1-28). */
  extend(): void;
  /** Looks at the clock and at the other tabs: after sleep, or when another tab was active. */
  check(): void;
  state(): IdleState;
  onChange(listener: () => void): () => void;
}

/** The watch, without a browser: all it knows of the world are its surroundings. */
export function createIdleWatch({ clock, timing, memory, ...act }: WatchSurroundings): IdleWatch {
  let last = clock.now();
  let nextKeepAlive = clock.now() + timing.keepAlive;
  let state: IdleState = { phase: 'active' };
  let callOff = () => {};
  const listeners = new Set<() => void>();

  const show = (next: IdleState) => {
    if (same(state, next)) return;
    state = next;
    for (const listener of listeners) listener();
  };

  const count = (at: number) => {
    last = at;
    memory.write(at);
  };

  const check = () => {
    if (state.phase === 'over') return;
    const now = clock.now();
    // Another tab may know of later activity.
    last = Math.max(last, memory.read() ?? 0);
    // A time in the future was noted before the clock was set back: both times start again.
    if (last > now) {
      count(now);
      nextKeepAlive = now;
    }
    const next = idleStateAt(last, now, timing);
    show(next);
    callOff();
    if (next.phase === 'over') return act.timedOut();
    if (now >= nextKeepAlive) {
      act.keepAlive();
      // However late this is, what was missed is not made up for.
      nextKeepAlive += timing.keepAlive * (Math.floor((now - nextKeepAlive) / timing.keepAlive) + 1);
    }
    const pause = Math.min(untilChange(last, now, timing), nextKeepAlive - now, longestTimer);
    callOff = clock.after(pause, check);
  };

  return {
    start: () => {
      const known = memory.read();
      if (known === null) count(clock.now());
      else last = known;
      check();
    },
    stop: () => callOff(),
    active: () => {
      if (Math.abs(clock.now() - last) < timing.sensitivity) return;
      // What wakes a computer is a moved mouse: the time that has passed is looked at first.
      check();
      if (state.phase === 'active') count(clock.now());
    },
    extend: () => {
      check();
      if (state.phase === 'over') return;
      count(clock.now());
      check();
    },
    check,
    state: () => state,
    onChange: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Browsers run a timer at once when its delay does not fit into 32 bits. */
const longestTimer = 2 ** 31 - 1;

const same = (one: IdleState, other: IdleState): boolean =>
  one.phase === other.phase &&
  (one.phase !== 'warning' || other.phase !== 'warning' || one.secondsLeft === other.secondsLeft);
