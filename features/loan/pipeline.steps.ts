import { Then } from '@cucumber/cucumber';
import { world } from '../users/world.ts';
import { Pipeline, PipelineClient } from './pipeline.ts';

Then('the pipeline lists {int} loan(s) of {string}', (times: number, name: string) =>
  world.on(Pipeline).lists(name, times),
);

Then('every standard loan is listed with its borrower, amount and status', () =>
  world.on(Pipeline).listsStandardLoans(),
);

Then('the {string} lists the loans of the {string} queue and no others', (title: string, queue: string) =>
  world.on(Pipeline).listsQueueOnly(title, queue),
);

Then('the pipeline is unchanged', () => world.overHttp(PipelineClient).isUnchanged());
