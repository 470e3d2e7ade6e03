import assert from 'node:assert/strict';
import { test } from 'node:test';
import { linkFindings, pathFindings, recordFindings } from './links.ts';

const guide = { path: 'docs/guide.md', text: '# Guide\n\n## Where is ...?\n' };
const there = ['docs/guide.md', 'web/README.md', 'docs'];
const findings = (text: string) =>
  linkFindings([guide, { path: 'web/README.md', text }], (path) => there.includes(path));

test('links to existing files, folders and headings and to other sites are no findings', () => {
  const text =
    '[a](../docs/guide.md) [b](../docs/) [c](../docs/guide.md#where-is-) [d](https://example.com/x)';
  assert.deepEqual(findings(`# Own\n${text}\n[e](#own)`), []);
});

test('a link to a missing file or heading is found with its line', () => {
  assert.deepEqual(findings('one\n[a](gone.md) and [b](../docs/guide.md#gone)\n[c](#nowhere)'), [
    'web/README.md:2 links to gone.md, which does not exist',
    'web/README.md:2 links to ../docs/guide.md#gone, which does not exist',
    'web/README.md:3 links to #nowhere, which does not exist',
  ]);
});

test('a link to a page without a heading is found', () => {
  const pages = [
    { path: 'README.md', text: '# Project\n\n[a](a.md) [b](b.md)' },
    { path: 'a.md', text: '' },
    { path: 'b.md', text: '# B\n' },
  ];
  assert.deepEqual(
    linkFindings(pages, () => true),
    ['README.md:3 links to a.md, which has no heading'],
  );
});

test('examples in code blocks are not checked', () => {
  assert.deepEqual(findings('```\n[a](gone.md)\n```'), []);
});

test('a missing path in backticks is found, a pattern is not', () => {
  const text =
    'See `web/README.md`, `web/`, `web/<area>/api.ts` and `npm run web/gone.ts`.\n`web/gone.ts` and `web/old/`';
  assert.deepEqual(
    pathFindings([{ path: 'a.md', text }], ['web'], (path) => ['web', 'web/README.md'].includes(path)),
    ['a.md:2 names web/gone.ts, which does not exist', 'a.md:2 names web/old, which does not exist'],
  );
});

const parts = '- Status: accepted\n- Date: 2026-11-22\n\n## Context\n\n## Decision\n\n## Consequences\n';
const list = { path: 'decisions/README.md', text: '[001](001-a.md) [002](002-b.md)' };

test('records with all parts and a row in the list are no findings', () => {
  const pages = ['001-a', '002-b'].map((name) => ({
    path: `decisions/${name}.md`,
    text: `# ${name.slice(0, 3)} Topic\n\n${parts}`,
  }));
  assert.deepEqual(recordFindings([...pages, list]), []);
});

test('a missing row and a missing part are findings', () => {
  const page = { path: 'decisions/003-c.md', text: `# 003 Topic\n\n${parts.replace('## Context', '')}` };
  assert.deepEqual(recordFindings([list, page]), [
    'decisions/003-c.md is not in the list of records',
    'decisions/003-c.md has no line "## Context"',
  ]);
});
