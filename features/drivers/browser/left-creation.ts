import type { Locator } from '@playwright/test';
import type { CreateLoanActions } from '../areas/create-loan.ts';
import type { LeftCreationActions } from '../areas/left-creation.ts';
import { expect, type Visit } from './visit.ts';

type Creating = Required<Pick<CreateLoanActions, 'fillIn' | 'pressWhileServerWaits'>>;

export function leftCreationActions(
  visit: Visit,
  { fillIn, pressWhileServerWaits }: Creating,
): LeftCreationActions {
  const { page } = visit;
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  const notifications = page.locator('.ant-notification-notice');
  const notification = (title: string): Locator => notifications.filter({ hasText: title });
  return {
    leaveWhileCreating: async (kind, name) => {
      await fillIn(kind, name);
      await pressWhileServerWaits(kind === 'lead' ? 'Create Lead' : 'Create Loan');
      await press('Cancel');
      await press('Leave');
      await visit.seesTitle(kind === 'lead' ? 'Lead Pipeline' : 'Mortgage Pipeline');
    },
    pressEnterOnLink: (link) => notifications.getByRole('link', { name: link }).press('Enter'),

    isNotified: async (title, text) => {
      await expect(notification(title).getByText(text, { exact: true })).toBeVisible();
      // A screen reader reads it out by itself.
      await expect(notification(title)).toHaveRole(title.endsWith('Created') ? 'status' : 'alert');
    },
    noNotificationIsLeft: () => expect(notifications).toHaveCount(0),
    noDialogIsOpen: () => expect(page.getByRole('dialog')).toHaveCount(0),
  };
}
