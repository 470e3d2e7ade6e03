import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hasFailed } from './frame-failure.ts';

/** A frame whose page came with this status; null for a browser that does not tell. */
const arrived = (responseStatus: number | null) => ({
  contentDocument: {},
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

test('a frame that cannot be looked into holds no page of this site', () => {
  assert.equal(hasFailed({ ...arrived(200), contentDocument: null }), true);
  assert.equal(hasFailed({ ...arrived(200), contentWindow: null }), true);
});
