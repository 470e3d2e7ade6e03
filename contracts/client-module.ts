import type { ClientOperation, Operations } from './operation.ts';

/**
 * Returns the source of a browser module with the operations that a module of contracts/operations exports. Each
 * operation has only the properties that a client uses at run time, without schemas and documentation.
 */
export function clientModule(exports: Readonly<Record<string, unknown>>): string {
  return Object.entries(exports)
    .filter(([name]) => name.endsWith('Operations'))
    .map(([name, table]) => `export const ${name} = ${JSON.stringify(clientTable(table as Operations))};\n`)
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
