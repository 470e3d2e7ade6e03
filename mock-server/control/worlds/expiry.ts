import { setImmediate } from 'node:timers/promises';
import { machineTime } from './clock.ts';
import { type Controls, removeWorld } from './controls.ts';
import { defaultWorldId } from './worlds.ts';

const minute = 60_000;

/** How long a world stays that nobody asks for, in hours of the machine's clock. */
export const idleHoursByDefault = 24;

/**
 * Deletes worlds that nobody asks for any more, from time to time and one by one, so that no request waits for more
 * than one of them. The default world stays.
 *
 * @param onError told of a sweep that failed; the next one is tried all the same
 * @returns ends it, once a sweep that is under way has finished
 */
export function startExpiry(
  controls: Controls,
  idleHours: number,
  onError: (error: unknown) => void,
): () => Promise<void> {
  const idle = idleHours * 60 * minute;
  const pause = Math.min(10 * minute, Math.max(idle / 4, 1_000));
  // Other servers say which worlds they are asked for as often as this one.
  const patience = idle + (controls.store.isShared ? 2 * pause : 0);
  let sweep = Promise.resolve();
  let isOver = false;
  const timer = setInterval(() => {
    sweep = sweep
      .then(() => expireWorlds(controls, machineTime() - patience, () => isOver))
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
 * One sweep: keeps when the worlds in use were last asked for, then deletes those that nobody has asked for since an
 * instant, milliseconds since 1970. Templates that no world needs any more go the same way.
 *
 * @returns ids of the deleted worlds
 */
export async function expireWorlds(
  controls: Controls,
  usedBefore: number,
  isOver: () => boolean = () => false,
): Promise<string[]> {
  const { store, worlds } = controls;
  for (const [id, usedAt] of worlds.usage()) {
    if (isOver()) return [];
    await store.worlds.markUsed(id, new Date(usedAt).toISOString());
    await setImmediate();
  }
  const expired: string[] = [];
  for (const id of await store.worlds.unusedSince(new Date(usedBefore).toISOString())) {
    if (isOver()) break;
    // It may have come into use while the others were deleted.
    const isUsed = (worlds.usedAt(id) ?? 0) >= usedBefore;
    if (id === defaultWorldId || isUsed) continue;
    await removeWorld(controls, id);
    expired.push(id);
    await setImmediate();
  }
  worlds.forgetUnused(usedBefore);
  if (!isOver()) await worlds.sweepTemplates(usedBefore);
  return expired;
}

const ignore = (): void => undefined;
