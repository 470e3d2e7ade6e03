/** Makes a thing when it is first asked for: what is slow to make must not hold up the start. */
export function once<Thing extends object>(make: () => Thing): () => Thing {
  let made: Thing | undefined;
  return () => (made ??= make());
}
