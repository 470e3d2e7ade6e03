import assert from 'node:assert/strict';
import { test } from 'node:test';
import { curlLines, prettyBody, problemIn } from './pretty.ts';

test('JSON is indented, other text is unchanged', () => {
  assert.equal(prettyBody('{"a":[1]}'), '{\n  "a": [\n    1\n  ]\n}');
  assert.equal(prettyBody('{"a":'), '{"a":');
  assert.equal(prettyBody('<!doctype html>'), '<!doctype html>');
});

test('a curl command gets a line for each option, and none within quotes', () => {
  assert.equal(
    curlLines(`curl 'http://localhost/a -b' -X POST -H 'x: -y' --data '{"a":"it'\\''s -z"}'`),
    [
      `curl 'http://localhost/a -b' \\`,
      `  -X POST \\`,
      `  -H 'x: -y' \\`,
      `  --data '{"a":"it'\\''s -z"}'`,
    ].join('\n'),
  );
  assert.equal(curlLines(`curl "http://localhost/a -b"`), `curl "http://localhost/a -b"`);
});

test('a problem is shown with code, detail and fields', () => {
  const body = JSON.stringify({
    type: 'about:blank',
    code: 'invalid-request',
    title: 'The request is not valid',
    detail: 'One field is wrong.',
    errors: [{ field: 'now', message: 'is no date' }, null, { message: 'lost' }],
  });
  assert.deepEqual(problemIn(400, body), {
    code: 'invalid-request',
    title: 'The request is not valid',
    detail: 'One field is wrong.',
    fields: ['now is no date'],
  });
});

test('a body that is not a problem gives null', () => {
  assert.equal(problemIn(200, '{"title":"A loan"}'), null);
  assert.equal(problemIn(500, null), null);
  assert.equal(problemIn(500, '<html>'), null);
  assert.equal(problemIn(500, 'null'), null);
  assert.equal(problemIn(500, '{"a":1}'), null);
});
