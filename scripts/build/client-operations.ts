import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import { clientModule } from '../../contracts/client-module.ts';

/** Matches the modules of contracts/operations, which import no other module in a build for browsers. */
export const operationModules = /\/contracts\/operations\/[\w-]+\.ts$/;

/** Vite plugin that replaces the modules of contracts/operations by their client versions, which have no schemas. */
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
