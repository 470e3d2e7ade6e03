import { boxes } from './boxes.ts';
import { isTest, isTestCode, isWithin, type Finding } from '../../shared/source-file.ts';
import type { LocatedImport } from '../../shared/imports.ts';

/** Top folders whose imports the table of boxes limits. */
const packages = ['contracts', 'web', 'mock-server'];

/** Folders of tests and commands, which may import the product and which the product does not import. */
const testsAndCommands = ['features', 'scripts'];

/** The only folders of scripts that features import. These folders import no features and no other scripts. */
const groundOfScripts = ['scripts/shared', 'scripts/shared/browser', 'scripts/build/component-styles'];

/** Folders of plain data, without schemas. */
const plainData = ['contracts/api', 'contracts/fields'];

/** Files of contracts that the SPA loads. The build removes the schemas from contracts/operations. */
const inBrowser = [...plainData, 'contracts/operations', 'contracts/operation.ts', 'contracts/palette.ts'];

/** Folders that may load only some files of contracts at run time: `by` may load `from`. Tests may load all files. */
const loaded = [
  ...plainData.map((by) => ({ by, from: plainData, allowed: 'only by import type' })),
  ...['web', 'mock-server/tools/console/client'].map((by) => ({
    by,
    from: inBrowser,
    allowed: `only ${inBrowser.join(', ')}, anything else by import type`,
  })),
];

/** npm packages that only one folder may import, and tests. */
const restrictedPackages = [
  { name: /^kysely(\/|$)|^(node:)?sqlite$/, within: 'mock-server', keeper: 'mock-server/store' },
];

/** Returns the imports that the table of boxes forbids, and imports of packages that only another folder may import. */
export function directionFindings(imports: readonly LocatedImport[]): Finding[] {
  return imports.flatMap((one) => {
    const message = one.target === null ? packageMessage(one) : localMessage(one, one.target);
    return message === null ? [] : [{ path: one.path, line: one.line, message }];
  });
}

function packageMessage({ path, from }: LocatedImport): string | null {
  if (isTestCode(path)) return null;
  const kept = restrictedPackages.find(
    ({ name, within, keeper }) => name.test(from) && isWithin(path, within) && !isWithin(path, keeper),
  );
  return kept === undefined ? null : `only ${kept.keeper} may import ${from}`;
}

function localMessage({ path, typeOnly }: LocatedImport, target: string): string | null {
  const isGround = (file: string) => groundOfScripts.some((folder) => isWithin(file, folder));
  if (isWithin(path, 'features') && isWithin(target, 'scripts') && !isGround(target))
    return `features may import only ${groundOfScripts.join(', ')} of scripts, not ${target}`;
  if (isGround(path) && isTestOrCommand(target) && !isGround(target))
    return `features import ${path}, so it may not import ${target}`;
  if (isTestOrCommand(path) || !packages.some((name) => isWithin(path, name))) return null;
  const from = boxOf(path);
  if (from === null)
    return `${path} is in no folder of scripts/check/architecture/boxes.ts: add it to the table`;
  if (!mayImport(path, from, target)) return `${from.replace(/\/$/, '')} may not import ${target}`;
  if (!isTestCode(path) && isTestCode(target)) {
    return `${packageOf(path)} imports ${target}, which only tests may import`;
  }
  if (typeOnly || isTest(path) || !isWithin(target, 'contracts')) return null;
  const limit = loaded.find((one) => isWithin(path, one.by));
  if (limit === undefined || limit.from.some((place) => isWithin(target, place))) return null;
  return `${limit.by} imports ${target} at run time: ${limit.allowed}`;
}

function mayImport(path: string, from: string, target: string): boolean {
  const to = boxOf(target);
  if (to === null || isTestOrCommand(target)) return false;
  // Tests of the mock server may import all of it.
  if (isTestCode(path) && packageOf(path) === 'mock-server' && packageOf(target) === 'mock-server')
    return true;
  return to === from || to === 'contracts' || (boxes[from] ?? []).includes(to);
}

const isTestOrCommand = (path: string): boolean => testsAndCommands.some((folder) => isWithin(path, folder));

const packageOf = (path: string): string => path.slice(0, path.indexOf('/'));

/** Returns the box of a path; null for a path outside all boxes. */
function boxOf(path: string): string | null {
  const folder = `${path.slice(0, path.lastIndexOf('/'))}/`;
  return Object.keys(boxes).find((box) => (box.endsWith('/') ? box === folder : isWithin(path, box))) ?? null;
}

/** Two folders that import each other, with the imports of the rarer direction. */
interface FolderPair {
  readonly folders: readonly [string, string];
  /** Formatted as `importer:line -> imported`. */
  readonly imports: readonly string[];
}

/** Top folders in which no two folders import each other. */
const oneWay = ['contracts', 'web', 'mock-server', 'features', 'scripts'];

/** Returns forbidden pairs of folders that import each other. Tests of the mock server may import all of the server. */
export const forbiddenPairs = (imports: readonly LocatedImport[]): FolderPair[] => {
  const checked = imports.filter(({ path }) => !(isWithin(path, 'mock-server') && isTestCode(path)));
  return oneWay.flatMap((top) => mutualImports(checked, top));
};

/**
 * Returns the folders within `top`, at any depth, that import each other, type imports and tests included.
 * A folder and its subfolder count as two folders.
 */
export function mutualImports(imports: readonly LocatedImport[], top: string): FolderPair[] {
  const byFolders = new Map<string, string[]>();
  for (const { path, target, line } of imports) {
    if (target === null || !isWithin(path, top) || !isWithin(target, top)) continue;
    if (folderOf(target) === folderOf(path)) continue;
    const edge = `${folderOf(path)} ${folderOf(target)}`;
    byFolders.set(edge, [...(byFolders.get(edge) ?? []), `${path}:${line} -> ${target}`]);
  }
  return [...byFolders].flatMap(([edge, there]) => {
    const [from = '', to = ''] = edge.split(' ');
    const back = byFolders.get(`${to} ${from}`);
    if (back === undefined || from > to) return [];
    return [{ folders: [from, to] as const, imports: back.length < there.length ? back : there }];
  });
}

const folderOf = (path: string): string => path.slice(0, path.lastIndexOf('/'));
