import { browserFolders, rooms, separate } from './rooms.ts';
import { isTest, isTestCode, isWithin, type Finding } from '../../shared/source-file.ts';
import type { LocatedImport } from '../../shared/imports.ts';

/** Top folders of the product. */
const product = ['contracts', 'web', 'mock-server'];

/** Folders of tests and commands, which may import the product and which the product does not import. */
const testsAndCommands = ['features', 'scripts', 'contracts/consumer', 'contracts/provider'];

/** The scripts that features import. They import no features and no other scripts. */
const ground = /^scripts\/(?:shared\/|build\/(?:component-styles\/)?[\w.-]+$)/;

/** The specification site, which may import all scripts. */
const site = 'features/site';

/** Folders of plain data, without schemas. */
const plainData = ['contracts/api', 'contracts/fields'];

/** Files of contracts that the SPA loads. The build removes the schemas from contracts/operations. */
const inBrowser = [
  ...plainData,
  'contracts/operations',
  'contracts/frame-messages.ts',
  'contracts/operation.ts',
  'contracts/palette.ts',
];

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

/** Returns the imports that the table of rooms forbids, and imports of packages that only another folder may import. */
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
  if (isTestOrCommand(path)) return forbiddenToTest(path, target);
  const top = packageOf(path);
  if (!product.includes(top)) return null;
  if (isTestOrCommand(target)) return `${top} may not import ${target}`;
  if (!isTestCode(path) && isTestCode(target)) return `${top} imports ${target}, which only tests may import`;
  const forbidden = isWithin(target, 'contracts') ? null : forbiddenToProduct(path, target);
  if (forbidden !== null || typeOnly || isTest(path) || !isWithin(target, 'contracts')) return forbidden;
  const limit = loaded.find((one) => isWithin(path, one.by));
  if (limit === undefined || limit.from.some((place) => isWithin(target, place))) return null;
  return `${limit.by} imports ${target} at run time: ${limit.allowed}`;
}

/** Returns why a test or a command may not import a file; null if it may. */
function forbiddenToTest(path: string, target: string): string | null {
  if (isWithin(path, 'features') && !isWithin(path, site)) {
    if (isWithin(target, site)) return `only scripts may import ${site}, not ${path}`;
    if (isWithin(target, 'scripts') && !ground.test(target))
      return `features may import only scripts/shared and scripts/build of scripts, not ${target}`;
  }
  if (ground.test(path) && isTestOrCommand(target) && !ground.test(target))
    return `features import ${path}, so it may not import ${target}`;
  return isWithin(path, 'scripts') && isWithin(target, 'scripts') ? forbiddenToRoom(path, target) : null;
}

/** Returns why a file of the product may not import a file outside contracts; null if it may. */
function forbiddenToProduct(path: string, target: string): string | null {
  const browser = Object.keys(browserFolders).find((folder) => isWithin(path, folder));
  if (browser !== undefined) {
    const allowed = [browser, ...(browserFolders[browser] ?? [])];
    return allowed.some((folder) => isWithin(target, folder)) ? null : `${browser} may not import ${target}`;
  }
  const top = packageOf(path);
  if (packageOf(target) !== top) return `${top} may not import ${target}`;
  // Tests of the mock server may import all of it.
  if (top === 'contracts' || (top === 'mock-server' && isTestCode(path))) return null;
  return forbiddenToRoom(path, target);
}

/** Returns why a file may not import another file of its top folder; null if it may. */
function forbiddenToRoom(path: string, target: string): string | null {
  const top = packageOf(path);
  const [from, to] = [roomOf(path), roomOf(target)];
  const allowed = allowedBy(top, from);
  if (allowed === undefined)
    return `${path} is in no room of scripts/check/architecture/rooms.ts: add it to the table`;
  if (from !== to && !allowed.includes(to)) return `${top}/${from} may not import ${target}`;
  const apart = separate.find((folder) => isWithin(path, folder) && isWithin(target, folder));
  if (apart === undefined) return null;
  const [own, other] = [path, target].map((file) => file.slice(apart.length + 1).split('/')[0]);
  return own === other ? null : `${apart}/${own} may not import ${target}`;
}

/** Returns the room of a file: its second folder. */
const roomOf = (path: string): string => path.split('/').slice(1, -1)[0] ?? '';

const allowedBy = (top: string, room: string): readonly string[] | undefined =>
  (rooms as Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>)[top]?.[room];

/** Returns the rooms of each top folder with the rooms that they import, one line for each top folder. */
export function roomLines(imports: readonly LocatedImport[]): string[] {
  return Object.keys(rooms).map((top) => {
    const arrows = Map.groupBy(
      imports.flatMap(({ path, target }) =>
        target === null || packageOf(path) !== top || packageOf(target) !== top || isTestCode(path)
          ? []
          : [{ from: roomOf(path), to: roomOf(target) }],
      ),
      ({ from }) => from,
    );
    const own = Object.keys(rooms[top as keyof typeof rooms]).toReversed();
    const parts = own.map((room) => {
      const reached = new Set((arrows.get(room) ?? []).map(({ to }) => to));
      const others = own.filter((other) => other !== room && reached.has(other));
      return others.length === 0 ? room : `${room} -> ${others.join(', ')}`;
    });
    return `${top}: ${parts.join(' · ')}`;
  });
}

const isTestOrCommand = (path: string): boolean => testsAndCommands.some((folder) => isWithin(path, folder));

const packageOf = (path: string): string => path.slice(0, path.indexOf('/'));

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
