import { Then } from '@cucumber/cucumber';
import type { ThresholdWorld } from '../steps/world.ts';
import { Pipeline, PipelineClient } from './pipeline.ts';

type W = ThresholdWorld;

Then('the pipeline lists {int} loan(s) of {string}', async function (this: W, times: number, name: string) {
  await this.on(Pipeline).lists(name, times);
});

Then('every standard loan is listed with its borrower, amount and status', function (this: W) {
  this.on(Pipeline).listsStandardLoans();
});

Then(
  'the {string} lists the loans of the {string} queue and no others',
  function (this: W, title: string, queue: string) {
    this.on(Pipeline).listsQueueOnly(title, queue);
  },
);

Then('the pipeline is unchanged', async function (this: W) {
  await this.overHttp(PipelineClient).isUnchanged();
});
