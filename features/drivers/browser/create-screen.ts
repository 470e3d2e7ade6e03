import type { CreateScreenActions } from '../areas/create-screen.ts';
import type { FieldsOnScreen } from './fields.ts';
import { expect, type Visit } from './visit.ts';

export function createScreenActions(
  visit: Visit,
  { field, choose }: FieldsOnScreen,
): Partial<CreateScreenActions> {
  const { page } = visit;
  const button = (name: string) => page.getByRole('button', { name, exact: true });

  return {
    type: (name, text) => field(name).fill(text),
    leaveField: () => page.keyboard.press('Tab'),
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
    buttonHasFocus: (name) => expect(button(name)).toBeFocused(),
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
