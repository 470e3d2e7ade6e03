import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fakeTransport } from '../../shared/api/fake-transport.ts';
import type { ServerError } from '../../shared/api/transport.ts';
import { logoutStarted } from '../../shared/store/session-slice.ts';
import { createAppStore, selectServerError } from '../../shared/store/store.ts';
import { serverErrorDismissed, serverErrorRaised } from '../../shared/store/ui-slice.ts';
import { serverErrorText } from './support-text.ts';

const error: ServerError = {
  traceId: 'trace-1',
  errorMessage: 'The store is away.',
  showErrorMessage: true,
  showTraceId: true,
  returnToDefault: false,
};
const support = { number: '555-0100', siteUrl: 'https://support.example.test' };

test('[S-8-01 S-8-03] the dialog names whom to contact and the reference number', () => {
  assert.deepEqual(serverErrorText(error, support), {
    title: 'We have experienced a problem processing your request.',
    message: 'The store is away.',
    support: 'If the issue persists, please contact 555-0100 and mention reference number: ',
    referenceNumber: 'trace-1',
  });
});

test('[S-8-02] the message shows only with showErrorMessage', () => {
  assert.equal(serverErrorText({ ...error, showErrorMessage: false }, support).message, null);
});

test('[S-8-06 S-2.6-03] without a trace id only the contact text shows', () => {
  const text = serverErrorText({ ...error, showTraceId: false }, support);
  assert.equal(text.support, 'If the issue persists, please contact 555-0100');
  assert.equal(text.referenceNumber, null);
});

test('[S-8-07 S-8-22 S-8-26] without a support number the user logs a case', () => {
  const none = { ...support, number: null };
  assert.equal(
    serverErrorText({ ...error, showTraceId: false }, none).support,
    'Please log a case via Case Management at https://support.example.test',
  );
  assert.equal(
    serverErrorText(error, { ...none, siteUrl: '' }).support,
    "Please log a case via Case Management at the provider's support site and mention reference number: ",
  );
});

test('[L-8.1-04] while an error is showing a further one changes nothing', () => {
  const { dispatch, getState } = createAppStore(fakeTransport(() => Response.json({})).transport);
  const shown = () => selectServerError(getState())?.traceId;
  dispatch(serverErrorRaised(error));
  dispatch(serverErrorRaised({ ...error, traceId: 'trace-2' }));
  assert.equal(shown(), 'trace-1');
  dispatch(serverErrorDismissed());
  assert.equal(shown(), undefined);
  dispatch(serverErrorRaised({ ...error, traceId: 'trace-2' }));
  assert.equal(shown(), 'trace-2');
});

test('no error shows after a logout has started', () => {
  const { dispatch, getState } = createAppStore(fakeTransport(() => Response.json({})).transport);
  dispatch(serverErrorRaised(error));
  dispatch(logoutStarted());
  assert.equal(selectServerError(getState()), null);
  dispatch(serverErrorRaised(error));
  assert.equal(selectServerError(getState()), null);
});
