import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseLoanSource } from './open-loan.ts';

test('[C-02] the address without ids opens the loan of this tab', () => {
  assert.deepEqual(parseLoanSource({}), { from: 'storage' });
});

test('[L-4.6-06] one segment is an application identifier', () => {
  assert.deepEqual(parseLoanSource({ applicationIdentifier: 'APP-41' }), {
    from: 'application',
    applicationIdentifier: 'APP-41',
  });
});

test('[C-02] two segments are an account and its task', () => {
  assert.deepEqual(parseLoanSource({ accountId: '41', taskId: '7' }), {
    from: 'work-queue',
    accountId: 41,
    taskId: 7,
  });
});

test('[C-02] malformed ids give null', () => {
  for (const accountId of ['0', '-1', 'x', '1.5', ''])
    assert.equal(parseLoanSource({ accountId, taskId: '7' }), null);
  assert.equal(parseLoanSource({ accountId: '41', taskId: 'seven' }), null);
});

test('[C-02] a malformed application identifier gives null', () => {
  for (const applicationIdentifier of ['', '<img src=x>', 'A 1', 'A'.repeat(65)])
    assert.equal(parseLoanSource({ applicationIdentifier }), null, applicationIdentifier);
});
