import { setImmediate } from 'node:timers/promises';
import { machineTime } from '../worlds/clock.ts';
import { removeWorld, type ServerState } from './world-actions.ts';
import { defaultWorldId } from '../worlds/worlds.ts';

const minute = 60_000;

/**
 * Deletes unused worlds periodically and one by one, so that no request waits for the deletion of several worlds. The
 * default world is never deleted.
 *
 * @param onError called when a sweep fails; the next sweep still runs
 * @returns a function that stops the expiry and waits for a running sweep
 */
export function startExpiry(
  server: ServerState,
  idleHours: number,
  onError: (error: unknown) => void,
): () => Promise<void> {
  const idle = idleHours * 60 * minute;
  const pause = Math.min(10 * minute, Math.max(idle / 4, 1_000));
  // Other servers store the use of their worlds as often as this one.
  const lifetime = idle + (server.store.isShared ? 2 * pause : 0);
  let sweep = Promise.resolve();
  let isOver = false;
  const timer = setInterval(() => {
    sweep = sweep
      .then(() => expireWorlds(server, machineTime() - lifetime, () => isOver))
      .then(ignore, onError);
  }, pause);
  timer.unref();
  return () => {
    isOver = true;
    clearInterval(timer);
    return sweep;
  };
}

/**
 * Stores when the cached worlds were last used. Then deletes the worlds that have not been used since `usedBefore`
 * (milliseconds since 1970), and the oldest requests of journals.
 *
 * @returns ids of the deleted worlds
 */
export async function expireWorlds(
  server: ServerState,
  usedBefore: number,
  isOver: () => boolean = () => false,
): Promise<string[]> {
  const { store, worlds } = server;
  for (const [id, usedAt] of worlds.usage()) {
    if (isOver()) return [];
    await store.worlds.markUsed(id, new Date(usedAt).toISOString());
    await setImmediate();
  }
  const expired: string[] = [];
  for (const id of await store.worlds.unusedSince(new Date(usedBefore).toISOString())) {
    if (isOver()) break;
    // The world may have been used during the deletion of the others.
    const isUsed = (worlds.usage().get(id) ?? 0) >= usedBefore;
    if (id === defaultWorldId || isUsed) continue;
    await removeWorld(server, id);
    expired.push(id);
    await setImmediate();
  }
  worlds.forgetUnused(usedBefore);
  if (!isOver()) await store.journal.thinOut();
  return expired;
}

const ignore = (): void => undefined;
