import { type DataTable, Given, Then, When } from '@cucumber/cucumber';
import { paths } from '../../web/shared/routes/paths.ts';
import { eachRow } from '../support/rows.ts';
import type { ThresholdWorld } from '../support/world.ts';

Given(
  /^the settings (cannot be served|are refused|end in the middle|are not answered)$/,
  async function (this: ThresholdWorld, how: string) {
    await this.driver.start.spoilSettings(how);
  },
);

Given(
  /^the code of (the product|the create screen|the assistant) cannot be downloaded$/,
  async function (this: ThresholdWorld, what: string) {
    await this.driver.start.cutDownload(what);
  },
);

Given(/^the code of (the create screen) is broken$/, async function (this: ThresholdWorld, what: string) {
  await this.driver.start.breakDownload(what);
});

Given('the identity provider gives no tokens', async function (this: ThresholdWorld) {
  await this.driver.start.refuseTokens();
});

When('the identity provider gives tokens again', async function (this: ThresholdWorld) {
  await this.driver.start.restoreNetwork();
});

When('I press {string}, and the sign-in fails again', async function (this: ThresholdWorld, button: string) {
  await this.driver.start.failToSignIn(() => this.driver.session.press(button));
});

When('I have waited for a while', async function (this: ThresholdWorld) {
  await this.driver.start.waitAWhile();
});

When('the settings are there again', async function (this: ThresholdWorld) {
  await this.driver.start.mendSettings();
});

When('the network is back', async function (this: ThresholdWorld) {
  await this.driver.start.restoreNetwork();
});

When('I open the product at a plain http address of another machine', async function (this: ThresholdWorld) {
  await this.driver.start.openInsecurely(paths.root);
});

When(
  'I open the error page for the code {string} there',
  async function (this: ThresholdWorld, code: string) {
    await this.driver.start.openInsecurely(paths.error(code));
  },
);

When('I follow the link {string}', async function (this: ThresholdWorld, link: string) {
  await this.driver.start.follow(link);
});

Then(
  /^I can try again and see the same when the settings (cannot be served|are refused|end in the middle)$/,
  async function (this: ThresholdWorld, how: string) {
    await this.driver.start.spoilSettings(how);
    await this.driver.start.followToTheSame('Try again');
    await this.driver.start.askedForSettingsOnce();
  },
);

Then(
  'the loan pipeline is titled {string}, can be loaded again, and names the reason for support:',
  async function (this: ThresholdWorld, title: string, reasons: DataTable) {
    await eachRow(reasons, async ({ reason = '', code = '' }) => {
      await this.driver.start.spoilSignIn(reason);
      await this.driver.legacy.goTo('Mortgage Pipeline');
      await this.driver.errors.seesTitle(title);
      await this.driver.errors.seesText(`Reference for support: ${code}`);
      await this.driver.session.canPress('Reload', true);
      await this.driver.start.askedForSettingsOnce();
    });
  },
);

Then('the settings were asked for once', async function (this: ThresholdWorld) {
  await this.driver.start.askedForSettingsOnce();
});
