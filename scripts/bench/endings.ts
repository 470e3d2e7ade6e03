const endings = new Set<() => Promise<void>>();

/** Has some work done once, when all benches have run. */
export function atEnd(work: () => Promise<void>): void {
  endings.add(work);
}

/** Does what is to be done in the end, the newest first. */
export async function end(): Promise<void> {
  const all = [...endings].toReversed();
  endings.clear();
  for (const work of all) await work();
}
