const endings = new Set<() => Promise<void>>();

/** Registers clean-up work, which `end` runs after all benchmarks. The same function is registered only once. */
export function atEnd(work: () => Promise<void>): void {
  endings.add(work);
}

/** Runs the registered clean-up work, the newest first. */
export async function end(): Promise<void> {
  const all = [...endings].toReversed();
  endings.clear();
  for (const work of all) await work();
}
