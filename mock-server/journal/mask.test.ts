import assert from 'node:assert/strict';
import { test } from 'node:test';
import { masked } from './mask.ts';

const token = 'eyJhbGciOiJFUzI1NiJ9.eyJvaWQiOiI3YzllNmExMCJ9.c2lnbmF0dXJl-_x';

test('tax identifiers are masked in fields, in JSON within JSON, in queries and in words', () => {
  const plain = JSON.stringify({ borrowerDetails: { taxIdentifier: '000121234', taxIdentifierType: 'ssn' } });
  const wrapped = JSON.stringify({ text: plain, again: JSON.stringify({ plain }) });
  for (const text of [
    plain,
    wrapped,
    '{"taxIdentifier": "000-12-1234"}',
    '{"taxIdentifier":000121234}',
    '{"ssn":"000 12 1234","taxIdentifier":"00012',
    '{"prompt":"what about 000-12-1234, or 000121234?"}',
    '/LoanSetup/CreateLoanCheck?taxIdentifier=000121234&x=1',
    '/search?text=000-12-1234',
    '/search?text=000%2D12%2D1234',
    '/search?text=000+12+1234',
  ]) {
    const shown = masked(text);
    assert.doesNotMatch(shown, /00012|000.{1,3}12|1234/, shown);
    assert.match(shown, /\*\*\*/);
  }
  assert.match(masked(plain), /"taxIdentifierType":"ssn"/);
});

test('a value of any kind in a secret field is masked to its end', () => {
  assert.equal(masked('{"taxIdentifier":"0001\\"21234","a":1}'), '{"taxIdentifier":"***","a":1}');
  assert.equal(masked('{"taxIdentifier":"cut off in the mid'), '{"taxIdentifier":"***');
});

test('tokens, cookies and codes are masked', () => {
  assert.equal(masked(`{"access_token":"${token}","a":"b"}`), '{"access_token":"***","a":"b"}');
  assert.equal(masked(`see ${token} there`), 'see *** there');
  assert.equal(masked(`/page?id_token_hint=${token}&state=x`), '/page?id_token_hint=***&state=x');
  assert.equal(masked('/callback?code=abc.def&state=x#code=ghi'), '/callback?code=***&state=x#code=***');
  assert.equal(masked('{"refreshToken":"a b c"}'), '{"refreshToken":"***"}');
  assert.equal(masked('{"cookie":"threshold-session-80=x"}'), '{"cookie":"***"}');
  assert.equal(masked('password=x&code_verifier=y&name=z'), 'password=***&code_verifier=***&name=z');
});

test('what is no secret stays readable', () => {
  for (const text of [
    '{"code":"invalid-request","productCode":"FHA 30","zipCode":"98030","traceId":"0001-000042"}',
    '{"loanNumber":"1000123401","financedAmount":999999999,"amount":123456789.12,"phone":"(206) 555-0142"}',
    '{"cellPhone":"2065550142","applicationIdentifier":"A1b2c3d4e5f6a7b8"}',
    '/api/loans/123401/dashboard?accountId=123401',
  ]) {
    assert.equal(masked(text), text);
  }
});

test('a hostile text is masked in no time', () => {
  for (const text of [
    '\\'.repeat(4_096),
    '"'.repeat(4_096),
    '"token"'.repeat(600),
    `"token":"${'\\'.repeat(4_000)}`,
    'taxidentifier'.repeat(300),
    '-'.repeat(4096),
    `"${'a'.repeat(4_000)}`,
  ]) {
    // The processor's time: what else goes on on the machine does not count.
    const before = process.cpuUsage();
    masked(text);
    const { user, system } = process.cpuUsage(before);
    const milliseconds = (user + system) / 1_000;
    assert.ok(milliseconds < 200, `${text.slice(0, 20)}: ${milliseconds} ms`);
  }
});
