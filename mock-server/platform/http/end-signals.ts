import type { EventEmitter } from 'node:events';

/**
 * The signals that close the server: of the machine, of Ctrl+C, and of a terminal that closes. Windows sends SIGHUP and
 * SIGINT for the same reasons.
 */
const endSignals = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const;

/** Time in which further signals count as the first, milliseconds: npm repeats what the terminal has sent already. */
const oneSignal = 1_000;

/**
 * Calls `close` at the first signal that ends a program. Later signals end the process at once.
 *
 * @param source what emits the signals; default: the process
 * @returns a function that stops listening, so that the next signal ends the process
 */
export function closeOnSignals(
  close: () => void,
  source: Pick<EventEmitter, 'on' | 'off'> = process,
): () => void {
  const stop = () => {
    for (const signal of endSignals) source.off(signal, onSignal);
  };
  let isClosing = false;
  const onSignal = () => {
    if (isClosing) return;
    isClosing = true;
    setTimeout(stop, oneSignal).unref();
    close();
  };
  for (const signal of endSignals) source.on(signal, onSignal);
  return stop;
}
