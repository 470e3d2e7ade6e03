import { type DataTable, Given, Then, When } from '@cucumber/cucumber';
import type { ThresholdWorld } from '../support/world.ts';

Given('I have opened the assistant', async function (this: ThresholdWorld) {
  await this.driver.assistant.open();
});

When('I press the assistant button', async function (this: ThresholdWorld) {
  await this.driver.assistant.toggle();
});

When('I ask the assistant {string}', async function (this: ThresholdWorld, prompt: string) {
  await this.driver.assistant.ask(prompt);
});

When(
  'I ask the assistant {string}, and the answer takes its time',
  async function (this: ThresholdWorld, prompt: string) {
    await this.driver.assistant.askAndWait(prompt);
  },
);

When('I start a new conversation', async function (this: ThresholdWorld) {
  await this.driver.assistant.startConversation();
});

When('the answer arrives', async function (this: ThresholdWorld) {
  await this.driver.assistant.answerArrives();
});

When('I {word} the answer', async function (this: ThresholdWorld, reaction: string) {
  await this.driver.assistant.react(reactionFrom(reaction));
});

When(
  'I {word} the answer, and {word} it before that is done',
  async function (this: ThresholdWorld, first: string, second: string) {
    await this.driver.assistant.reactTwiceAtOnce(reactionFrom(first), reactionFrom(second));
  },
);

When('I copy the answer to the clipboard', async function (this: ThresholdWorld) {
  await this.driver.assistant.copyAnswer();
});

When('I open the citation {string}', async function (this: ThresholdWorld, title: string) {
  await this.driver.assistant.openCitation(title);
});

When('I open the Terms of Service', async function (this: ThresholdWorld) {
  await this.driver.assistant.openTerms();
});

Then('the assistant answers {string}', async function (this: ThresholdWorld, text: string) {
  await this.driver.assistant.seesAnswer(text);
});

Then('in place of an answer stands:', async function (this: ThresholdWorld, text: string) {
  await this.driver.assistant.seesFailure(text);
});

Then('the answer refers to {string}', async function (this: ThresholdWorld, title: string) {
  await this.driver.assistant.refersTo(title);
});

Then(
  'these are listed under "Additional Citations":',
  async function (this: ThresholdWorld, table: DataTable) {
    await this.driver.assistant.listsAdditional(table.raw().flat());
  },
);

Then('my question {string} stands in the talk', async function (this: ThresholdWorld, prompt: string) {
  await this.driver.assistant.seesPrompt(prompt);
});

Then('my question {string} is no longer in the talk', async function (this: ThresholdWorld, prompt: string) {
  await this.driver.assistant.seesNoPrompt(prompt);
});

Then('I read the beginning of the answer', async function (this: ThresholdWorld) {
  await this.driver.assistant.seesBeginning();
});

Then('below it I read {string} with a progress bar', async function (this: ThresholdWorld, text: string) {
  await this.driver.assistant.seesWaiting(text);
});

Then('the assistant was asked {int} time(s)', async function (this: ThresholdWorld, count: number) {
  await this.driver.assistant.promptsSent(count);
});

Then('the server was told: {}', async function (this: ThresholdWorld, reactions: string) {
  await this.driver.assistant.reactionsSent(reactions.split(', '));
});

Then('the answer is marked as {word}', async function (this: ThresholdWorld, reaction: string) {
  if (reaction !== 'liked' && reaction !== 'disliked') throw new Error(`No answer is "${reaction}"`);
  await this.driver.assistant.shows(reaction);
});

Then(
  'the answer offers {string}, {string} and {string}',
  async function (this: ThresholdWorld, first: string, second: string, third: string) {
    await this.driver.assistant.offers([first, second, third]);
  },
);

Then('it offers no action', async function (this: ThresholdWorld) {
  await this.driver.assistant.offersNothing();
});

Then('the question field is empty', async function (this: ThresholdWorld) {
  await this.driver.assistant.fieldIsEmpty();
});

Then('the clipboard holds {string}', async function (this: ThresholdWorld, text: string) {
  await this.driver.assistant.copied(text);
});

Then(
  'the assistant is {int} pixels wide, at the right edge',
  async function (this: ThresholdWorld, width: number) {
    await this.driver.assistant.seesDrawer(width);
  },
);

Then('the assistant is closed', async function (this: ThresholdWorld) {
  await this.driver.assistant.seesNoDrawer();
});

Then('the disclaimer says {string}', async function (this: ThresholdWorld, sentence: string) {
  await this.driver.assistant.readsDisclaimer(sentence);
});

Then(
  'a window of {int} by {int} pixels opens',
  async function (this: ThresholdWorld, width: number, height: number) {
    await this.driver.assistant.seesWindow(width, height);
  },
);

Then(
  'that window is {int} by {int} pixels',
  async function (this: ThresholdWorld, width: number, height: number) {
    await this.driver.assistant.seesWindow(width, height);
  },
);

Then('the page in the window that opens cannot reach the product', async function (this: ThresholdWorld) {
  await this.driver.assistant.cannotReachBack();
});

Then('that window reads {string}', async function (this: ThresholdWorld, text: string) {
  await this.driver.assistant.windowReads(text);
});

function reactionFrom(word: string): 'like' | 'dislike' {
  if (word === 'like' || word === 'dislike') return word;
  throw new Error(`"${word}" is no reaction to an answer`);
}
