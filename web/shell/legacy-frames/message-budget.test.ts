import assert from 'node:assert/strict';
import { test } from 'node:test';
import { messageBudget } from './accept-message.ts';

test('[L-2.6-03] of a flood of messages twenty a second are accepted, and each page has its own budget', () => {
  const takes = messageBudget();
  const heard = Array.from({ length: 5_000 }, (_, index) => takes(index / 10)).filter(Boolean);
  assert.equal(heard.length, 20);
  assert.equal(messageBudget()(499), true);
  assert.equal(takes(999.9), false);
  assert.equal(takes(1_000), true);
});

test('messages below the limit are always accepted', () => {
  const takes = messageBudget();
  for (let now = 0; now < 60_000; now += 60) assert.equal(takes(now), true);
});
