/** Parses a body as JSON or as a form; null for any other body. A repeated field of a form becomes a list. */
export function parsedBody(text: string | null): unknown {
  if (text === null) return null;
  try {
    return JSON.parse(text);
  } catch {
    const fields = new URLSearchParams(text);
    return Object.fromEntries(
      [...fields.keys()].map((name) => {
        const values = fields.getAll(name);
        return [name, values.length === 1 ? values[0] : values];
      }),
    );
  }
}

/**
 * Returns true if a value contains a pattern. An object must have each property of the pattern. A list must be as long
 * as the pattern, and each item must contain the pattern's item. Other values must be equal.
 */
export function hasParts(value: unknown, parts: unknown): boolean {
  if (Array.isArray(parts)) {
    return (
      Array.isArray(value) &&
      value.length === parts.length &&
      parts.every((part, index) => hasParts(value[index], part))
    );
  }
  if (typeof parts !== 'object' || parts === null) return value === parts;
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.entries(parts).every(
      ([name, part]) => Object.hasOwn(value, name) && hasParts(value[name as keyof typeof value], part),
    )
  );
}
