import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import type { FastifyInstance } from 'fastify';
import { problemOf, testApp } from '../../test/server.ts';
import { type ReaderNotes, type SiteState, type StoredNote, UnknownSubject } from './reader-notes.ts';
import { folderWith } from '../../test/folder.ts';

const approval = {
  rule: 'S-4.3-06',
  by: 'Ada Moss',
  what: 'approved',
  words: 'It holds.',
  evidence: '',
  reason: '',
};
const question = { about: 'S-4.3-06', by: 'Ada', question: 'Why?', reason: 'It is new.' };
const answer = { to: 'A-09', by: 'Ada', answer: 'Because.' };
const local = { host: 'localhost:4300', 'sec-fetch-site': 'same-origin' };

/** Starts a server with a specification. `written` has the notes that were added. */
async function stage(context: TestContext, more: Partial<ReaderNotes> & { readonly closed?: string } = {}) {
  const root = folderWith(context, { 'index.html': '' });
  const written: object[] = [];
  const state = (): SiteState => ({
    closed: more.closed ?? null,
    repository: null,
    hasDocuments: true,
    built: '2026-05-04T09:00:00Z',
    notes: { approvals: [], questions: [], answers: [] },
  });
  const add: ReaderNotes['add'] = (kind, note) => {
    written.push({ kind, ...note });
    return { ...note, time: '2026-05-04T09:00:00Z' } as StoredNote<typeof kind>;
  };
  const notes: ReaderNotes = { state, add, ...more };
  const app = await testApp(context, { specification: { root, refresh: async () => true, notes } });
  return { app, written };
}

const post = (app: FastifyInstance, kind: string, payload: object, headers: object = {}) =>
  app.inject({ method: 'POST', url: `/spec/${kind}`, payload, headers: { ...local, ...headers } });

test('an approval, a question and an answer are added and returned', async (context) => {
  const { app, written } = await stage(context);
  for (const [kind, note] of Object.entries({ approvals: approval, questions: question, answers: answer })) {
    const response = await post(app, kind, note);
    assert.equal(response.statusCode, 201, kind);
    assert.deepEqual(response.json(), { ...note, time: '2026-05-04T09:00:00Z' });
  }
  assert.equal(written.length, 3);
});

test('a page of another site, of another name and of another machine writes nothing', async (context) => {
  const { app, written } = await stage(context);
  for (const [headers, code] of [
    [{ 'sec-fetch-site': 'cross-site' }, 'anti-forgery-missing'],
    [{ 'sec-fetch-site': 'same-site' }, 'anti-forgery-missing'],
    [{ host: 'spec.example.com' }, 'read-only'],
    [{ 'x-forwarded-for': '203.0.113.9' }, 'read-only'],
    [{ forwarded: 'for=203.0.113.9' }, 'read-only'],
  ] as const) {
    const response = await post(app, 'approvals', approval, headers);
    assert.equal(response.statusCode, 403);
    assert.equal(problemOf(response).code, code, JSON.stringify(headers));
  }
  const { host } = local;
  const old = { method: 'POST', url: '/spec/approvals', payload: approval } as const;
  const foreign = await app.inject({ ...old, headers: { host, origin: 'http://example.com' } });
  assert.equal(problemOf(foreign).code, 'anti-forgery-missing');
  const remote = await app.inject({
    ...old,
    headers: local,
    remoteAddress: '203.0.113.9',
  });
  assert.match(problemOf(remote).detail, /Only a browser on the machine of the server/);
  assert.deepEqual(written, []);
});

test('a server that may not write says why, to the page and to a request', async (context) => {
  const { app, written } = await stage(context, { closed: 'There is no checkout.' });
  const response = await post(app, 'questions', question);
  assert.deepEqual(
    [problemOf(response).code, problemOf(response).detail],
    ['read-only', 'There is no checkout.'],
  );
  const state = await app.inject({ url: '/spec/state.json', headers: local });
  assert.equal(state.json<SiteState>().closed, 'There is no checkout.');
  assert.deepEqual(written, []);
});

test('a reader on another machine can neither write nor read the documents', async (context) => {
  const { app } = await stage(context);
  const own = await app.inject({ url: '/spec/state.json', headers: local });
  assert.equal(own.json<SiteState>().closed, null);
  assert.equal(own.json<SiteState>().hasDocuments, true);
  const other = await app.inject({ url: '/spec/state.json', headers: { host: 'spec.example.com' } });
  assert.match(other.json<SiteState>().closed ?? '', /Only a browser on the machine/);
  assert.equal(other.json<SiteState>().hasDocuments, false);
});

test('texts that are blank or too long, and unknown ids, are refused with the limit', async (context) => {
  const { app, written } = await stage(context);
  for (const [kind, note, detail] of [
    ['approvals', { ...approval, by: 'a'.repeat(81) }, /by: must NOT have more than 80 characters/],
    ['approvals', { ...approval, by: ' \t\n' }, /by: /],
    ['approvals', { ...approval, rule: '../../x' }, /rule: /],
    ['approvals', { ...approval, what: 'liked' }, /what: must be one of "approved", "rejected", "withdrawn"/],
    ['approvals', { ...approval, evidence: '=cmd' }, /evidence: /],
    [
      'questions',
      { ...question, question: 'a'.repeat(10_001) },
      /question: must NOT have more than 10000 characters/,
    ],
    [
      'approvals',
      { ...approval, what: 'rejected', reason: 'a'.repeat(10_001) },
      /reason: must NOT have more than 10000 characters/,
    ],
    ['approvals', { ...approval, what: 'rejected' }, /^A rejection needs a reason\.$/],
    [
      'answers',
      { ...answer, answer: 'a'.repeat(10_001) },
      /answer: must NOT have more than 10000 characters/,
    ],
    ['answers', { ...answer, to: 'A-09\tx' }, /to: /],
  ] as const) {
    const response = await post(app, kind, note);
    assert.equal(problemOf(response).code, 'invalid-request');
    assert.match(problemOf(response).detail, detail);
  }
  assert.equal((await post(app, 'answers', { answer: 'a'.repeat(70_000) })).statusCode, 413);
  assert.deepEqual(written, []);
});

test('a file that cannot be written is named', async (context) => {
  const { app } = await stage(context, {
    add: () => {
      throw Object.assign(new Error('permission denied'), { code: 'EACCES' });
    },
  });
  const response = await post(app, 'answers', answer);
  assert.equal(response.statusCode, 403);
  assert.match(problemOf(response).detail, /features\/rules\/answers\.tsv cannot be written: EACCES/);
});

test('a note about a rule that is gone is refused in words', async (context) => {
  const { app } = await stage(context, {
    add: () => {
      throw new UnknownSubject('S-4.3-99');
    },
  });
  const response = await post(app, 'approvals', { ...approval, rule: 'S-4.3-99' });
  assert.deepEqual(
    [problemOf(response).code, problemOf(response).detail],
    ['invalid-request', 'The specification no longer has S-4.3-99. Open the overview and look for it there.'],
  );
});
