import assert from 'node:assert/strict';
import { test } from 'node:test';
import { arrivalOf } from './frame-load.ts';

/** Returns a frame whose page loaded with this status; null for a browser that does not report the status. */
const arrived = (responseStatus: number | null) => ({
  contentDocument: { contentType: 'text/html', body: { childElementCount: 1, textContent: 'Loans' } },
  contentWindow: {
    performance: {
      getEntriesByType: () =>
        responseStatus === null ? [] : ([{ responseStatus }] as unknown as PerformanceEntryList),
    },
  },
});

test('a loaded page is shown, also with a status such as 404', () => {
  for (const status of [null, 0, 200, 304, 400, 403, 404, 499]) {
    assert.equal(arrivalOf(arrived(status)), 'loaded', String(status));
  }
});

test('a page with a status from 500 on is a failure', () => {
  for (const status of [500, 502, 503, 504, 599])
    assert.equal(arrivalOf(arrived(status)), 'failed', String(status));
});

test('[L-6-01] a 401 is signed-out with any content', () => {
  const page = arrived(401);
  assert.equal(arrivalOf(page), 'signed-out');
  const problem = { ...page.contentDocument, contentType: 'application/problem+json' };
  assert.equal(arrivalOf({ ...page, contentDocument: problem }), 'signed-out');
});

test('JSON and an empty page are failures', () => {
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

test('a frame without access to its document is a failure', () => {
  assert.equal(arrivalOf({ ...arrived(200), contentDocument: null }), 'failed');
  assert.equal(arrivalOf({ ...arrived(200), contentWindow: null }), 'failed');
});
