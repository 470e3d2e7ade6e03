import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fakeTransport } from '../../shared/api/fake-transport.ts';
import type { ServerError } from '../../shared/api/transport.ts';
import { logoutStarted } from '../../shared/store/session-slice.ts';
import { createAppStore, selectServerError } from '../../shared/store/store.ts';
import { serverErrorRaised } from '../../shared/store/ui-slice.ts';

const error: ServerError = {
  traceId: 'trace-1',
  errorMessage: 'The store is away.',
  showErrorMessage: true,
  showTraceId: true,
  returnToDefault: false,
};

test('no error shows after a logout has started', () => {
  const { dispatch, getState } = createAppStore(fakeTransport(() => Response.json({})).transport);
  dispatch(serverErrorRaised(error));
  dispatch(logoutStarted());
  assert.equal(selectServerError(getState()), null);
  dispatch(serverErrorRaised(error));
  assert.equal(selectServerError(getState()), null);
});
