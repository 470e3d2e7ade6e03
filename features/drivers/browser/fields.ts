import type { Locator } from '@playwright/test';
import type { CreateLoanActions } from '../areas/create-loan.ts';
import { expect, type Visit } from './visit.ts';

type FieldActions = Pick<
  CreateLoanActions,
  'enter' | 'isShown' | 'canBeUsed' | 'isChosenAndLocked' | 'showsChoice' | 'pressEnterIn'
>;

export interface FieldsOnScreen {
  readonly actions: FieldActions;
  field(label: string): Locator;
  enter(label: string, entry: string): Promise<void>;
  /** Picks an option of a list that narrows as one types. */
  choose(label: string, option: string): Promise<void>;
}

/** Lists that take one of their options and no other text. */
const lists: readonly string[] = ['Loan purpose', 'Suffix', 'Tax identifier type', 'Origination type'];

export function fieldsOnScreen({ page }: Visit): FieldsOnScreen {
  const field = (label: string) => page.getByRole('form').getByLabel(label, { exact: true });
  const enter = async (label: string, entry: string) => {
    await field(label).fill(entry);
    if (lists.includes(label)) await field(label).press('Enter');
  };
  const choose = async (label: string, option: string) => {
    await expect(field(label)).toBeEnabled();
    await field(label).fill(option);
    await field(label).press('Enter');
    await expect(field(label)).toHaveValue(option);
  };
  return {
    field,
    enter,
    choose,
    actions: {
      enter,
      isShown: async (label, shown) => expect(field(label)).toHaveCount(shown ? 1 : 0),
      canBeUsed: async (label, usable) => {
        if (usable) await expect(field(label)).toBeEnabled();
        else await expect(field(label)).toBeDisabled();
      },
      isChosenAndLocked: async (label) => {
        await expect(field(label)).not.toHaveValue('');
        await expect(field(label)).toBeDisabled();
      },
      showsChoice: async (label, option) => {
        // A list shows its choice beside the control, not in it.
        const shown = page.locator('.ant-select', { has: page.getByLabel(label, { exact: true }) });
        await expect(shown).toHaveText(option);
      },
      pressEnterIn: (label) => field(label).press('Enter'),
    },
  };
}
