import assert from 'node:assert/strict';
import { test } from 'node:test';
import { masked } from './mask.ts';

for (const [text, shown] of [
  [
    '{"borrower":{"taxIdentifier":"000121234","taxIdentifierType":"ssn"}}',
    '{"borrower":{"taxIdentifier":"*********","taxIdentifierType":"ssn"}}',
  ],
  ['{"taxIdentifier": "00012123"}', '{"taxIdentifier": "***"}'],
  ['{"taxIdentifier":""}', '{"taxIdentifier":"***"}'],
  ['{"taxIdentifier":null}', '{"taxIdentifier":null}'],
  ['{"taxIdentifier":121234,"a":1}', '{"taxIdentifier":"***","a":1}'],
  ['{"ssn":"a\\"b\\\\","a":"c"}', '{"ssn":"***","a":"c"}'],
  ['{"taxIdentifier":"0001', '{"taxIdentifier":"***'],
  ['{"access_token":"a.b.c","code":"invalid-request"}', '{"access_token":"***","code":"invalid-request"}'],
  ['{"taxIdentifier":"*********"}', '{"taxIdentifier":"*********"}'],
  [
    '/LoanSetup/CreateLoanCheck?taxIdentifier=000-12-1234&x=1#y',
    '/LoanSetup/CreateLoanCheck?taxIdentifier=***&x=1#y',
  ],
  ['antiForgeryToken=abc&text=note', 'antiForgeryToken=***&text=note'],
  ['/api/loans/123401/dashboard?accountId=123456789', '/api/loans/123401/dashboard?accountId=123456789'],
] as const) {
  test(`${text} is shown as ${shown}`, () => {
    assert.equal(masked(text), shown);
    assert.equal(masked(shown), shown);
  });
}
