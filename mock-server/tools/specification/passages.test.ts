import assert from 'node:assert/strict';
import { test } from 'node:test';
import { problemOf, testApp } from '../../test/server.ts';
import { folderWith } from '../../test/folder.ts';

const sentences = {
  passages: { 'L-4.5-01': { place: 'Document 001', before: null, text: 'A made-up sentence.', after: null } },
  all: ['A made-up sentence.'],
  notices: [],
};

test('sentences of the documents go to this machine only, and no browser stores them', async (context) => {
  const root = folderWith(context, { 'index.html': '' });
  const asked: string[] = [];
  const passages = (section: string) => {
    asked.push(section);
    return sentences;
  };
  const app = await testApp(context, { specification: { root, refresh: async () => true, passages } });
  const url = '/spec/passages/L-4.5';
  const own = await app.inject({ url, headers: { host: 'localhost:4300' } });
  assert.deepEqual([own.json(), own.headers['cache-control']], [sentences, 'no-store']);
  for (const headers of [
    { host: 'spec.example.com' },
    { host: 'localhost:4300', 'x-forwarded-for': '203.0.113.9' },
  ]) {
    const other = await app.inject({ url, headers });
    assert.equal(problemOf(other).code, 'path-unknown');
    assert.doesNotMatch(other.body, /made-up/);
  }
  const remote = await app.inject({ url, headers: { host: 'localhost:4300' }, remoteAddress: '203.0.113.9' });
  assert.equal(remote.statusCode, 404);
  assert.deepEqual(asked, ['L-4.5']);
});

test('without documents there is no address for sentences', async (context) => {
  const root = folderWith(context, { 'index.html': '' });
  const app = await testApp(context, { specification: { root, refresh: async () => true } });
  const response = await app.inject({ url: '/spec/passages/L-4.5', headers: { host: 'localhost:4300' } });
  assert.equal(response.statusCode, 404);
});
