import assert from 'node:assert/strict';
import { test } from 'node:test';
import { builtInIdleTimes, shippedSettings } from '../../../../contracts/api/settings.ts';
import { idleInWords, idleSetOf, idleSets } from './idle-times.ts';

test('idle times belong to a named set, or to none', () => {
  assert.equal(idleSetOf(shippedSettings.idle), 'configured');
  assert.equal(idleSetOf(builtInIdleTimes), 'builtIn');
  assert.equal(idleSetOf(idleSets.demo.times), 'demo');
  assert.equal(idleSetOf({ ...builtInIdleTimes, keepAliveSeconds: 1 }), null);
});

test('the idle warning of the demo lasts at least 20 seconds (WCAG 2.2.1)', () => {
  assert.ok(idleSets.demo.times.timeoutSeconds >= 20);
});

test('idleInWords names the seconds until warning and sign-out', () => {
  assert.equal(
    idleInWords(idleSets.demo.times),
    'Warning after 5 s, sign-out 30 s later, keep-alive every 10 s',
  );
});
