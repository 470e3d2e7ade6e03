import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { writeServerPackage } from '../image/package.ts';
import { pack } from '../pack.ts';
import { ownEnvironment } from '../../shared/run.ts';
import { root } from '../../shared/source-files.ts';

export const playwrightPackage = join(root, 'node_modules', '@playwright', 'test');

/** The result of a program. */
export interface Ended {
  readonly stdout: string;
  readonly stderr: string;
  /** Exit code; undefined if the program succeeded. */
  readonly code?: number;
}

/** A temporary project with nothing but the packages of this repository, as installed from tarballs, and Playwright. */
export interface ForeignProject {
  readonly folder: string;
  /** Writes a file of the project. */
  write(path: string, text: string): void;
  /** Runs a program in the project until it ends. */
  ended(program: string, parameters: readonly string[]): Promise<Ended>;
  /** Runs a program in the project. @throws {Error} with the program's output if the program fails */
  runs(program: string, parameters: readonly string[]): Promise<string>;
}

let opened: Promise<ForeignProject> | undefined;

/**
 * Returns the project with both packages, installed without a network. SPA, console and server must be built. All test
 * files of a process share one project, since packing and installing are slow.
 */
export const foreignProject = (): Promise<ForeignProject> => (opened ??= openProject());

async function openProject(): Promise<ForeignProject> {
  const folder = mkdtempSync(join(tmpdir(), 'threshold-foreign-'));
  process.once('exit', () => rmSync(folder, { recursive: true }));
  const ended: ForeignProject['ended'] = (program, parameters) =>
    promisify(execFile)(program, parameters, {
      cwd: folder,
      // A nested test runner would otherwise use the reporter of the outer one.
      env: { ...process.env, ...ownEnvironment, NODE_TEST_CONTEXT: undefined },
    }).catch((error: Ended) => error);
  const project: ForeignProject = {
    folder,
    write: (path, text) => {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    },
    ended,
    runs: async (program, parameters) => {
      const { code, stdout, stderr } = await ended(program, parameters);
      if (code !== undefined) throw new Error(`${program} ${parameters.join(' ')}\n${stdout}\n${stderr}`);
      return stdout;
    },
  };
  const packed = join(folder, 'packed');
  writeServerPackage(join(packed, 'server'));
  const tarballs = [
    await pack(join(packed, 'server'), packed),
    // In a process of its own, since Vite changes NODE_ENV.
    join(
      folder,
      (
        await project.runs(process.execPath, [join(root, 'scripts', 'build', 'client', 'client.ts'), packed])
      ).trim(),
    ),
  ];
  project.write('package.json', '{ "type": "module", "private": true }');
  await project.runs('npm', ['install', '--offline', '--no-audit', '--no-fund', ...tarballs]);
  mkdirSync(join(folder, 'node_modules', '@playwright'));
  symlinkSync(playwrightPackage, join(folder, 'node_modules', '@playwright', 'test'));
  return project;
}
