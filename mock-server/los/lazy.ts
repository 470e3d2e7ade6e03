/** Returns a function that creates a value on its first call: what is slow to create must not delay the start. */
export function lazy<Value extends object>(create: () => Value): () => Value {
  let value: Value | undefined;
  return () => (value ??= create());
}
