import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { type TestContext, test } from 'node:test';
import { openStore } from '../../platform/worlds/open-store.ts';
import { folderWith } from '../../test/folder.ts';

const rounds = 25;

/**
 * Source of a process that opens a store for each path on standard input, and prints the result. An empty line closes
 * the store.
 */
const program = `
  import { createInterface } from 'node:readline';
  import { openStore } from ${JSON.stringify(new URL('../../platform/worlds/open-store.ts', import.meta.url).href)};
  await (await openStore(':memory:')).close();
  console.log('loaded');
  let store;
  for await (const line of createInterface({ input: process.stdin })) {
    if (line === '') {
      await store?.close();
      console.log('closed');
      continue;
    }
    store = await openStore(line).catch(({ message }) => void console.log(message));
    if (store) console.log('open');
  }`;

test('if two processes open a new file at the same time, one succeeds and the other one gets an error', {
  timeout: 60_000,
}, async (context) => {
  const folder = folderWith(context);
  const processes = [await startProcess(context), await startProcess(context)];
  for (let round = 0; round < rounds; round += 1) {
    const file = join(folder, `${round}.sqlite`);
    const said = await Promise.all(processes.map((each) => each.say(file)));
    const [won, lost] = said.toSorted((one) => (one === 'open' ? -1 : 1));
    assert.equal(won, 'open', `round ${round}: ${said.join(' | ')}`);
    assert.match(lost ?? '', /^The data file \S+ is in use by another server\. Stop that server, or /);
    await Promise.all(processes.map((each) => each.say('')));
    const store = await openStore(file);
    assert.equal(await store.secrets.increment('opened'), 1);
    await store.close();
  }
});

test('the lock of a killed process is released', { timeout: 60_000 }, async (context) => {
  const file = join(folderWith(context), 'data.sqlite');
  const first = await startProcess(context);
  assert.equal(await first.say(file), 'open');
  await first.kill();
  await (await openStore(file)).close();
});

async function startProcess(context: TestContext) {
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  context.after(() => child.kill('SIGKILL'));
  const lines = createInterface({ input: child.stdout });
  const nextLine = async (): Promise<string> => String((await once(lines, 'line'))[0]);
  await nextLine();
  return {
    /** Writes a line and returns the next line of the process. */
    say: (line: string): Promise<string> => {
      const reply = nextLine();
      child.stdin.write(`${line}\n`);
      return reply;
    },
    kill: async (): Promise<void> => {
      const gone = once(child, 'exit');
      child.kill('SIGKILL');
      await gone;
    },
  };
}
