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
import { rulePage } from './rule-page.ts';
import { rulesPage } from './rules-page.ts';

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
  assert.deepEqual(cellsOf('getUser'), ['mock server', '1 of 8 failed November 24, 2026', 'yes']);
  assert.deepEqual(cellsOf('getMenu'), ['passed on', '8 passed November 24, 2026', 'yes']);
  assert.deepEqual(cellsOf('getEvents'), ['mock server', '8 passed, 1 skipped November 24, 2026', 'never']);
  assert.deepEqual(cellsOf('createLoan'), ['mock server', 'Not verified', 'never']);
  assert.match(section, /Never sent by a suite: .*createLoan<\/a>/);
});

test('the board says what a backend failed, what was skipped, and in which run', () => {
  assert.match(
    section,
    /<h3><a href="operations\.html#getUser">getUser<\/a> at <code>https:\/\/backend\.example\.com.*href="https:\/\/ci\.example\.com\/7".*an originator: \$\.isOriginator: expected true, got &quot;true&quot;.*a menu changed: not offered/s,
  );
});

const sight = { on: '2026-11-24T09:00:00.000Z', run: 'https://ci.example.com/7' };
const seenAt = (verdict: 'passed' | 'failed', why = '') => ({
  'getUser: an originator': { ...sight, rules: ['S-3-11'], verdict, why, lastPassed: sight },
});
const twoBackends = siteOf(
  modelOf({
    ...readSources(),
    board: {
      ...board,
      checks: {
        'https://right.example.com/': seenAt('passed'),
        'https://wrong.example.com/': seenAt('failed', 'isOriginator is a text'),
      },
    },
  }),
);
const textOf = (body: unknown): string =>
  String(body)
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ');

test('the board has the verdicts on rules of each backend, and what showed a rule to be false', () => {
  const [, part = ''] = String(operationsPage(twoBackends).body).split('id="rules-on-backends"');
  const text = textOf(part);
  assert.match(
    text,
    /https:\/\/right\.example\.com\/ 0 1 \d+ \d+ https:\/\/wrong\.example\.com\/ 1 0 \d+ \d+ /,
  );
  assert.match(
    text,
    /Seen false at https:\/\/wrong\.example\.com\/ S-3-11 getUser: an originator: isOriginator is a text November 24, 2026, .* Last seen true on November 24, 2026 by getUser: an originator\./,
  );
  assert.doesNotMatch(text, /Seen false at https:\/\/right/);
  assert.match(text, /\d+ rules that no check can show at https:\/\/wrong\.example\.com\//);
  assert.match(part, /href="rules\.html#backend=false%40https%3A%2F%2Fwrong\.example\.com%2F"/);
});

test("a rule's page says on which backend it was last seen true, on which day and by which check", () => {
  const view = twoBackends.model.ruleById.get('S-3-11') ?? assert.fail();
  const body = String(rulePage(view, twoBackends).body);
  const text = textOf(body);
  assert.match(
    text,
    /right\.example\.com\/ Seen true Last seen true on November 24, 2026 by getUser: an originator\./,
  );
  assert.match(
    text,
    /wrong\.example\.com\/ Seen false False on November 24, 2026 by getUser: an originator: isOriginator is a text\./,
  );
  assert.match(body, /href="\.\.\/operations\.html#rules-on-backends"/);
  assert.doesNotMatch(String(rulePage(view, site).body), /On backends/);
});

test('the rules can be filtered by their verdict at a backend', () => {
  const body = String(rulesPage(twoBackends).body);
  assert.match(
    body,
    /<option value="false@https:\/\/wrong\.example\.com\/">https:\/\/wrong\.example\.com\/: seen false</,
  );
  const [row = ''] = body.split('<li data-row').filter((one) => one.includes('>S-3-11</a>'));
  assert.match(
    row,
    /data-backend="true@https:\/\/right\.example\.com\/ false@https:\/\/wrong\.example\.com\/"/,
  );
  assert.doesNotMatch(String(rulesPage(site).body), /On a backend/);
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
