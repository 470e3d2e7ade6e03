import { setImmediate } from 'node:timers/promises';

/** Milliseconds that long work may block the event loop before it yields. */
const longestTurn = 10;

/** Returns a function that long work awaits between its steps. It yields to the event loop after each 10 ms of work. */
export function takingTurns(): () => Promise<void> {
  let began = performance.now();
  return async () => {
    if (performance.now() - began < longestTurn) return;
    await setImmediate();
    began = performance.now();
  };
}
