import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { readSent } from '../../../scripts/contracts/verify/board.ts';
import { modelOf } from '../model/model.ts';
import { readSources } from '../read/sources.ts';
import { operationsPage } from './operation-pages.ts';
import { siteOf } from './layout.ts';

const verified = {
  on: '2026-11-24T09:00:00.000Z',
  run: 'https://ci.example.com/7',
  passed: 8,
  failed: [],
  skipped: [],
};
const failure = { outcome: 'an originator', why: '$.isOriginator: expected true, got "true"' };
const board = {
  backends: {
    'https://backend.example.com/': {
      getUser: { ...verified, passed: 7, failed: [failure] },
      getMenu: verified,
      getEvents: { ...verified, skipped: [{ outcome: 'a menu changed', why: 'not offered' }] },
    },
  },
  sent: new Map([['e2e', new Set(['getUser', 'getMenu'])]]),
  passedOn: new Set(['getMenu']),
  damaged: [],
};
const site = siteOf(modelOf({ ...readSources(), board }));
const [, section = ''] = String(operationsPage(site).body).split('<h2 id="board">');
const cellsOf = (name: string): string[] => {
  const row = section.split('<tr>').find((one) => one.includes(`>${name}</a></th>`)) ?? assert.fail(name);
  return row
    .split('<td>')
    .slice(1)
    .map((cell) => cell.replaceAll(/<[^>]+>/g, '').trim());
};

test('the board shows each operation with its server, its verification and whether a suite sends it', () => {
  assert.deepEqual(cellsOf('getUser'), ['mock server', '1 of 8 failed 2026-11-24', 'yes']);
  assert.deepEqual(cellsOf('getMenu'), ['passed on', '8 passed 2026-11-24', 'yes']);
  assert.deepEqual(cellsOf('getEvents'), ['mock server', '8 passed, 1 skipped 2026-11-24', 'never']);
  assert.deepEqual(cellsOf('createLoan'), ['mock server', 'Not verified', 'never']);
  assert.match(section, /Never sent by a suite: .*createLoan<\/a>/);
});

test('the board says what a backend failed, what was skipped, and in which run', () => {
  assert.match(
    section,
    /<h3><a href="operations\.html#getUser">getUser<\/a> at <code>https:\/\/backend\.example\.com.*href="https:\/\/ci\.example\.com\/7".*an originator: \$\.isOriginator: expected true, got &quot;true&quot;.*a menu changed: not offered/s,
  );
});

test('a damaged file of the board is named, and hides nothing else', () => {
  const message = '.results/contract-board.json is damaged (it is not JSON): delete it and verify again.';
  const page = operationsPage(siteOf(modelOf({ ...readSources(), board: { ...board, damaged: [message] } })));
  assert.match(
    String(page.body),
    /<p class="reason">\.results\/contract-board\.json is damaged.*1 of 8 failed/s,
  );
});

test('without a verification the board says how to add one', () => {
  const empty = {
    backends: {},
    sent: new Map<string, Set<string>>(),
    passedOn: new Set<string>(),
    damaged: [],
  };
  const page = operationsPage(siteOf(modelOf({ ...readSources(), board: empty })));
  assert.match(
    String(page.body),
    /No backend is verified\. <code>npm run contracts:verify -- --provider ADDRESS/,
  );
  assert.doesNotMatch(String(page.body), /Never sent/);
});

test('the operations that suites have sent are read by suite, and a wrong line is named', (context) => {
  const folder = mkdtempSync(join(tmpdir(), 'threshold-sent-'));
  context.after(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, 'sent-e2e.tsv'), 'getUser\nWhatsNew\ngetUser\n');
  assert.deepEqual([...(readSent(folder).get('e2e') ?? [])].toSorted(), ['', 'WhatsNew', 'getUser']);
  writeFileSync(join(folder, 'sent-e2e.tsv'), 'getUser\ngetUsr\n');
  assert.throws(() => readSent(folder), {
    message: 'sent-e2e.tsv:2 is damaged: "getUsr" is not an operation.',
  });
});
