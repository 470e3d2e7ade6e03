import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { JournalEntry } from '../../../contracts/operations/journal-search.ts';
import { harOf } from './har.ts';

const entry: JournalEntry = {
  number: 1,
  at: '2020-01-01T00:00:00.000Z',
  recordedAt: '2026-03-04T05:06:07.000Z',
  traceId: '0001-000001',
  method: 'POST',
  path: '/Notes/Add?accountId=7',
  operation: null,
  rules: [],
  caller: null,
  status: 201,
  milliseconds: 12,
  verdict: null,
  fault: null,
  requestBody: 'text=Café',
  answerBody: '<p>Saved</p>',
  curl: '',
};
const converted = (more: Partial<JournalEntry> = {}) => {
  const [first] = harOf([{ ...entry, ...more }], { protocol: 'http', host: 'localhost:4300' }).log.entries;
  assert.ok(first);
  return first;
};

test('an entry of the HAR file has the time, address, status and bodies of its request, and no headers', () => {
  const unknown = { httpVersion: 'HTTP/1.1', headers: [], cookies: [], headersSize: -1 };
  assert.deepEqual(converted(), {
    startedDateTime: '2026-03-04T05:06:07.000Z',
    time: 12,
    request: {
      ...unknown,
      method: 'POST',
      url: 'http://localhost:4300/Notes/Add?accountId=7',
      queryString: [{ name: 'accountId', value: '7' }],
      bodySize: 10,
      postData: { mimeType: 'text/plain', text: 'text=Café' },
    },
    response: {
      ...unknown,
      status: 201,
      statusText: '',
      content: { size: 12, mimeType: 'text/html', text: '<p>Saved</p>' },
      redirectURL: '',
      bodySize: -1,
    },
    cache: {},
    timings: { send: 0, wait: 12, receive: 0 },
  });
});

test('a JSON body is named as JSON, and a missing body is empty', () => {
  const { request, response } = converted({ requestBody: null, answerBody: ' {"a":1}' });
  assert.deepEqual([request.bodySize, request.postData], [0, undefined]);
  assert.equal(response.content.mimeType, 'application/json');
  assert.deepEqual(converted({ answerBody: null }).response.content, { size: 0, mimeType: '' });
});

test('the HAR file says of which bodies the journal has stored only a part', () => {
  const commentOf = (length: number) =>
    converted({ answerBody: 'x'.repeat(length) }).response.content.comment;
  assert.equal(commentOf(4_095), undefined);
  assert.equal(commentOf(4_096), 'The journal has stored only a part of this body.');
});
