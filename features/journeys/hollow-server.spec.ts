import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { test } from './journey.ts';

interface Run {
  readonly code: number;
  readonly output: string;
}

/** Runs the scenarios about dashboards between SPA and server. */
function runDashboards(environment: Readonly<Record<string, string>>): Promise<Run> {
  const cucumber = join('node_modules', '@cucumber', 'cucumber', 'bin', 'cucumber.js');
  const parameters = [cucumber, '-p', 'http', '--tags', '@dashboard', '--format', 'summary'];
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      parameters,
      { env: { ...process.env, ...environment, THRESHOLD_SUITE: 'hollow-server', FORCE_COLOR: '0' } },
      (error, output) => resolve({ code: typeof error?.code === 'number' ? error.code : 0, output }),
    );
  });
}

test('a server whose dashboards are all the same turns the features red', async () => {
  // That they are green with a sound server is for the features between SPA and server themselves to say.
  const hollow = await runDashboards({ THRESHOLD_HOLLOW: 'dashboard' });
  expect(hollow.code).toBe(1);
  // The first loan is the one that all answers show; the others are told apart.
  expect(hollow.output).toMatch(/^5 scenarios \(1 passed, 4 failed\)$/m);
  expect(hollow.output).toContain("+ '1000123401 Amelia Thornquist'");
  expect(hollow.output).toContain("- '1000123402 Solomon Adeyemi'");
});
