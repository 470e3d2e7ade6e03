import type { CreationAnswerActions } from '../areas/creation-answers.ts';
import { creationFault } from '../creation-faults.ts';
import { fail } from './failures.ts';
import { expect, type Visit } from './visit.ts';

/** What the create screen tells of its attempts, in the world's own faults. */
export function creationAnswerActions(visit: Visit): Partial<CreationAnswerActions> {
  const { page } = visit;
  const dialog = page.getByRole('dialog');
  return {
    answerNextWith: (answer) => fail(visit, creationFault(answer)),
    sendForm: () =>
      page
        .getByRole('form')
        .getByRole('button', { name: /^Create (Loan|Lead)$/ })
        .click(),
    openCreated: () => dialog.getByRole('button', { name: /^Open the (loan|lead)$/ }).click(),
    closeTold: async () => {
      await dialog.getByRole('button', { name: /^(Dismiss|OK|Keep editing)$/ }).click();
      await expect(dialog).toHaveCount(0);
    },
    isToldOnce: async (title, text) => {
      await expect(dialog).toHaveCount(1);
      await expect(dialog).toHaveAccessibleName(title);
      if (text !== '') await expect(dialog.getByText(text, { exact: true })).toBeVisible();
    },
  };
}
