import { cruise, type ICruiseResult, type IModule } from 'dependency-cruiser';
import extractConfig from 'dependency-cruiser/config-utl/extract-depcruise-config';
import { join } from 'node:path';
import { root, sourceFolders } from '../../shared/source-files.ts';

/** Without a parser for TypeScript, dependency-cruiser reads no module and finds nothing. */
const fewestModules = 500;

/**
 * Returns a line for each import that `.dependency-cruiser.mjs` forbids, for two folders that import each other, and if
 * the folder has fewer modules than this project.
 */
export async function importFindings(folder = root): Promise<string[]> {
  const { forbidden = [], options } = await extractConfig(join(root, '.dependency-cruiser.mjs'));
  const { output } = await cruise(sourceFolders, {
    ...options,
    ruleSet: { forbidden },
    validate: true,
    baseDir: folder,
  });
  const { modules, summary } = output as ICruiseResult;
  const own = modules.filter(({ source }) => isOwn(source));
  return [
    ...summary.violations.map(({ from, to, rule, cycle }) =>
      cycle
        ? `${from} imports itself through ${cycle.map(({ name }) => name).join(', ')}`
        : `${from} imports ${to}: ${rule.name}`,
    ),
    ...mutualImports(own),
    ...(own.length < fewestModules ? [`only ${own.length} modules were read`] : []),
  ];
}

/** Returns a line for each two folders of a top folder that import each other, with the imports of the rarer direction. */
function mutualImports(modules: readonly IModule[]): string[] {
  const byFolders = new Map<string, string[]>();
  for (const { source, dependencies } of modules) {
    // Tests of the mock server may import all of the server.
    if (/^mock-server\/(?:test\/|.*(?:\.test|-testing)\.ts$)/.test(source)) continue;
    for (const { resolved } of dependencies) {
      if (topOf(source) !== topOf(resolved) || folderOf(source) === folderOf(resolved)) continue;
      const edge = `${folderOf(source)} and ${folderOf(resolved)}`;
      byFolders.set(edge, [...(byFolders.get(edge) ?? []), `  ${source} imports ${resolved}`]);
    }
  }
  return [...byFolders].flatMap(([edge, there]) => {
    const [from = '', to = ''] = edge.split(' and ');
    const back = byFolders.get(`${to} and ${from}`);
    if (back === undefined || from > to) return [];
    return [`${edge} import each other`, ...(back.length < there.length ? back : there)];
  });
}

const topOf = (path: string): string => path.split('/', 1)[0] ?? '';
const folderOf = (path: string): string => path.slice(0, path.lastIndexOf('/'));
const isOwn = (path: string): boolean => sourceFolders.includes(topOf(path));
