import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { CallError } from '../shared/api/send.ts';
import type { Creation } from './api.ts';
import { attemptOf, formAttempts } from './attempt.ts';
import { emptyForm } from './form-values.ts';

const success = { status: 'success', errorMessage: null, newApplyId: 'APP-77' };
const refused = (changes: Partial<CallError>): { error: CallError } => ({
  error: { kind: 'http', status: 500, traceId: 't', code: null, detail: null, existing: null, ...changes },
});
const reused = refused({ status: 409, code: 'idempotency-key-reused', existing: 'APP-77' });

test('an answer says whether something was created', () => {
  assert.deepEqual(attemptOf({ data: success }), { kind: 'created', newApplyId: 'APP-77' });
  assert.deepEqual(attemptOf({ data: { ...success, status: 'Error' } }), {
    kind: 'refused',
    reason: null,
  });
});

test('[L-3.5-03] no body, or one of another shape, is a failure like one without newApplyId', () => {
  for (const data of [null, [], 'created', {}, { status: 7, errorMessage: false, newApplyId: 6 }]) {
    assert.deepEqual(attemptOf({ data }), { kind: 'refused', reason: null }, JSON.stringify(data));
  }
});

test('a call that failed altogether has its own dialog, or ends the session', () => {
  for (const [changes, reason] of [
    [{}, null],
    [{ status: 401 }, null],
    [{ status: 409, detail: 'The file is locked.' }, 'The file is locked.'],
    [{ kind: 'network' as const, status: null }, 'The server cannot be reached.'],
  ] as const) {
    assert.deepEqual(attemptOf(refused(changes)), { kind: 'unanswered', reason, traceId: 't' });
  }
});

test('a request that was given up leaves open whether something was created', () => {
  const error = { name: 'AbortError', message: 'Aborted' };
  assert.deepEqual(attemptOf({ error }), { kind: 'unanswered', reason: null, traceId: null });
});

test('a key that belongs to an earlier request leads to what that one has created', () => {
  assert.deepEqual(attemptOf(reused), { kind: 'created-before', newApplyId: 'APP-77' });
  const nameless = refused({ ...reused.error, existing: null, detail: 'Created before.' });
  assert.deepEqual(attemptOf(nameless), { kind: 'refused', reason: 'Created before.' });
});

test('one form has one key, and while an attempt is under way a further one sends nothing', async () => {
  const sent: Creation[] = [];
  let answer = (): void => assert.fail('Nothing was sent');
  const send = (creation: Creation) => {
    sent.push(creation);
    return new Promise<{ data: unknown }>((resolve) => {
      answer = () => resolve({ data: success });
    });
  };
  const attempt = formAttempts(false);
  const first = attempt(send, emptyForm());
  assert.equal(await attempt(send, emptyForm()), null);
  answer();
  assert.equal((await first)?.kind, 'created');
  const second = attempt(send, { ...emptyForm(), interestRate: '6' });
  answer();
  await second;
  assert.equal(sent.length, 2);
  assert.equal(sent[1]?.idempotencyKey, sent[0]?.idempotencyKey);
  const other = formAttempts(false)(send, emptyForm());
  answer();
  await other;
  assert.notEqual(sent[2]?.idempotencyKey, sent[0]?.idempotencyKey);
});

test('an attempt that throws leaves the form able to try again', async () => {
  const attempt = formAttempts(true);
  await assert.rejects(
    attempt(() => Promise.reject(new TypeError('gone')), emptyForm()),
    TypeError,
  );
  const again = await attempt(() => Promise.resolve({ data: success }), emptyForm());
  assert.equal(again?.kind, 'created');
});
