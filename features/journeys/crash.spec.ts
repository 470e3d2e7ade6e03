import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { paths } from '../../web/shared/routes/paths.ts';
import { fillIn } from './form.ts';
import { arriveAt, test } from './journey.ts';

interface Started {
  readonly process: ChildProcess;
  readonly url: string;
}

/** Runs the start command with a data file. Default port: any free one. */
async function start(dataFile: string, port = '0'): Promise<Started> {
  const child = spawn(process.execPath, ['scripts/start.mjs'], {
    env: { ...process.env, PORT: port, DATA_FILE: dataFile, NODE_OPTIONS: '' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  child.stdout.setEncoding('utf8');
  for await (const part of child.stdout) {
    said += String(part);
    const url = /^ready: (http:\S+)$/m.exec(said)?.[1];
    if (url) return { process: child, url };
  }
  throw new Error(`The server did not start: ${said}`);
}

async function kill({ process: child }: Started): Promise<void> {
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
}

test('a created loan is still stored after the server was killed', async ({ page }) => {
  const folder = await mkdtemp(join(tmpdir(), 'threshold-'));
  const dataFile = join(folder, 'threshold.sqlite');
  let server = await start(dataFile);
  try {
    await page.goto(server.url);
    await page.getByRole('button', { name: 'Leila Sandoval' }).click();
    await arriveAt(page, 'Mortgage Pipeline');
    await page.goto(server.url + paths.newLoan);
    await fillIn(page, 'Grace', 'Lasting');
    await page.getByRole('button', { name: 'Create Loan', exact: true }).click();
    await arriveAt(page, /^\d{10} Grace Lasting$/);

    await kill(server);
    server = await start(dataFile, new URL(server.url).port);

    // The user is still signed in.
    await page.goto(server.url);
    await arriveAt(page, 'Mortgage Pipeline');
    const row = page.getByTitle('Mortgage Pipeline').contentFrame().getByRole('row');
    await expect(row.filter({ hasText: 'Grace Lasting' })).toContainText('$400,000.00');
  } finally {
    await kill(server);
    await rm(folder, { recursive: true });
  }
});
