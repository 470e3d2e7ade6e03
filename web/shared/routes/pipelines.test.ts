import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pipelineOf } from './pipelines.ts';

const pipelines: readonly (readonly [rule: string, workQueueType: string | null, pipeline: string])[] = [
  ['S-2.4-11', 'Closing', 'closing-queue'],
  ['S-2.4-12', 'Funding', 'funding-queue'],
  ['S-2.4-13', 'LoanOpener', 'loan-opener-queue'],
  ['S-2.4-14', 'Processor', 'processor-queue'],
  ['S-2.4-15', 'Underwriter', 'underwriting-queue'],
  ['S-2.4-16', null, 'loan-pipeline'],
  ['S-2.4-16', 'Shipping', 'loan-pipeline'],
  ['S-2.4-16', 'toString', 'loan-pipeline'],
];

for (const [rule, workQueueType, pipeline] of pipelines) {
  test(`[${rule}] the pipeline of work queue type ${workQueueType} is ${pipeline}`, () => {
    assert.equal(pipelineOf(workQueueType), pipeline);
  });
}
