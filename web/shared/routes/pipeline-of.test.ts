import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pipelineOf } from './pipeline-of.ts';

test('[S-2.4-11 S-2.4-12 S-2.4-13 S-2.4-14 S-2.4-15 S-2.4-16] the pipeline of a user is the queue of their kind of work, else the loan pipeline', () => {
  const types = [
    'Closing',
    'Funding',
    'LoanOpener',
    'Processor',
    'Underwriter',
    null,
    'Shipping',
    'toString',
  ];
  assert.deepEqual(types.map(pipelineOf), [
    'closing-queue',
    'funding-queue',
    'loan-opener-queue',
    'processor-queue',
    'underwriting-queue',
    'loan-pipeline',
    'loan-pipeline',
    'loan-pipeline',
  ]);
});
