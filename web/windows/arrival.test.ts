import assert from 'node:assert/strict';
import { test } from 'node:test';
import { arrivalOf } from './arrival.ts';

/** A frame whose page came with this status; null for a browser that does not tell. */
const arrived = (responseStatus: number | null) => ({
  contentDocument: { contentType: 'text/html', body: { childElementCount: 1, textContent: 'Loans' } },
  contentWindow: {
    performance: {
      getEntriesByType: () =>
        responseStatus === null ? [] : ([{ responseStatus }] as unknown as PerformanceEntryList),
    },
  },
});

test('a page that arrived is shown, a refusal with its own words too', () => {
  for (const status of [null, 0, 200, 304, 400, 403, 404, 499]) {
    assert.equal(arrivalOf(arrived(status)), 'loaded', String(status));
  }
});

test('an answer that the server failed is no page', () => {
  for (const status of [500, 502, 503, 504, 599])
    assert.equal(arrivalOf(arrived(status)), 'failed', String(status));
});

test('[L-6-01] a 401 says that the user is signed out, whatever comes with it', () => {
  const page = arrived(401);
  assert.equal(arrivalOf(page), 'signed-out');
  const problem = { ...page.contentDocument, contentType: 'application/problem+json' };
  assert.equal(arrivalOf({ ...page, contentDocument: problem }), 'signed-out');
});

test('an answer for programs is no page, nor is an empty one', () => {
  const page = arrived(403);
  const holding = (changes: object) => ({
    ...page,
    contentDocument: { ...page.contentDocument, ...changes },
  });
  assert.equal(arrivalOf(holding({ contentType: 'application/problem+json' })), 'failed');
  assert.equal(arrivalOf(holding({ contentType: 'application/json' })), 'failed');
  assert.equal(arrivalOf(holding({ contentType: 'application/pdf' })), 'loaded');
  assert.equal(arrivalOf(holding({ body: { childElementCount: 0, textContent: ' ' } })), 'failed');
  assert.equal(arrivalOf(holding({ body: null })), 'failed');
});

test('a frame that cannot be looked into holds no page of this site', () => {
  assert.equal(arrivalOf({ ...arrived(200), contentDocument: null }), 'failed');
  assert.equal(arrivalOf({ ...arrived(200), contentWindow: null }), 'failed');
});
