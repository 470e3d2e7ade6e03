import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Value } from 'typebox/value';
import { eventSchemas } from '../../../../contracts/operations/events.ts';
import { eventSamples } from './event-samples.ts';

test('every event has a sample that matches its schema', () => {
  assert.deepEqual(Object.keys(eventSamples).toSorted(), Object.keys(eventSchemas).toSorted());
  assert.ok(Value.Check(eventSchemas.loanUpdate, eventSamples.loanUpdate));
  assert.ok(Value.Check(eventSchemas.menuUpdate, eventSamples.menuUpdate));
  assert.ok(Value.Check(eventSchemas.sessionExtend, eventSamples.sessionExtend));
});
