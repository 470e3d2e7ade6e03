import { setImmediate } from 'node:timers/promises';

/** Milliseconds for which work may run before it yields. */
const longestTurn = 10;

/** Returns a function for long work to await between its steps. It lets other requests run after each 10 ms. */
export function takingTurns(): () => Promise<void> {
  let began = performance.now();
  return async () => {
    if (performance.now() - began < longestTurn) return;
    await setImmediate();
    began = performance.now();
  };
}
