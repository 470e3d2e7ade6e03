import type { Locator } from '@playwright/test';
import type { CreateLoanActions } from '../areas/create-loan.ts';
import { placeOfField } from '../form/fields.ts';
import { expect, type Visit } from './visit.ts';

type FieldActions = Pick<
  CreateLoanActions,
  'enter' | 'isShown' | 'canBeUsed' | 'showsChoice' | 'pressEnterIn' | 'turnOn'
>;

export interface FieldsOnScreen {
  readonly actions: FieldActions;
  /** The field of this name: of the loan, of the borrower, or of the owner that the name begins with. */
  field(name: string): Locator;
  enter(name: string, entry: string): Promise<void>;
  /** Picks an option of a list that narrows as one types. */
  choose(name: string, option: string): Promise<void>;
}

export function fieldsOnScreen({ page }: Visit): FieldsOnScreen {
  const form = page.getByRole('form');
  const field = (name: string) => {
    const { panel, label } = placeOfField(name);
    const place = panel ? form.getByRole('region', { name: panel, exact: true }) : form;
    return place.getByLabel(label, { exact: true });
  };
  const enter = async (name: string, entry: string) => {
    await field(name).fill(entry);
    // The one list that takes no other text than its options.
    if (name.endsWith('identifier type')) await field(name).press('Enter');
  };
  const choose = async (name: string, option: string) => {
    await expect(field(name)).toBeEnabled();
    await field(name).fill(option);
    await field(name).press('Enter');
    await expect(field(name)).toHaveValue(option);
  };
  return {
    field,
    enter,
    choose,
    actions: {
      enter,
      isShown: async (name, shown) => {
        // What is not there yet is no sign of what will never be there.
        await expect(form.getByLabel('Institution', { exact: true })).toBeVisible();
        await expect(field(name)).toHaveCount(shown ? 1 : 0);
      },
      canBeUsed: async (name, usable) => {
        if (usable) await expect(field(name)).toBeEnabled();
        else await expect(field(name)).not.toBeEditable();
      },
      showsChoice: async (name, option) => expect(field(name)).toHaveValue(option),
      pressEnterIn: (name) => field(name).press('Enter'),
      turnOn: (name) => field(name).click(),
    },
  };
}
