import assert from 'node:assert/strict';
import { test } from 'node:test';
import { iconOfPage, isPipelinePage, pipelineOf, pipelinesOf, queuePageOf } from './pipelines.ts';

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

test('[S-2.3-04 S-2.3-05 S-2.3-11] the dropdown has the mortgage pipeline, and those that the user has', () => {
  const pagesOf = (user: Parameters<typeof pipelinesOf>[0]) => pipelinesOf(user).map(({ page }) => page);
  const none = { hasLeadPipeline: false, hasOptimalBluePipeline: false, workQueueType: null } as const;
  assert.deepEqual(pagesOf(none), ['loan-pipeline']);
  assert.deepEqual(pagesOf({ ...none, hasLeadPipeline: true }), ['loan-pipeline', 'lead-pipeline']);
  assert.deepEqual(pagesOf({ ...none, workQueueType: 'Funding' }), ['loan-pipeline', 'funding-queue']);
  assert.deepEqual(pagesOf({ ...none, hasOptimalBluePipeline: true }), [
    'loan-pipeline',
    'optimal-blue-pipeline',
  ]);
});

test('[S-4.2-16 S-4.2-17 S-4.2-41] every pipeline and queue selects the Pipeline icon, the rates page its own', () => {
  for (const page of pipelines.map(([, , queue]) => queue).concat('lead-pipeline', 'optimal-blue-pipeline'))
    assert.deepEqual([isPipelinePage(page), iconOfPage(`/lf/${page}`)], [true, 'Pipeline'], page);
  assert.equal(iconOfPage('/lf/ResourceRates'), 'Rates');
  for (const pathname of ['/lf/WhatsNew', '/loan-pipeline', '/dashboard', '/lf/loan-pipeline/7'])
    assert.equal(iconOfPage(pathname), null, pathname);
  assert.equal(queuePageOf('Closing'), 'closing-queue');
  assert.equal(queuePageOf(null), null);
});
