import type { ClientOperation, Operations } from './operation.ts';

/**
 * Returns the text of a module for browsers: the tables of operations that a module of contracts/operations exports,
 * with what a client uses at run time. It has no schema and no documentation.
 */
export function clientModule(exports: Readonly<Record<string, unknown>>): string {
  return Object.entries(exports)
    .filter(([name]) => name.endsWith('Operations'))
    .map(([name, table]) => `export const ${name} = ${JSON.stringify(clientTable(table as Operations))};\n`)
    .join('');
}

const clientTable = (operations: Operations): Readonly<Record<string, ClientOperation>> =>
  Object.fromEntries(
    Object.entries(operations).map(([name, { method, path, query, failure, shownByCaller }]) => [
      name,
      {
        method,
        path,
        ...(query?.required ? { query: { required: query.required } } : {}),
        failure,
        ...(shownByCaller ? { shownByCaller } : {}),
      },
    ]),
  );
