import assert from 'node:assert/strict';
import { test } from 'node:test';
import { PortTakenError } from '../../../mock-server/app/server.ts';
import { UnusableStoreError } from '../../../mock-server/store/engines/unusable.ts';
import { SettingsError } from '../../../mock-server/app/settings/setting.ts';
import { BuildError } from '../../build/build.ts';
import { refusalOf } from './refusal.ts';

const failure = (code: string, more: object) => Object.assign(new Error('raw'), { code, ...more });

const refusals: readonly (readonly [string, unknown, RegExp])[] = [
  ['a taken port', new PortTakenError('Port 1 is taken.'), /^Port 1 is taken\.$/],
  [
    'a damaged data file',
    new UnusableStoreError('The data file a is damaged.'),
    /^The data file a is damaged\.$/,
  ],
  ['a wrong setting', new SettingsError('PORT is "x".'), /^PORT is "x"\.$/],
  ['a port below 1024', failure('EACCES', { port: 80 }), /^PORT is 80, which needs rights/],
  [
    'a foreign address',
    failure('EADDRNOTAVAIL', { address: '10.9.8.7' }),
    /^HOST is "10\.9\.8\.7", which is not/,
  ],
  ['a foreign host', failure('ENOTFOUND', { hostname: 'nowhere' }), /^HOST is "nowhere", which is not/],
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
