import { configurationOperations } from '../../../contracts/operations/configuration.ts';
import { createLoanOperations } from '../../../contracts/operations/create-loan.ts';
import { constructionNote } from '../../../web/create-loan/messages.ts';
import type { CreateScreenActions } from '../areas/create-screen.ts';
import type { FieldsOnScreen } from './fields.ts';
import { expect, type Visit } from './visit.ts';

/** The lists that the create screen asks for; a pattern of the browser in place of each parameter. */
const lists = [
  createLoanOperations.getInstitutions,
  createLoanOperations.getOriginators,
  createLoanOperations.getProducts,
  createLoanOperations.getLicenses,
  configurationOperations.getZipCodes,
].map(({ path }) => `**${path.replaceAll(/\{\w+\}/g, '*')}`);

export function createScreenActions(
  visit: Visit,
  { field, choose }: FieldsOnScreen,
): Partial<CreateScreenActions> {
  const { page } = visit;
  const panel = (name: string) => page.getByRole('form').getByRole('region', { name, exact: true });
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const rows = page.locator('.ant-select-item-option-content').filter({ visible: true });
  return {
    panelsAre: (panels) =>
      expect(page.getByRole('form').getByRole('heading', { level: 2 })).toHaveText([...panels]),
    panelHolds: (name, fields) => expect(panel(name).locator('label')).toHaveText([...fields]),
    type: (name, text) => field(name).fill(text),
    leaveField: () => page.keyboard.press('Tab'),
    listShows: (options) => expect(rows).toHaveText([...options]),
    listsOffer: async (offered) => {
      for (const [name, options] of Object.entries(offered)) {
        await field(name).click();
        await expect(rows).toHaveText([...options]);
        await page.keyboard.press('Escape');
        await expect(rows).toHaveCount(0);
      }
    },
    pickFirstByKeyboard: async () => {
      await expect(rows.first()).toBeVisible();
      await page.keyboard.press('Enter');
    },
    paste: async (texts) => {
      await expect(field('First name')).toBeVisible();
      await visit.context.grantPermissions(['clipboard-read', 'clipboard-write']);
      for (const [name, text] of Object.entries(texts)) {
        await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
        await field(name).focus();
        await page.keyboard.press('ControlOrMeta+V');
      }
      await field('First name').focus();
    },
    readsAs: async (name, text) => {
      const dots = field(name).locator('xpath=../..').getByText('•');
      if (await dots.isVisible()) await expect(dots).toHaveText(text);
      else await expect(field(name)).toHaveValue(text);
    },
    noteShowsFor: async (purposes, others) => {
      for (const purpose of [...purposes, ...others]) {
        await field('Loan purpose').fill(purpose);
        await expect(page.getByText(constructionNote)).toHaveCount(purposes.includes(purpose) ? 1 : 0);
      }
    },
    chooseWhoLends: async () => {
      await choose('Institution', 'Marrowbrook Home Lending');
      await choose('Originator', 'Nora Whitfield');
      await choose('Product', 'Conforming 30 Year Fixed');
    },
    hasFocus: (name) => expect(field(name)).toBeFocused(),
    buttonHasFocus: (name) => expect(button(name)).toBeFocused(),
    goBack: async () => {
      await page.evaluate(() => history.back());
    },
    browserAsksToLeave: async () => {
      await expect(page.getByRole('dialog')).toHaveCount(0);
      const asked = page.waitForEvent('dialog');
      const reloading = page.evaluate(() => setTimeout(() => location.reload()));
      const question = await asked;
      expect(question.type()).toBe('beforeunload');
      await question.dismiss();
      await reloading;
    },
    failLists: async () => {
      for (const address of lists) await page.route(address, (route) => route.fulfill({ status: 500 }));
    },
    mendLists: async () => {
      for (const address of lists) await page.unroute(address);
    },
    seesNoError: async () => {
      await expect(page.getByRole('button', { name: 'Load again: Institution' })).toBeVisible();
      await expect(page.getByRole('dialog')).toHaveCount(0);
    },
    loseNextAnswer: async () => {
      const { method, path } = createLoanOperations.createLoan;
      let isLost = false;
      await page.route(`**${path}`, async (route) => {
        if (isLost || route.request().method() !== method) return route.fallback();
        isLost = true;
        await route.fetch();
        return route.abort();
      });
    },
    dismissServerError: async () => {
      await page.getByRole('dialog').getByRole('button', { name: 'Dismiss' }).click();
      await expect(page.getByRole('dialog')).toHaveCount(0);
    },
  };
}
