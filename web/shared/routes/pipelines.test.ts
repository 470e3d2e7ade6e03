import assert from 'node:assert/strict';
import { test } from 'node:test';
import { workQueueTypes } from '../../../contracts/api/options.ts';
import { pipelineOf, queuePageOf } from './pipelines.ts';

test('each work queue has its page; without one, or with an unknown one, the loan pipeline is the page', () => {
  assert.deepEqual(
    [...workQueueTypes, null, 'Shipping', 'toString'].map((type) => [type, pipelineOf(type)]),
    [
      ['Closing', 'closing-queue'],
      ['Funding', 'funding-queue'],
      ['LoanOpener', 'loan-opener-queue'],
      ['Processor', 'processor-queue'],
      ['Underwriter', 'underwriting-queue'],
      [null, 'loan-pipeline'],
      ['Shipping', 'loan-pipeline'],
      ['toString', 'loan-pipeline'],
    ],
  );
  assert.equal(queuePageOf(null), null);
});
