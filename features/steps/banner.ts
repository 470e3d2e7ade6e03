import { Given, Then, When } from '@cucumber/cucumber';
import type { ThresholdWorld } from '../support/world.ts';

When(/^the window (?:is|becomes) (\d+) pixels wide$/, async function (this: ThresholdWorld, pixels: string) {
  await this.driver.banner.widen(Number(pixels));
});

When('I choose the pipeline {string}', async function (this: ThresholdWorld, pipeline: string) {
  await this.driver.banner.choosePipeline(pipeline);
});

When('I go back to the loan pipeline', async function (this: ThresholdWorld) {
  await this.driver.banner.goBack();
});

Then(/^the banner has the buttons (".*")$/, async function (this: ThresholdWorld, names: string) {
  await this.driver.banner.hasButtons([...names.matchAll(/"([^"]*)"/g)].map(([, name = '']) => name));
});

Given(
  /^(.*) with the open loan (\d+)$/,
  async function (this: ThresholdWorld, user: string, generalAccountId: string) {
    await this.driver.banner.imagineUserOnLoan(user, Number(generalAccountId));
  },
);

When(
  'the page in the panel {string} asks to close {string}',
  async function (this: ThresholdWorld, panel: string, name: string) {
    await this.driver.banner.askToClose(panel, name);
  },
);

Then(
  'the panel {string} frames {string} in {int} by {int}',
  async function (this: ThresholdWorld, panel: string, address: string, width: number, height: number) {
    await this.driver.banner.framesPanel(panel, address, width, height);
  },
);

Then(
  'the panel {string} is open in {int} by {int}',
  async function (this: ThresholdWorld, panel: string, width: number, height: number) {
    await this.driver.banner.panelIsOpen(panel, width, height);
  },
);

Then('the panel {string} is closed', async function (this: ThresholdWorld, panel: string) {
  await this.driver.banner.panelIsClosed(panel);
});

When('I paste {int} characters into the quick search', async function (this: ThresholdWorld, count: number) {
  await this.driver.banner.pasteIntoBox('x'.repeat(count));
});

When('I type {string} and Enter', async function (this: ThresholdWorld, text: string) {
  await this.driver.banner.typeAndEnter(text);
});

Then('the box says {string}', async function (this: ThresholdWorld, message: string) {
  await this.driver.banner.boxSays(message);
});

Then('only the loans of {string} are listed', async function (this: ThresholdWorld, borrowers: string) {
  await this.driver.banner.listsOnly(borrowers.split(', '));
});

Then('the loan matches kept are {string}', async function (this: ThresholdWorld, borrowers: string) {
  await this.driver.banner.keepsMatches(borrowers.split(', '));
});

Given(/^a loan whose compliance check (.*)$/, async function (this: ThresholdWorld, found: string) {
  await this.driver.banner.imagineCompliance(found);
});

Given(
  /^(.*) looks at a loan with (\d+) notes, (\d+) of them shared$/,
  async function (this: ThresholdWorld, user: string, count: string, shared: string) {
    await this.driver.banner.imagineNotes(user, Number(count), Number(shared));
  },
);

Given(
  'a loan with {int} of its application criteria complete',
  async function (this: ThresholdWorld, completed: number) {
    await this.driver.banner.imagineCriteria(completed);
  },
);

Given('a loan whose application date is kept by hand', async function (this: ThresholdWorld) {
  await this.driver.banner.imagineCriteria(null);
});

Given(
  /^the server (hides|disables) the icon "(.*)"$/,
  async function (this: ThresholdWorld, does: string, icon: string) {
    await this.driver.banner.imagineServerIcon(does, icon);
  },
);

When(
  /^the server announces that (the loan passed its compliance check and has no notes|too little is known of the loan|the loan has a co-borrower|the borrower has a new name|the borrower has a long name)$/,
  async function (this: ThresholdWorld, what: string) {
    await this.driver.banner.tell(what);
  },
);

When('the server announces another loan', async function (this: ThresholdWorld) {
  await this.driver.banner.tell('another loan');
});

When('I press the icon {string}', async function (this: ThresholdWorld, name: string) {
  await this.driver.banner.pressIcon(name);
});

Then(
  /^the icon "(.*)" has the badge "(.*)" in (.*) colour and is (enabled|disabled)$/,
  async function (this: ThresholdWorld, label: string, badge: string, colour: string, state: string) {
    await this.driver.banner.hasIcon(label, badge, colour, state === 'disabled');
  },
);

Then('there is no loan icon {string}', async function (this: ThresholdWorld, name: string) {
  await this.driver.banner.hasNoIcon(name);
});

Then('the icons for notes are {string}', async function (this: ThresholdWorld, icons: string) {
  await this.driver.banner.hasNoteIcons(icons);
});

Then('the icons are {string}', async function (this: ThresholdWorld, icons: string) {
  await this.driver.banner.hasIcons(icons);
});

Then(
  'the icon {string} is on the right side of the banner',
  async function (this: ThresholdWorld, name: string) {
    await this.driver.banner.iconIsOnTheRight(name);
  },
);
