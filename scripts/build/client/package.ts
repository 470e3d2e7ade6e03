import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { clientOperations } from '../client-operations.ts';
import { rootPackage } from '../pack.ts';
import { run } from '../../shared/run.ts';
import { root } from '../../shared/source-files.ts';
import { contractDeclarations } from './declarations.ts';

/** Source folder of the client package. */
const sources = 'mock-server/tools/client';

/** Name of the package. The owner of the project reserves its scope before publishing. */
const packageName = '@threshold-mock/client';

/** Exports of the package, with the names of their modules. */
const entries = { '.': 'client', './playwright': 'playwright' } as const;

/**
 * Writes the files of the client package for `npm pack`.
 *
 * @param folder output folder, whose old content is deleted
 * @throws {Error} with the output of a failed tool
 */
export async function writePackage(folder: string): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  await Promise.all([writeModules(folder), writeDeclarations(folder)]);
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(packageJson(), null, 2)}\n`);
  cpSync(join(root, sources, 'README.md'), join(folder, 'README.md'));
  cpSync(join(root, 'LICENSE'), join(folder, 'LICENSE'));
}

/**
 * Returns the content of package.json. Playwright is a peer dependency, since two copies of it do not work together.
 */
function packageJson(): object {
  const { version, license, repository, engines, devDependencies } = rootPackage();
  const playwright = '@playwright/test';
  return {
    name: packageName,
    version,
    description: 'Client of the control API of the Threshold mock server, and Playwright fixtures.',
    license,
    repository,
    type: 'module',
    engines,
    exports: Object.fromEntries(
      Object.entries(entries).map(([path, name]) => [
        path,
        { types: `./${name}.d.ts`, default: `./${name}.js` },
      ]),
    ),
    peerDependencies: { [playwright]: `>=${devDependencies[playwright]?.replace(/\.\d+$/, '')}` },
    publishConfig: { access: 'public' },
    peerDependenciesMeta: { [playwright]: { optional: true } },
  };
}

async function writeModules(folder: string): Promise<void> {
  await build({
    configFile: false,
    root,
    logLevel: 'warn',
    plugins: [clientOperations()],
    build: {
      outDir: folder,
      emptyOutDir: false,
      target: 'es2022',
      minify: false,
      lib: {
        formats: ['es'],
        entry: Object.fromEntries(
          Object.values(entries).map((name) => [name, join(root, sources, `${name}.ts`)]),
        ),
      },
      rolldownOptions: { external: ['@playwright/test', /^node:/], output: { chunkFileNames: 'shared.js' } },
    },
  });
}

async function writeDeclarations(folder: string): Promise<void> {
  const emitted = join(folder, 'emitted');
  const configuration = join(root, sources, 'tsconfig.declarations.json');
  const { ok, output } = await run('tsc', ['-p', configuration, '--outDir', emitted, '--pretty', 'false'], {
    seconds: 120,
  });
  if (!ok) throw new Error(output.trim());
  for (const name of Object.values(entries)) {
    const text = readFileSync(join(emitted, sources, `${name}.d.ts`), 'utf8');
    writeFileSync(join(folder, `${name}.d.ts`), text.replaceAll(/from '(\.\/\w+)\.ts'/g, "from '$1.js'"));
  }
  rmSync(emitted, { recursive: true });
  writeFileSync(join(folder, 'contract.d.ts'), contractDeclarations());
}
