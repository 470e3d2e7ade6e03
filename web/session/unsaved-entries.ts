import { nanoid } from '@reduxjs/toolkit';

/** Entries that a page alone keeps: they are lost when the page or the session ends. */
export interface UnsavedEntries {
  /** Notes that this page has some. */
  hold(): void;
  /** Notes that they are saved, or given up. */
  release(): void;
  areHere(): boolean;
  /** True when another tab of this browser has some. Never rejects. */
  areElsewhere(): Promise<boolean>;
}

/**
 * Tells other tabs of unsaved entries by a Web Lock, which ends with its tab, however that ends. Only the fact is shared:
 * nothing entered is kept outside the page. A browser that refuses locks knows of its own tab only.
 * @param tab names this tab, and no other
 */
export function createUnsavedEntries(locks: Locks | undefined, tab: string): UnsavedEntries {
  const prefix = 'threshold-unsaved-entries ';
  const own = prefix + tab;
  let letGo: (() => void) | null = null;
  return {
    hold: () => {
      if (letGo) return;
      const held = new Promise<void>((resolve) => {
        letGo = resolve;
      });
      locks?.request(own, () => held).catch(() => undefined);
    },
    release: () => {
      letGo?.();
      letGo = null;
    },
    areHere: () => letGo !== null,
    areElsewhere: async () => {
      const { held = [] } = (await locks?.query().catch(() => undefined)) ?? {};
      return held.some(({ name = '' }) => name.startsWith(prefix) && name !== own);
    },
  };
}

/** The unsaved entries of this page, and where to ask for those of others. */
export const unsavedEntries = createUnsavedEntries(globalThis.navigator?.locks, nanoid());

/** What is used of the browser's locks. */
export interface Locks {
  request(name: string, callback: () => Promise<void>): Promise<unknown>;
  query(): Promise<{ readonly held?: readonly { readonly name?: string }[] }>;
}
