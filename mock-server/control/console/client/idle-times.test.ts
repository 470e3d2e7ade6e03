import assert from 'node:assert/strict';
import { test } from 'node:test';
import { builtInIdleTimes, shippedSettings } from '../../../../contracts/api/settings.ts';
import { idleInWords, idleSetOf, idleSets } from './idle-times.ts';

test('idle times are known by their set, or by none', () => {
  assert.equal(idleSetOf(shippedSettings.idle), 'configured');
  assert.equal(idleSetOf(builtInIdleTimes), 'builtIn');
  assert.equal(idleSetOf(idleSets.demo.times), 'demo');
  assert.equal(idleSetOf({ ...builtInIdleTimes, keepAliveSeconds: 1 }), null);
});

test('the warning of the demo is long enough to act on: WCAG 2.2.1 asks for 20 seconds', () => {
  assert.ok(idleSets.demo.times.timeoutSeconds >= 20);
});

test('idle times in words say what happens when', () => {
  assert.equal(
    idleInWords(idleSets.demo.times),
    'Warning after 5 s, sign-out 30 s later, keep-alive every 10 s',
  );
});
