import { cpSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { rootPackage } from '../pack.ts';
import { root } from '../../shared/source-files.ts';
import { assembleServer } from './assemble.ts';

/** The command of the package. */
const command = 'threshold-mock-server';

/**
 * Writes the files of the server's package for `npm pack`: the built server, SPA and console, without the specification.
 *
 * @param folder output folder, whose old content is deleted
 * @throws {Error} for a missing build result
 */
export function writeServerPackage(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  assembleServer(folder, ['dist/server', 'dist/web', 'dist/console']);
  const { version, license, repository } = rootPackage();
  const fields = {
    name: '@threshold-mock/server',
    version,
    description: 'The Threshold mock server with the product, for tests of other projects.',
    license,
    repository,
    type: 'module',
    engines: { node: '>=24' },
    bin: { [command]: 'scripts/run/start/built.cjs' },
    // npm packs these from node_modules, so that an installation needs no other package.
    dependencies: { 'swagger-ui-dist': '*' },
    bundleDependencies: ['swagger-ui-dist'],
    publishConfig: { access: 'public' },
  };
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(fields, null, 2)}\n`);
  cpSync(join(root, 'scripts', 'build', 'image', 'package.md'), join(folder, 'README.md'));
}
