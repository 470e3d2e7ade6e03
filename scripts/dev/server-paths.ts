import { endpoints } from '../../contracts/api/endpoints.ts';
import { legacyPages } from '../../contracts/api/legacy.ts';
import { mockOperations } from '../../contracts/api/mock.ts';

const documented = [endpoints, legacyPages, mockOperations].flatMap((table) =>
  Object.values(table).map(({ path }) => firstSegment(path)),
);

/** First segments of all that the mock server answers: the tables, the identity provider, the files of the legacy pages, the description, the specification and the questions about its health. */
const segments = new Set([...documented, 'idp', 'legacy-assets', 'api-docs', 'spec', 'health', 'ready']);

/** Whether the mock server answers this path, and not the SPA. */
export function isServerPath(path: string): boolean {
  return segments.has(firstSegment(path));
}

function firstSegment(path: string): string {
  return path.replace(/^\//, '').split('/', 1)[0] ?? '';
}
