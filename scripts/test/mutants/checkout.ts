import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run, type Run, type RunOptions } from '../../shared/run.ts';
import { root } from '../../shared/source-files.ts';
import type { SuiteResults, TestResult } from '../reports/results.ts';
import type { Mistake } from './operators.ts';

/** A copy of the last commit in a temporary folder, which is removed when the process exits. */
export class Checkout {
  readonly #folder = mkdtempSync(join(tmpdir(), 'mutants-'));

  private constructor() {
    process.on('exit', () => rmSync(this.#folder, { recursive: true, force: true, maxRetries: 5 }));
  }

  /** @param built a checkout whose build is copied; default: builds the SPA and the console */
  static async create(built?: Checkout): Promise<Checkout> {
    const checkout = new Checkout();
    await checkout.run('git', ['clone', '--quiet', '--shared', root, '.']);
    symlinkSync(join(root, 'node_modules'), checkout.path('node_modules'));
    if (built) cpSync(built.path('dist'), checkout.path('dist'), { recursive: true });
    else await checkout.node(['scripts/build/build.ts']);
    return checkout;
  }

  path = (file: string): string => join(this.#folder, file);
  read = (file: string): string => readFileSync(this.path(file), 'utf8');
  write = (file: string, text: string): void => writeFileSync(this.path(file), text);

  make({ file, start, end, after }: Mistake): void {
    const text = this.read(file);
    this.write(file, text.slice(0, start) + after + text.slice(end));
  }

  async restore(): Promise<void> {
    await this.run('git', ['checkout', '--quiet', '.']);
    await this.run('git', ['clean', '--quiet', '--force', '-d']);
  }

  /** Returns the files, without duplicates, in which the type checker finds errors. */
  async filesWithErrors(): Promise<readonly string[]> {
    const options = [
      '--pretty',
      'false',
      '--noUnusedLocals',
      'false',
      '--tsBuildInfoFile',
      'dist/types.tsbuildinfo',
    ];
    const { ok, output } = await this.run(join(root, 'node_modules', '.bin', 'tsc'), options);
    const files = new Set([...output.matchAll(/^(\S+)\(\d+,\d+\): error/gm)].map(([, file = '']) => file));
    if (!ok && files.size === 0) throw new Error(`The type checker failed: ${output.slice(-2_000)}`);
    return [...files];
  }

  /** Runs tests by their files or places; null if the run did not end in time. */
  async test(places: readonly string[], seconds: number): Promise<readonly TestResult[] | null> {
    const report = this.path('.results/mutant.json');
    rmSync(report, { force: true });
    await this.node(['scripts/test/test.ts', ...places, '--json', report], { seconds });
    if (!existsSync(report)) return null;
    const { suites } = JSON.parse(readFileSync(report, 'utf8')) as { suites: readonly SuiteResults[] };
    return suites.flatMap(({ tests }) => tests);
  }

  node(parameters: readonly string[], options: Partial<RunOptions> = {}): Promise<Run> {
    return this.run(process.execPath, parameters, options);
  }

  private run(
    program: string,
    parameters: readonly string[],
    options: Partial<RunOptions> = {},
  ): Promise<Run> {
    return run(program, parameters, { seconds: 3_600, ...options, folder: this.#folder });
  }
}
