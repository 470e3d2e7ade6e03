import type { CreateScreenActions } from '../areas/create-screen.ts';
import type { FieldsOnScreen } from './fields.ts';
import { expect, type Visit } from './visit.ts';

export function createScreenActions(
  visit: Visit,
  { field, choose }: FieldsOnScreen,
): Partial<CreateScreenActions> {
  const { page } = visit;
  const panel = (name: string) => page.getByRole('form').getByRole('region', { name, exact: true });
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const rows = page.locator('.ant-select-item-option-content').filter({ visible: true });
  return {
    closePanel: async (name) => panel(name).getByRole('button', { name, exact: true }).click(),
    type: (name, text) => field(name).fill(text),
    leaveField: () => page.keyboard.press('Tab'),
    listShows: (options) => expect(rows).toHaveText([...options]),
    tryToChange: async (entries) => {
      await visit.context.grantPermissions(['clipboard-read', 'clipboard-write']);
      for (const [name, entry] of Object.entries(entries)) {
        await page.evaluate((copied) => navigator.clipboard.writeText(copied), entry);
        await field(name).click({ force: true });
        await page.keyboard.type(entry);
        await page.keyboard.press('ControlOrMeta+V');
        await page.keyboard.press('Enter');
      }
    },
    readsAs: async (name, text) => {
      const dots = field(name).locator('xpath=../..').getByText('•');
      if (text.includes('•')) return expect(dots).toHaveText(text);
      await expect(field(name)).toHaveValue(text);
      await expect(dots).toBeHidden();
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
    dismissServerError: async () => {
      await page.getByRole('dialog').getByRole('button', { name: 'Dismiss' }).click();
      await expect(page.getByRole('dialog')).toHaveCount(0);
    },
  };
}
