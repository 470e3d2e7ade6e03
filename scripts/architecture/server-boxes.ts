import { isWithin } from './files.ts';

/**
 * The boxes of mock-server and what each may import besides itself. The files of the folder itself put the server
 * together and import every box. Tests and what they share may start the whole server, so they import any box.
 */
const serverBoxes: Readonly<Record<string, readonly string[]>> = {
  settings: ['control', 'store', 'http'],
  los: ['control', 'identity', 'store', 'http', 'html'],
  control: ['identity', 'store', 'http', 'html'],
  identity: ['http', 'html'],
  store: [],
  http: ['html'],
  html: [],
  fuzz: [],
};

/** What is wrong with an import of one file of mock-server by another; null when nothing is. Type imports count. */
export function serverMessage(path: string, target: string): string | null {
  if (isTestCode(path) || !isWithin(target, 'mock-server')) return null;
  if (isTestCode(target)) return `mock-server imports ${target}, which is there for tests`;
  const from = boxOf(path);
  const to = boxOf(target);
  if (from === null || from === to) return null;
  const allowed = serverBoxes[from];
  if (allowed === undefined) return `mock-server/${from} is no box of mock-server`;
  if (to !== null && allowed.includes(to)) return null;
  return `mock-server/${from} may not import ${target}`;
}

/** The folder of mock-server that holds a file; null for a file of mock-server itself. */
function boxOf(path: string): string | null {
  const [, box, inside] = path.split('/');
  return inside === undefined ? null : (box ?? null);
}

/** True for a test, and for what several tests share. */
function isTestCode(path: string): boolean {
  return /(?:\.test|[/-]testing|\/testing-app)\.tsx?$/.test(path);
}
