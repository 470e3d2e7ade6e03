import type { Request, Route } from '@playwright/test';
import { createLoanOperations } from '../../../contracts/operations/create-loan.ts';
import { paths } from '../../../web/shared/routes/paths.ts';
import type { CreateLoanActions } from '../areas/create-loan.ts';
import { createFormActions } from './create-form.ts';
import { createScreenActions } from './create-screen.ts';
import { containing, typingActions } from './typing.ts';
import { creationFault } from '../creation-faults.ts';
import { fail } from './failures.ts';
import { fieldsOnScreen } from './fields.ts';
import { expect, type Visit } from './visit.ts';

const { createLoan } = createLoanOperations;

export function createLoanActions(visit: Visit): Partial<CreateLoanActions> {
  const { page } = visit;
  const fields = fieldsOnScreen(visit);
  const isCreation = (request: Request) =>
    request.method() === createLoan.method && new URL(request.url()).pathname === createLoan.path;
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  let answer: (() => void) | undefined;

  const open = (wanted: string) => visit.open(wanted === 'lead' ? paths.newLead : paths.newLoan);
  const fillInRequired = async (name = 'Ada Newcomer') => {
    const [firstName = '', lastName = ''] = name.split(' ');
    await fields.choose('Institution', 'Marrowbrook Home Lending');
    await fields.choose('Originator', 'Nora Whitfield');
    await fields.choose('Product', 'Conforming 30 Year Fixed');
    await fields.enter('First name', firstName);
    await fields.enter('Last name', lastName);
    if (page.url() !== visit.origin + paths.newLead) await fields.enter('Tax identifier', '123-45-6789');
  };
  const fillIn = async (wanted: string, name: string, entries: Readonly<Record<string, string>> = {}) => {
    await open(wanted);
    await fillInRequired(name);
    for (const [field, entry] of Object.entries(entries)) await fields.enter(field, entry);
  };
  /** Catches the creation on its way; everything else goes on. */
  const onCreation = async (handle: (route: Route) => Promise<void>) => {
    await page.route(`**${createLoan.path}`, (route) =>
      isCreation(route.request()) ? handle(route) : route.fallback(),
    );
  };

  const pressWhileServerWaits = async (name: string) => {
    await onCreation(async (route) => {
      // Only the first one waits.
      if (!answer) {
        await new Promise<void>((resolve) => {
          answer = resolve;
        });
      }
      await route.continue();
    });
    await button(name).click();
  };

  return {
    ...fields.actions,
    ...createFormActions(visit, fields),
    ...createScreenActions(visit, fields),
    ...typingActions(fields),
    answerNextWith: (response) => fail(visit, creationFault(response)),
    open,
    choose: fields.choose,
    fillIn,
    pressWhileServerWaits,
    closeMessage: () => button('OK').click(),

    fieldSays: async (name, message) => {
      await expect(fields.field(name)).toHaveAttribute('aria-invalid', 'true');
      await expect(fields.field(name)).toHaveAccessibleDescription(containing(message));
    },
    footerOffers: async (names) => {
      const footer = page.locator('form footer');
      await expect(footer.getByRole('button')).toHaveText([...names]);
      await expect(footer.getByRole('link')).toHaveCount(0);
    },
    spins: async (isSpinning) => {
      await expect(page.locator('form footer button .anticon-spin')).toBeVisible({ visible: isSpinning });
    },
    isOff: async (toggle) => expect(fields.field(toggle)).not.toBeChecked(),
    nothingWasSent: async () => {
      await visit.seesTitle('Create Loan');
      expect(visit.requests).not.toContain(`${createLoan.method} ${createLoan.path}`);
    },
  };
}
