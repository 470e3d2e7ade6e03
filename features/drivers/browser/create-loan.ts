import type { Request, Route } from '@playwright/test';
import { createLoanOperations } from '../../../contracts/api/create-loan.ts';
import { paths } from '../../../web/app/paths.ts';
import { failureTitle } from '../../../web/create-loan/outcome.ts';
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
  let answer: (() => Promise<void>) | undefined;

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

  return {
    ...fields.actions,
    ...createFormActions(visit, fields),
    ...createScreenActions(visit, fields),
    ...typingActions(visit, fields),
    ...creationAnswerActions(visit),
    ...lateListActions(visit),
    open,
    choose: fields.choose,
    fillInRequired: () => fillInRequired(),
    fillIn,
    create: async (wanted, name, entries) => {
      await fillIn(wanted, name, entries);
      await button(wanted === 'lead' ? 'Create Lead' : 'Create Loan').click();
    },
    pressWhileServerWaits: async (name) => {
      await onCreation(async (route) => {
        // Only the first one waits.
        if (!answer) {
          await new Promise<void>((resolve) => {
            answer = async () => resolve();
          });
        }
        await route.continue();
      });
      await button(name).click();
    },
    letServerAnswer: async () => {
      await expect.poll(() => answer !== undefined).toBe(true);
      await answer?.();
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
      const buttons = page.getByRole('form').getByRole('button', { name: /^(Cancel|Create (Loan|Lead))$/ });
      await expect(buttons).toHaveText([...names]);
    },
    spins: async () => {
      await expect(
        page.getByRole('button', { name: /Create (Loan|Lead)/ }).getByRole('img', { name: 'loading' }),
      ).toBeVisible();
    },
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
