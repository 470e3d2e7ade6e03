/**
 * Gives each value in a JSON text another type. An empty list becomes an object, and an empty object a list. If `text`
 * is null or not JSON, returns a list that no client expects.
 */
export function wrongTyped(text: string | null): string {
  return JSON.stringify(text === null ? unexpected : wrongOf(parsed(text)));
}

const unexpected = ['unexpected'];

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return unexpected;
  }
}

function wrongOf(value: unknown): unknown {
  switch (typeof value) {
    case 'string':
      return value.length;
    case 'number':
    case 'boolean':
      return String(value);
    default:
      return value === null ? false : wrongContainer(value as object);
  }
}

function wrongContainer(value: object): unknown {
  if (Array.isArray(value)) return value.length === 0 ? {} : value.map(wrongOf);
  const entries = Object.entries(value);
  return entries.length === 0 ? [] : Object.fromEntries(entries.map(([name, part]) => [name, wrongOf(part)]));
}
