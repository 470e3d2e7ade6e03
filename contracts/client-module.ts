import type { ClientOperation, Operations } from './operation.ts';

/**
 * Returns the source of a browser module with the operations and the shapes that a module of contracts/operations
 * exports. Each operation has only the properties that a client uses at run time, without schemas and documentation.
 */
export function clientModule(exports: Readonly<Record<string, unknown>>): string {
  return Object.entries(exports)
    .map(
      ([name, value]) =>
        [name, name.endsWith('Operations') ? clientTable(value as Operations) : value] as const,
    )
    .filter(([name]) => /(?:Operations|Shape)$/.test(name))
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};\n`)
    .join('');
}

const clientTable = (operations: Operations): Readonly<Record<string, ClientOperation>> =>
  Object.fromEntries(
    Object.entries(operations).map(([name, { method, path, query, failure }]) => [
      name,
      {
        method,
        path,
        ...(query?.required ? { query: { required: query.required } } : {}),
        failure,
      },
    ]),
  );
