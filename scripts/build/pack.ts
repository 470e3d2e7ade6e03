import { join } from 'node:path';
import { run } from '../shared/run.ts';
import { textOf } from '../shared/source-files.ts';

/** The fields of the root package.json that the packages for other projects share. */
interface RootPackage {
  readonly version: string;
  readonly license: string;
  /** Address of the repository of the owner. */
  readonly repository: object;
  readonly engines: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
}

export const rootPackage = (): RootPackage => JSON.parse(textOf('package.json')) as RootPackage;

/**
 * Packs the folder of a package.
 *
 * @returns the path of the tarball in the folder `target`
 * @throws {Error} with the output of npm
 */
export async function pack(folder: string, target: string): Promise<string> {
  const parameters = ['pack', folder, '--silent', '--pack-destination', target];
  const { ok, output } = await run('npm', parameters, { seconds: 120 });
  if (!ok) throw new Error(output.trim());
  return join(target, output.trim().split('\n').at(-1) ?? '');
}
