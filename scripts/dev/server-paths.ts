import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { productOperations } from '../../contracts/operations/all.ts';
import { legacyPages } from '../../contracts/api/legacy.ts';
import { mockOperations } from '../../contracts/operations/mock.ts';
import { root } from '../shared/source-files.ts';

const documented = [productOperations, legacyPages, mockOperations].flatMap((table) =>
  Object.values(table).map(({ path }) => firstSegment(path)),
);

/** First segments of all that the mock server answers: the tables, the identity provider, the files of the legacy pages, the description, the specification and the questions about its health. */
const segments = new Set([...documented, 'idp', 'legacy-assets', 'api-docs', 'spec', 'health', 'ready']);

/**
 * Whether the mock server answers this address, and not Vite: folders of web, and of what it serves as it is, are named
 * like some of the server's paths.
 */
export function isServerPath(address: string): boolean {
  const path = address.split('?', 1)[0] ?? '/';
  return segments.has(firstSegment(path)) && !isFileOfWeb(path);
}

const isFileOfWeb = (path: string): boolean =>
  /\.\w+$/.test(path) && ['web', 'web/public'].some((folder) => existsSync(join(root, folder, path)));

function firstSegment(path: string): string {
  return path.replace(/^\//, '').split('/', 1)[0] ?? '';
}
