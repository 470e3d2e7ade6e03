import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ServerError } from '../shared/api/transport.ts';
import { errorTextOf } from './error-texts.ts';
import { logoutStarted } from '../session/session-slice.ts';
import { serverErrorDismissed, serverErrorRaised, serverErrorReducer } from './server-error-slice.ts';
import { serverErrorText } from './support-text.ts';

const table = [
  ['L-8.5-01', '400', 'Bad Request', 'The server cannot or will not process the request.'],
  [
    'L-8.5-02',
    '401',
    'Unauthorized',
    'The request has not been completed because it lacks valid authentication credentials for the requested resource.',
  ],
  ['L-8.5-03', '403', 'Forbidden', 'Access forbidden.'],
  ['L-8.5-04', '405', 'Method Not Allowed', 'Incorrect HTTP Verb used.'],
  ['L-8.5-05', '408', 'Request Timeout', 'Request Timeout.'],
  ['L-8.5-06', '409', 'Conflict', 'Request conflicts with the current state of the server.'],
  ['L-8.5-07', '412', 'Precondition Failed', 'Precondition Failed.'],
  ['L-8.5-08', '421', 'Misdirected Request', 'Sorry, we are unable process your request.'],
  ['L-8.5-09', '428', 'Precondition Required', 'Precondition Required.'],
  [
    'L-8.5-10',
    '500',
    'Internal Server Error',
    'The server has encountered a situation it does not know how to handle.',
  ],
  ['L-8.5-11', '502', 'Bad Gateway', 'Bad Gateway.'],
  ['L-8.5-12', '503', 'Service Unavailable', 'Service Unavailable.'],
  ['L-8.5-13', '504', 'Gateway Timeout', 'Gateway Timeout.'],
] as const;

for (const [rule, code, title, message] of table) {
  test(`[${rule}] error ${code}`, () => assert.deepEqual(errorTextOf(code), { title, message }));
}

test('[L-8.5-14 L-2.4-03 L-2.4-04] a missing or unknown code is a page that is not found', () => {
  for (const code of [undefined, '', '404', '418', '999', 'abc', 'toString', '__proto__', '0500']) {
    assert.deepEqual(errorTextOf(code), {
      title: 'Page Not Found',
      message: 'Sorry, we are unable to find that page.',
    });
  }
});

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

test('[S-8-02] the message shows only if it is to be shown', () => {
  assert.equal(serverErrorText({ ...error, showErrorMessage: false }, support).message, null);
});

test('[S-8-06] without a trace id only the contact text shows', () => {
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
  const first = serverErrorReducer(undefined, serverErrorRaised(error));
  const second = serverErrorReducer(first, serverErrorRaised({ ...error, traceId: 'trace-2' }));
  assert.equal(second.shown?.traceId, 'trace-1');
  const dismissed = serverErrorReducer(second, serverErrorDismissed());
  assert.equal(dismissed.shown, null);
  assert.equal(
    serverErrorReducer(dismissed, serverErrorRaised({ ...error, traceId: 'trace-2' })).shown?.traceId,
    'trace-2',
  );
});

test('from the beginning of a logout on no error is shown: the page is being left', () => {
  const shown = serverErrorReducer(undefined, serverErrorRaised(error));
  const ending = serverErrorReducer(shown, logoutStarted());
  assert.equal(ending.shown, null);
  assert.equal(serverErrorReducer(ending, serverErrorRaised(error)).shown, null);
});
