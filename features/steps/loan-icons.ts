import { Given, Then, When } from '@cucumber/cucumber';
import type { ThresholdWorld } from '../support/world.ts';

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
