import assert from 'node:assert/strict';
import { test } from 'node:test';
import { UserFeatures } from '../../../../contracts/operations/session.ts';
import { choiceOf, featureLabels } from './features.ts';

test('every feature of the contract has a label', () => {
  assert.deepEqual(Object.keys(featureLabels).toSorted(), Object.keys(UserFeatures.properties).toSorted());
});

test('a feature is on, off or left to the persona', () => {
  assert.equal(choiceOf({ lead: true }, 'lead'), 'on');
  assert.equal(choiceOf({ lead: false }, 'lead'), 'off');
  assert.equal(choiceOf({}, 'lead'), 'own');
});
