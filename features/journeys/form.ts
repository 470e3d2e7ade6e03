import type { Page } from '@playwright/test';
import { expect } from '../support/users/expect.ts';

/** Returns a field of the create form by its label. */
export const field = (page: Page, label: string) => page.getByRole('form').getByLabel(label, { exact: true });

/** Fills in choices, amounts and borrower. */
export async function fillIn(page: Page, firstName: string, lastName: string): Promise<void> {
  for (const [label, option] of [
    ['Institution', 'Marrowbrook Home Lending'],
    ['Originator', 'Nora Whitfield'],
    ['Product', 'Conforming 30 Year Fixed'],
    ['Loan purpose', 'Purchase'],
  ] as const) {
    await field(page, label).fill(option);
    await field(page, label).press('Enter');
  }
  const entries = {
    'Sales price': '500000',
    'Estimated or appraised value': '480000',
    'Base loan amount': '400000',
    'Interest rate': '6.5',
    'First name': firstName,
    'Last name': lastName,
    'Tax identifier': '123456789',
  };
  for (const [label, entry] of Object.entries(entries)) await field(page, label).fill(entry);
  await expect(field(page, 'Total loan amount')).toHaveValue('400,000.00');
  await expect(field(page, 'Loan to value percent')).toHaveValue('83.333');
}
