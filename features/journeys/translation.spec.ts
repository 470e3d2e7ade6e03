import { expect, type Page } from '@playwright/test';
import { paths } from '../../web/shared/routes/paths.ts';
import { translate } from '../support/translation.ts';
import { standardLoan } from '../support/vocabulary/standard-loans.ts';
import { arriveAt, test } from './journey.ts';

const field = (page: Page, name: string) => page.getByRole('combobox', { name, exact: true });

async function fill(page: Page, name: string, text: string): Promise<void> {
  await field(page, name).fill(text);
  await field(page, name).press('Tab');
}

test('[A-180] a translated page shows each present value and does not fail', async ({
  visitor: page,
  world,
  enterAs,
  origin,
}) => {
  const translation = await page.addInitScript(`(${translate.toString()})(document)`);
  await enterAs('lending-staff', paths.newLoan);
  await arriveAt(page, 'Create Loan');
  await expect(page.locator('label[for="field-institution"] > font')).toHaveText('Institution');

  await test.step('lists of the create screen', async () => {
    await fill(page, 'Loan purpose', 'zzz');
    await fill(page, 'Loan purpose', '');
    await fill(page, 'Institution', 'Quillhaven Savings');
    await fill(page, 'Originator', 'Desmond Achebe');
    await fill(page, 'Institution', '');
    await expect(page.locator('#field-institution-message')).toHaveText('Required');
    await expect(field(page, 'Originator')).toHaveValue('');
    await fill(page, 'Institution', 'Quillhaven Savings');
    await expect(page.locator('#field-institution-message')).toHaveText('');
    await fill(page, 'Originator', 'Desmond Achebe');
    await expect(field(page, 'Originator')).toHaveValue('Desmond Achebe');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create Loan');
  });

  await test.step('values of a loan that another user changes', async () => {
    const { applicationIdentifier, seed } = standardLoan('Amelia Thornquist');
    const { generalAccountId } = seed;
    page.once('dialog', (dialog) => void dialog.accept());
    await page.goto(origin + paths.dashboardOf(applicationIdentifier));
    await arriveAt(page, /^\d{10} Amelia Thornquist$/);
    const values = (label: string) => page.locator('dt', { hasText: label }).locator('+ dd');
    await expect(values('Loan Purpose').first()).toBeVisible();
    const loan = { loanStatus: 'Suspended', loanPurpose: 'Other', institution: 'Fennimore Partners' };
    await world.changeWorld({
      loans: {
        [generalAccountId]: {
          dashboard: { loanDetails: loan, primaryBorrower: { borrowerFirstName: 'Adele' } },
        },
      },
    });
    await arriveAt(page, /^\d{10} Adele Thornquist$/);
    for (const [label, value] of [
      ['Loan Status', loan.loanStatus],
      ['Loan Purpose', loan.loanPurpose],
      ['Institution', loan.institution],
    ] as const)
      for (const shown of await values(label).all()) await expect(shown).toHaveText(value);
    const menu = page.getByRole('navigation', { name: 'Loan menu' });
    await expect(menu.getByText('Adele Thornquist')).toHaveCount(2);
    await expect(menu.getByText('Amelia Thornquist')).toHaveCount(0);
  });
  await translation.dispose();
});
