import type { CreateFormActions } from '../areas/create-form.ts';
import { checkedBorrower } from '../form/fields.ts';
import type { FieldsOnScreen } from './fields.ts';
import { expect, type Visit } from './visit.ts';

/** People and places, on the screen. */
export function createFormActions(
  { page }: Visit,
  { field }: FieldsOnScreen,
): Pick<CreateFormActions, 'borrowerCheckKnows' | 'turn' | 'formShows' | 'areLocked'> {
  return {
    borrowerCheckKnows: async (borrower) => {
      await page.addInitScript(
        (text) => sessionStorage.setItem('CreateLoanCheck', text),
        JSON.stringify(checkedBorrower(borrower)),
      );
    },
    turn: async (toggle, isOn) => {
      await field(toggle).click();
      await expect(field(toggle)).toHaveAttribute('aria-checked', String(isOn));
    },
    formShows: async (fields) => {
      for (const [name, text] of Object.entries(fields)) await expect(field(name)).toHaveValue(text);
    },
    areLocked: async (fields) => {
      for (const name of fields) await expect(field(name)).not.toBeEditable();
    },
  };
}
