import assert from 'node:assert/strict';
import { type DataTable, Given, Then, When } from '@cucumber/cucumber';
import { world } from '../users/world.ts';
import { CreateScreen } from './create-screen.ts';
import { Notices } from './notices.ts';
import { Submission } from './submission.ts';

Given('the server responds to the next create request with {}', (response: string) =>
  world.on(Submission).respond(response),
);

Given(
  'I have sent a loan for {string} at a rate of {string}, and the response got lost',
  async (name: string, rate: string) => {
    const submission = world.on(Submission);
    await world.on(CreateScreen).fillIn('loan', name);
    await world.on(CreateScreen).fill('Interest rate', rate);
    await submission.respond('a truncated response');
    await submission.send();
    await submission.closeMessage();
  },
);

Given(/^I have left a (loan|lead) for "(.*)" while it was being created$/, (kind: string, name: string) =>
  world.on(Submission).leave(kind, name),
);

When('I send the form', () => world.on(Submission).send());

When('I send the form twice at once', () => world.on(Submission).sendTwice());

When('I send the form, and the response is late', () => world.on(Submission).sendAndHold());

When('I close the message', () => world.on(Submission).closeMessage());

Then('the only dialog is {string} and says {string}', (title: string, text: string) =>
  world.on(Submission).onlyDialogSays(title, text),
);

Then('the only dialog is {string}', (title: string) => world.on(Submission).isOnlyDialog(title));

Then(/^"(.*)" (shows|does not show) that it is loading$/, (button: string, shows: string) =>
  world.on(Submission).isLoading(button, shows === 'shows'),
);

Then('the footer offers {string} and {string}', (first: string, second: string) =>
  assert.deepEqual(world.on(Submission).footer, [first, second]),
);

Then('the request says:', (facts: DataTable) => world.on(Submission).requestSays(facts.rowsHash()));

Then('the request has the ids of:', (names: DataTable) =>
  world.on(Submission).requestHasIdsOf(names.rowsHash()),
);

Then('the server received {int} create request(s)', (times: number) =>
  assert.equal(world.on(Submission).creations.length, times),
);

Then('I am notified {string}: {string}', (title: string, text: string) =>
  world.on(Notices).shows(title, text),
);

Then('no notification is left', () => world.on(Notices).areGone());
