import { useEffect, useState } from 'react';
import { ownerOf, useKnownUser } from './session-context.ts';

/** Entries by user and form. In memory only, since they can contain tax identifiers. */
const kept = new Map<string, unknown>();

let hasFailed = false;

/** Keeps the entries of all forms that the failed page had, until the returned function is called. */
export function keepEntries(): () => void {
  hasFailed = true;
  return () => {
    hasFailed = false;
  };
}

/** Returns true while a page that failed is not shown. */
export const hasPageFailed = (): boolean => hasFailed;

/** Returns the entries of a form that was on a page that failed; undefined without any. */
export function useRestoredEntries<Entries>(form: string): Entries | undefined {
  const key = useKey(form);
  const [entries] = useState(() => kept.get(key));
  return entries as Entries | undefined;
}

/**
 * Notes the entries of a form, in case the page fails. They are forgotten when the form closes otherwise.
 * @param entries null if there is nothing to keep
 */
export function useKeptEntries(form: string, entries: unknown): void {
  const key = useKey(form);
  useEffect(() => {
    if (entries === null) kept.delete(key);
    else kept.set(key, entries);
  }, [key, entries]);
  useEffect(
    () => () => {
      if (!hasFailed) kept.delete(key);
    },
    [key],
  );
}

function useKey(form: string): string {
  const user = useKnownUser();
  return `${user ? ownerOf(user) : ''} ${form}`;
}
