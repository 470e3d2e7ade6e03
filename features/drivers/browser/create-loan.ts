import type { Request, Route } from '@playwright/test';
import { createLoanOperations } from '../../../contracts/operations/create-loan.ts';
import { paths } from '../../../web/shared/routes/paths.ts';
import { failureTitle } from '../../../web/create-loan/submit-messages.ts';
import type { CreateLoanActions } from '../areas/create-loan.ts';
import { createFormActions } from './create-form.ts';
import { createScreenActions } from './create-screen.ts';
import { containing, typingActions } from './typing.ts';
import { creationAnswerActions } from './creation-answers.ts';
import { fieldsOnScreen } from './fields.ts';
import { lateListActions } from './late-lists.ts';
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
    ...typingActions(visit, fields),
    ...creationAnswerActions(visit),
    ...lateListActions(visit),
    open,
    choose: fields.choose,
    fillInRequired,
    fillIn,
    create: async (wanted, name, entries) => {
      await fillIn(wanted, name, entries);
      await button(wanted === 'lead' ? 'Create Lead' : 'Create Loan').click();
    },
    pressWhileServerWaits,
    letServerAnswer: async () => {
      await expect.poll(() => answer !== undefined).toBe(true);
      const ended = [
        page.waitForEvent('requestfinished', isCreation),
        page.waitForEvent('requestfailed', isCreation),
      ];
      answer?.();
      await Promise.race(ended);
      await page.evaluate(
        () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
      );
    },
    closeMessage: () => button('OK').click(),

    fieldSays: async (name, message) => {
      await expect(fields.field(name)).toHaveAttribute('aria-invalid', 'true');
      await expect(fields.field(name)).toHaveAccessibleDescription(containing(message));
    },
    showsTyped: async (field) => expect(fields.field(field)).toHaveValue('Newcomer'),
    panelIsOpen: async (panel) => {
      const toggle = page
        .getByRole('region', { name: panel, exact: true })
        .getByRole('button', { name: panel, exact: true });
      await expect(toggle).toHaveAttribute('aria-expanded', 'true');
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
    seesFailure: async (title, message) => {
      expect([failureTitle(true), failureTitle(false)]).toContain(title);
      const dialog = page.getByRole('dialog', { name: title });
      await expect(dialog).toContainText(message);
    },
  };
}
