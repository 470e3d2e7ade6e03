import assert from 'node:assert/strict';
import { test } from 'node:test';
import { processorTime } from '../../test/processor-time.ts';
import { masked, maskedAddress } from './mask.ts';

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

test('the mask of a tax identifier tells nine digits from any other value', () => {
  const nine = '{"taxIdentifier":"*********"}';
  assert.equal(masked('{"taxIdentifier":"000121234"}'), nine);
  assert.equal(masked(nine), nine);
  for (const other of ['00012123', '000-12-1234', '0001212345', ''])
    assert.equal(masked(`{"taxIdentifier":"${other}"}`), '{"taxIdentifier":"***"}', other);
  assert.equal(masked('{"password":"123456789"}'), '{"password":"***"}');
});

test('tokens, cookies and codes are masked', () => {
  assert.equal(masked(`{"access_token":"${token}","a":"b"}`), '{"access_token":"***","a":"b"}');
  assert.equal(masked(`see ${token} there`), 'see *** there');
  assert.equal(masked(`/page?id_token_hint=${token}&state=x`), '/page?id_token_hint=***&state=x');
  assert.equal(masked('/callback?code=abc.def&state=x#code=ghi'), '/callback?code=***&state=x#code=***');
  assert.equal(masked('/callback?CODE=abc&Nonce=d&x=1'), '/callback?CODE=***&Nonce=***&x=1');
  assert.equal(masked('{"refreshToken":"a b c"}'), '{"refreshToken":"***"}');
  assert.equal(masked('{"cookie":"threshold-session-80=x"}'), '{"cookie":"***"}');
  assert.equal(masked('password=x&code_verifier=y&name=z'), 'password=***&code_verifier=***&name=z');
});

test('a text without secrets is not changed', () => {
  for (const text of [
    '{"code":"invalid-request","productCode":"FHA 30","zipCode":"98030","traceId":"0001-000042"}',
    '{"loanNumber":"1000123401","financedAmount":999999999,"amount":123456789.12,"phone":"(206) 555-0142"}',
    '{"cellPhone":"2065550142","applicationIdentifier":"A1b2c3d4e5f6a7b8"}',
    '/api/loans/123401/dashboard?accountId=123401',
    '<script nonce="abc" src="/page-assets/frame-messages.js?v=1">',
  ]) {
    assert.equal(masked(text), text);
  }
});

test('a tax identifier is masked with any separators and after any characters', () => {
  const gaps = [
    '',
    '-',
    ' ',
    '.',
    '\t',
    '\u00a0',
    '\u2013',
    '\u2009',
    ' - ',
    '%20',
    '%09',
    '%2D',
    '%2E',
    '+',
  ];
  const encoded = [
    '%C2%A0',
    '%E2%80%93',
    '%20%E2%80%93%20',
    String.raw`\t`,
    String.raw`\u2013`,
    String.raw`\\u00a0`,
  ];
  for (const gap of [...gaps, ...encoded]) {
    const digits = `912${gap}73${gap}3446`;
    for (const before of [
      '',
      'is ',
      '/nowhere/',
      '%20',
      '%22',
      '%3D',
      '%C3%A9',
      '%2520',
      '"',
      '(',
      'SSN',
      '\u00a0',
    ]) {
      assert.equal(masked(`${before}${digits}, and`), `${before}***, and`, before + digits);
    }
  }
});

test('a decimal number is not masked', () => {
  for (const text of ['[123.456789]', 'took 12345.6789 ms', '0.123456789', '1123-45-6789', '123-45-67890']) {
    assert.equal(masked(text), text);
  }
});

test('a secret in an address within an address is masked', () => {
  assert.equal(
    masked('/?redirect=%2Fx%3Fcode%3Dabc%26a%3Db%23access_token%3Ddef&sort=a'),
    '/?redirect=%2Fx%3Fcode%3D***%26a%3Db%23access_token%3D***&sort=a',
  );
});

test('a secret text within JSON within JSON is masked to its end, quotes and backslashes included', () => {
  const within = (value: unknown, times: number): string =>
    times === 0 ? JSON.stringify(value) : JSON.stringify({ text: within(value, times - 1) });
  for (const value of ['plain', 'with "quotes" inside', 'ends with a backslash\\', '\\"', '"']) {
    for (const times of [0, 1, 2, 3]) {
      const shown = masked(within({ password: value, note: 'seen' }, times));
      assert.equal(shown, within({ password: '***', note: 'seen' }, times), `${value} ${times}`);
    }
  }
});

test('a token in an input of a page is masked', () => {
  const page = '<input type="hidden" name="antiForgeryToken" value="abc"><input name="text" value="note">';
  const shown = '<input type="hidden" name="antiForgeryToken" value="***"><input name="text" value="note">';
  assert.equal(masked(page), shown);
  assert.equal(masked(JSON.stringify({ page })), JSON.stringify({ page: shown }));
});

test('a masked line of the log is still JSON', () => {
  for (const url of ['/x?code=a\\"b', '/x?code="', '/x?token=\\', '/x?a="token=b"']) {
    assert.deepEqual(Object.keys(JSON.parse(masked(JSON.stringify({ url, status: 1 }))) as object), [
      'url',
      'status',
    ]);
  }
});

test('64 kB of any text are masked within the limit of processor time', () => {
  const units = [
    '\\',
    '"',
    '"token"',
    '"token":"\\',
    '"token":',
    'token',
    'token=',
    '?token',
    '-',
    'a',
    '0',
    '0-',
    '1 ',
  ];
  const more = [
    '%20',
    '%3Fcode%3D',
    'eyJaaaaaaaa.',
    '\\"',
    'name="token" value="',
    ' ',
    '"a":',
    '\\t',
    '912-73-344',
    '=',
  ];
  for (const unit of [...units, ...more]) {
    const text = unit.repeat(65_536 / unit.length);
    for (const hostile of [text, `"${text}`, `?${text}`, `"token":"${text}`, `?token=${text}`]) {
      const milliseconds = processorTime(() => masked(hostile));
      assert.ok(milliseconds < 50, `${hostile.slice(0, 30)}: ${milliseconds} ms`);
    }
  }
});

test('a part of an address with nine digits is masked, whatever stands between the digits', () => {
  for (const identifier of [
    '912733446',
    '912-73-3446',
    '912_73_3446',
    '912,73,3446',
    '912:73:3446',
    '(912)733446',
    '912%2073%203446',
    '912%255F73%255F3446',
    '９１２７３３４４６',
    encodeURIComponent('９１２-７３-３４４６'),
    'ssn912_73_3446x',
    '%zz912_733446',
  ]) {
    assert.equal(maskedAddress(`/api/loans/${identifier}/dashboard`), '/api/loans/***/dashboard', identifier);
    assert.equal(maskedAddress(`/x?a=${identifier}&b=1#${identifier}`), '/x?a=***&b=1#***', identifier);
  }
  for (const address of ['/api/loans/123404/dashboard', '/x?search=1000123403&page=12', '/912/12/a?b=3446'])
    assert.equal(maskedAddress(address), address);
  assert.equal(maskedAddress('/callback?code=abc&state=x'), '/callback?code=***&state=x');
});
