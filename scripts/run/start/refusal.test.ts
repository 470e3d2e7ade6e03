import assert from 'node:assert/strict';
import { test } from 'node:test';
import { PortTakenError } from '../../../mock-server/app/server.ts';
import { UnusableStoreError } from '../../../mock-server/store/engines/unusable.ts';
import { SettingsError } from '../../../mock-server/app/settings/setting.ts';
import { BuildError } from '../../build/build.ts';
import { refusalOf } from './refusal.ts';

const failure = (code: string) => Object.assign(new Error('raw'), { code });

const refusals: readonly (readonly [string, unknown, RegExp])[] = [
  ['a taken port', new PortTakenError('Port 1 is taken.'), /^Port 1 is taken\.$/],
  [
    'a damaged data file',
    new UnusableStoreError('The data file a is damaged.'),
    /^The data file a is damaged\.$/,
  ],
  ['a wrong setting', new SettingsError('PORT is "x".'), /^PORT is "x"\.$/],
  ['a port below 1024', failure('EACCES'), /^The port needs rights/],
  ['a foreign host', failure('EADDRNOTAVAIL'), /^HOST is not an address/],
  ['a failed build', new BuildError('no entry'), /^The SPA does not build: .*no entry$/],
];
for (const [what, error, line] of refusals) {
  test(`${what} gives one line that says what to do`, () => {
    assert.match(refusalOf(error) ?? '', line);
  });
}

test('an unexpected error gives null', () => {
  assert.equal(refusalOf(new Error('raw')), null);
});
