import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import { clientModule } from '../../contracts/client-module.ts';

/** The modules of contracts/operations: in a build for browsers they import nothing. */
export const operationModules = /\/contracts\/operations\/[\w-]+\.ts$/;

/** Loads the tables of contracts/operations as their client modules, so that what is built has no schema. */
export function clientOperations(): Plugin {
  return {
    name: 'client-operations',
    enforce: 'pre',
    load: {
      filter: { id: operationModules },
      handler: async (id) => clientModule((await import(pathToFileURL(id).href)) as Record<string, unknown>),
    },
  };
}
