import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hasFailed } from './frame-failure.ts';

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
    assert.equal(hasFailed(arrived(status)), false, String(status));
  }
});

test('an answer that the server failed is no page', () => {
  for (const status of [500, 502, 503, 504, 599])
    assert.equal(hasFailed(arrived(status)), true, String(status));
});

test('an answer for programs is no page, nor is an empty one', () => {
  const page = arrived(403);
  const holding = (changes: object) => ({
    ...page,
    contentDocument: { ...page.contentDocument, ...changes },
  });
  assert.equal(hasFailed(holding({ contentType: 'application/problem+json' })), true);
  assert.equal(hasFailed(holding({ contentType: 'application/json' })), true);
  assert.equal(hasFailed(holding({ contentType: 'application/pdf' })), false);
  assert.equal(hasFailed(holding({ body: { childElementCount: 0, textContent: ' ' } })), true);
  assert.equal(hasFailed(holding({ body: null })), true);
});

test('a frame that cannot be looked into holds no page of this site', () => {
  assert.equal(hasFailed({ ...arrived(200), contentDocument: null }), true);
  assert.equal(hasFailed({ ...arrived(200), contentWindow: null }), true);
});
