import { boxes } from './boxes.ts';
import { isTest, isTestCode, isWithin, type Finding } from './files.ts';
import type { LocatedImport } from './imports.ts';

/** Packages with a table of boxes. */
const packages = ['contracts', 'web', 'mock-server'];

/** Folders that may import everything and that nothing else imports: they look at the others from outside. */
const observers = ['features', 'scripts', 'contracts/consumer', 'contracts/provider'];

/** Plain data, which the SPA loads as it is. */
const plainData = ['contracts/api', 'contracts/fields'];

/** What the SPA loads of contracts. The build takes the schemas out of contracts/operations. */
const inBrowser = [...plainData, 'contracts/operations', 'contracts/operation.ts', 'contracts/palette.ts'];

/** What code may load of contracts at run time; anything else by import type. Tests may load everything. */
const loaded = [
  ...plainData.map((by) => ({ by, from: plainData, allowed: 'only by import type' })),
  { by: 'web', from: inBrowser, allowed: `only ${inBrowser.join(', ')}, anything else by import type` },
];

/** Packages that only one folder may touch, so that there is one place to change. */
const keptPackages = [
  { name: /^kysely(\/|$)|^(node:)?sqlite$/, within: 'mock-server', keeper: 'mock-server/store' },
];

/** Imports that go against the table of boxes, or reach what only their keeper may import. */
export function directionFindings(imports: readonly LocatedImport[]): Finding[] {
  return imports.flatMap((one) => {
    const message = one.target === null ? packageMessage(one) : localMessage(one, one.target);
    return message === null ? [] : [{ path: one.path, line: one.line, message }];
  });
}

function packageMessage({ path, from }: LocatedImport): string | null {
  const kept = keptPackages.find(
    ({ name, within, keeper }) => name.test(from) && isWithin(path, within) && !isWithin(path, keeper),
  );
  return kept === undefined ? null : `only ${kept.keeper} may import ${from}`;
}

function localMessage({ path, typeOnly }: LocatedImport, target: string): string | null {
  if (isObserved(path) || !packages.some((name) => isWithin(path, name))) return null;
  const from = boxOf(path);
  if (from === null) return `${path} is in no folder of scripts/architecture/boxes.ts: add it to the table`;
  if (!mayImport(path, from, target)) return `${from.replace(/\/$/, '')} may not import ${target}`;
  if (!isTestCode(path) && isTestCode(target)) {
    return `${packageOf(path)} imports ${target}, which is there for tests`;
  }
  if (typeOnly || isTest(path) || !isWithin(target, 'contracts')) return null;
  const limit = loaded.find((one) => isWithin(path, one.by));
  if (limit === undefined || limit.from.some((place) => isWithin(target, place))) return null;
  return `${limit.by} imports ${target} at run time: ${limit.allowed}`;
}

function mayImport(path: string, from: string, target: string): boolean {
  const to = boxOf(target);
  if (to === null || isObserved(target)) return false;
  // Tests of the mock server may start all of it.
  if (isTestCode(path) && packageOf(path) === 'mock-server' && packageOf(target) === 'mock-server')
    return true;
  return to === from || to === 'contracts' || (boxes[from] ?? []).includes(to);
}

const isObserved = (path: string): boolean => observers.some((folder) => isWithin(path, folder));

const packageOf = (path: string): string => path.slice(0, path.indexOf('/'));

/** The box that a path is in; null when none is. */
export function boxOf(path: string): string | null {
  const folder = `${path.slice(0, path.lastIndexOf('/'))}/`;
  return Object.keys(boxes).find((box) => (box.endsWith('/') ? box === folder : isWithin(path, box))) ?? null;
}
