import { paths } from '../../../web/shared/routes/paths.ts';
import type { ErrorActions } from '../areas/errors.ts';
import { expect, type Visit } from './visit.ts';

export function errorActions(visit: Visit): Partial<ErrorActions> {
  const { page } = visit;
  return {
    openErrorPage: (code) => visit.open(paths.error(code === '' ? undefined : code)),
    openMissingLoan: () => visit.goOn(paths.dashboardOf('A-MISSING')),
    changeCode: (code) => visit.goOn(paths.error(code)),
    seesTitle: (title) => visit.seesTitle(title),
    tabIsTitled: async (title) => expect(page).toHaveTitle(title),
    seesText: async (text) =>
      expect(page.getByText(text, { exact: true }).filter({ visible: true }).last()).toBeVisible(),
    seesMessage: async (title) => expect(page.getByRole('dialog', { name: title })).toBeVisible(),
    namesSupport: async () => {
      await expect(page.getByRole('dialog')).toBeVisible();
      const { techSupportNumber } = visit.person.user;
      const text = `If the issue persists, please contact ${techSupportNumber} and mention reference number: ${visit.failedTraceIds.at(-1)}`;
      await expect(page.getByRole('dialog')).toContainText(text);
    },
  };
}
