import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { test } from './journey.ts';

const features = 'features/loan/dashboard-of-standard-loans.feature';

interface Run {
  readonly code: number;
  readonly output: string;
}

/** Runs the scenarios about the dashboards of the standard loans at the app level. */
function runDashboards(environment: Readonly<Record<string, string>>): Promise<Run> {
  const cucumber = join('node_modules', '@cucumber', 'cucumber', 'bin', 'cucumber.js');
  const parameters = [cucumber, '-p', 'app', '--format', 'summary'];
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      parameters,
      {
        env: {
          ...process.env,
          ...environment,
          THRESHOLD_FEATURES: features,
          THRESHOLD_SUITE: 'stub-server',
          FORCE_COLOR: '0',
        },
      },
      (error, output) => resolve({ code: typeof error?.code === 'number' ? error.code : 0, output }),
    );
  });
}

test('a server whose dashboards are all the same fails the features', async () => {
  const stubbed = await runDashboards({ THRESHOLD_STUB: 'dashboard' });
  expect(stubbed.code).toBe(1);
  // Nine scenarios pass: they are about the first loan, which is in all responses.
  expect(stubbed.output).toMatch(/^18 scenarios \(9 passed, 9 failed\)$/m);
  expect(stubbed.output).toContain(
    'the page to be titled "1000123402 Solomon Adeyemi", not "1000123401 Amelia Thornquist"',
  );
});
