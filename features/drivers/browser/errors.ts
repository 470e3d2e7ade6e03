import type { ErrorActions } from '../areas/errors.ts';
import { expect, type Visit } from './visit.ts';

export function errorActions(visit: Visit): Partial<ErrorActions> {
  const { page } = visit;
  return {
    seesTitle: (title) => visit.seesTitle(title),
    tabIsTitled: async (title) => expect(page).toHaveTitle(title),
    seesText: async (text) =>
      expect(page.getByText(text, { exact: true }).filter({ visible: true }).last()).toBeVisible(),
    seesMessage: async (title) => expect(page.getByRole('dialog', { name: title })).toBeVisible(),
  };
}
