import { join } from 'node:path';
import { type ForeignProject, playwrightPackage } from './foreign-project.ts';

/** The result of a Playwright test. */
export interface Outcome {
  readonly project: string;
  readonly title: string;
  readonly errors: readonly {
    readonly message: string;
    readonly location?: { readonly file: string; readonly line: number };
  }[];
  readonly attachments: readonly { readonly name: string; readonly body?: string }[];
}

/** The properties of Playwright's JSON report that tests read. */
interface Report {
  /** Errors outside the tests. */
  readonly errors: readonly { readonly message: string }[];
  readonly suites: readonly {
    readonly specs: readonly {
      readonly title: string;
      readonly tests: readonly {
        readonly projectName: string;
        readonly results: readonly Pick<Outcome, 'errors' | 'attachments'>[];
      }[];
    }[];
  }[];
}

/** Runs the Playwright tests of a project. @throws {Error} for errors outside the tests */
export async function outcomesIn(project: ForeignProject, configuration: string): Promise<Outcome[]> {
  const runner = join(playwrightPackage, 'cli.js');
  const words = [runner, 'test', '-c', configuration, '--reporter=json'];
  const { stdout } = await project.ended(process.execPath, words);
  const { suites, errors } = JSON.parse(stdout) as Report;
  if (errors.length > 0) throw new Error(errors.map(({ message }) => message).join('\n'));
  return suites
    .flatMap(({ specs }) => specs)
    .flatMap(({ title, tests }) =>
      tests.flatMap(({ projectName, results }) =>
        results.map((result) => ({ ...result, project: projectName, title })),
      ),
    );
}
