import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { productOperations } from '../../../contracts/operations/all.ts';
import { legacyPages } from '../../../contracts/api/legacy.ts';
import { mockOperations } from '../../../contracts/operations/mock.ts';
import { root } from '../../shared/source-files.ts';

const documented = [productOperations, legacyPages, mockOperations].flatMap((table) =>
  Object.values(table).map(({ path }) => firstSegment(path)),
);

/** First path segments of all addresses of the mock server. */
const segments = new Set([...documented, 'idp', 'page-assets', 'api-docs', 'spec', 'health', 'ready']);

/**
 * Returns true if the mock server serves this address, and false if Vite does. Some folders of web and web/public have
 * names like paths of the server, so existing files there belong to Vite.
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
