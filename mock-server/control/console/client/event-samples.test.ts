import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Value } from 'typebox/value';
import { eventShapes } from '../../../../contracts/schemas/events.ts';
import { eventSamples } from './event-samples.ts';

test('every event has a sample, and the contract takes it', () => {
  assert.deepEqual(Object.keys(eventSamples).toSorted(), Object.keys(eventShapes).toSorted());
  assert.ok(Value.Check(eventShapes.loanUpdate, eventSamples.loanUpdate));
  assert.ok(Value.Check(eventShapes.menuUpdate, eventSamples.menuUpdate));
  assert.ok(Value.Check(eventShapes.sessionExtend, eventSamples.sessionExtend));
});
