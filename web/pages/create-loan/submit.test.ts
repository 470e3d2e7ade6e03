import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { RequestError } from '../../shared/api/base-query.ts';
import type { Creation } from './api.ts';
import { emptyForm } from './initial-values.ts';
import type { CreateResult } from './request.ts';
import { resultOf, formSubmit } from './submit.ts';

const success = { kind: 'created', newApplyId: 'APP-77' } as const;
const refused = (changes: Partial<RequestError>): { error: RequestError } => ({
  error: { kind: 'http', status: 500, traceId: 't', code: null, detail: null, existing: null, ...changes },
});
const reused = refused({ status: 409, code: 'idempotency-key-reused', existing: 'APP-77' });

test('[A-62] a request without a usable response gives "unanswered", with the reason if it has one', () => {
  for (const [changes, reason] of [
    [{}, null],
    [{ status: 401 }, null],
    [{ status: 409, detail: 'The file is locked.' }, 'The file is locked.'],
    [{ kind: 'network' as const, status: null }, "We couldn't reach the server. Check your connection."],
  ] as const) {
    assert.deepEqual(resultOf(refused(changes)), { kind: 'unanswered', reason, traceId: 't' });
  }
});

test('[A-62] an aborted request gives "unanswered" without a reason', () => {
  const error = { name: 'AbortError', message: 'Aborted' };
  assert.deepEqual(resultOf({ error }), { kind: 'unanswered', reason: null, traceId: null });
});

test('[A-86] a reused idempotency key gives the loan that the earlier request created', () => {
  assert.deepEqual(resultOf(reused), { kind: 'already-created', newApplyId: 'APP-77' });
  const nameless = refused({ ...reused.error, existing: null, detail: 'Created before.' });
  assert.deepEqual(resultOf(nameless), { kind: 'refused', reason: 'Created before.' });
});

test('[A-86] all requests of a form have one idempotency key, and a submit during a request sends nothing', async () => {
  const sent: Creation[] = [];
  let answer = (): void => assert.fail('Nothing was sent');
  const send = (creation: Creation) => {
    sent.push(creation);
    return new Promise<{ data: CreateResult }>((resolve) => {
      answer = () => resolve({ data: success });
    });
  };
  const attempt = formSubmit(false);
  const first = attempt(send, emptyForm());
  const again = attempt(send, emptyForm());
  assert.equal(sent.length, 1);
  assert.equal(await again, null);
  answer();
  assert.equal((await first)?.kind, 'created');
  const second = attempt(send, { ...emptyForm(), interestRate: '6' });
  answer();
  await second;
  assert.equal(sent.length, 2);
  assert.equal(sent[1]?.idempotencyKey, sent[0]?.idempotencyKey);
  const other = formSubmit(false)(send, emptyForm());
  answer();
  await other;
  assert.notEqual(sent[2]?.idempotencyKey, sent[0]?.idempotencyKey);
});

test('[A-86] a form can be submitted again after a request has thrown an error', async () => {
  const attempt = formSubmit(true);
  await assert.rejects(
    attempt(() => Promise.reject(new TypeError('gone')), emptyForm()),
    TypeError,
  );
  const again = await attempt(() => Promise.resolve({ data: success }), emptyForm());
  assert.equal(again?.kind, 'created');
});
