/**
 * Returns a function that creates a value on its first call and caches it, so that slow values do not delay the
 * startup.
 */
export function lazy<Value extends object>(create: () => Value): () => Value {
  let value: Value | undefined;
  return () => (value ??= create());
}
