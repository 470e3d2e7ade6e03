import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { startProgram } from '../../scripts/shared/program.ts';
import { paths } from '../../web/shared/routes/paths.ts';
import { fillIn } from './form.ts';
import { arriveAt, test } from './journey.ts';

test.use({ expectedErrors: /Failed to load resource|A call failed/ });

/** Runs the start command with a data file. Default port: any free one. */
const start = (dataFile: string, port = '0') =>
  startProgram([process.execPath, 'scripts/run/start.mjs'], {
    environment: { PORT: port, DATA_FILE: dataFile, NODE_OPTIONS: '' },
  });

test('a created loan is still stored after the server was killed', async ({ page }) => {
  const folder = await mkdtemp(join(tmpdir(), 'threshold-'));
  const dataFile = join(folder, 'threshold.sqlite');
  let server = start(dataFile);
  try {
    const address = await server.ready;
    await page.goto(address);
    await page.getByRole('button', { name: 'Leila Sandoval' }).click();
    await arriveAt(page, 'Mortgage Pipeline');
    await page.goto(address + paths.newLoan);
    await fillIn(page, 'Grace', 'Lasting');
    await page.getByRole('button', { name: 'Create Loan', exact: true }).click();
    await arriveAt(page, /^\d{10} Grace Lasting$/);

    await server.stop('SIGKILL');
    server = start(dataFile, new URL(address).port);
    await server.ready;

    // The user is still signed in.
    await page.goto(address);
    await arriveAt(page, 'Mortgage Pipeline');
    const row = page.getByTitle('Mortgage Pipeline').contentFrame().getByRole('row');
    await expect(row.filter({ hasText: 'Grace Lasting' })).toContainText('$400,000.00');
  } finally {
    await server.stop('SIGKILL');
    await rm(folder, { recursive: true });
  }
});
