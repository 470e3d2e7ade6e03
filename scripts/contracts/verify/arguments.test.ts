import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ArgumentsError } from '../../shared/arguments.ts';
import { verifyOrder } from './arguments.ts';

const provider = 'http://localhost:4300';

test('by default the states are those of the provider and all operations are verified', () => {
  assert.deepEqual(verifyOrder(['--provider', provider]), {
    provider: `${provider}/`,
    states: `${provider}/`,
    only: [],
    files: {},
  });
  const words = ['--provider', provider, '--states', 'https://b.example/los', '--only', 'getUser,logout'];
  assert.deepEqual(verifyOrder([...words, '--only', 'getMenu', '--junit', 'a.xml']), {
    provider: `${provider}/`,
    states: 'https://b.example/los',
    only: ['getUser', 'logout', 'getMenu'],
    files: { junit: 'a.xml' },
  });
});

const refusals: readonly (readonly [words: readonly string[], line: RegExp])[] = [
  [[], /^--provider is missing. Usage: npm run contracts:verify -- --provider http/],
  [['--provider'], /^Option '--provider <value>' argument missing\. npm run/],
  [['--provider', 'localhost:4300'], /^--provider is "localhost:4300": give an address such as http/],
  [['--provider', provider, '--states', 'there'], /^--states is "there": give an address/],
  [['--provider', `${provider}/?a=b`], /give an address/],
  [['--provider', provider, '--only', 'getUsr'], /^There is no operation "getUsr": did you mean getUser\?$/],
  [['--provider', provider, '--json'], /^--json needs a file: --json \.results\/report\.json$/],
  [['--server', provider], /^Unknown option '--server'\. npm run/],
  [[provider], /^Unexpected argument 'http:\/\/localhost:4300'\. .*npm run/],
];

for (const [words, line] of refusals) {
  test(`"${words.join(' ')}" is refused in one line`, () => {
    assert.throws(
      () => verifyOrder(words),
      (error) => {
        assert.ok(error instanceof ArgumentsError);
        assert.match(error.message, line);
        assert.doesNotMatch(error.message, /\n/);
        return true;
      },
    );
  });
}
