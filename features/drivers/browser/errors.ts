import { traceIdHeader } from '../../../contracts/api/headers.ts';
import { paths } from '../../../web/app/paths.ts';
import type { ErrorActions } from '../areas/errors.ts';
import { expect, type Visit } from './visit.ts';

export function errorActions(visit: Visit): Partial<ErrorActions> {
  const { page } = visit;
  let traceId: string | undefined;
  return {
    openErrorPage: (code) => visit.open(paths.error(code === '' ? undefined : code)),
    openMissingLoan: async () => {
      const refused = page.waitForResponse((answer) => answer.status() === 404);
      await visit.open(paths.dashboardOf('A-MISSING'));
      traceId = (await refused).headers()[traceIdHeader];
    },
    changeCode: async (code) => {
      await page.evaluate((address) => {
        window.history.pushState(null, '', address);
        window.dispatchEvent(new PopStateEvent('popstate'));
      }, paths.error(code));
    },
    seesTitle: (title) => visit.seesTitle(title),
    seesText: async (text) =>
      expect(page.getByText(text, { exact: true }).filter({ visible: true }).last()).toBeVisible(),
    seesMessage: async (title) => expect(page.getByRole('dialog', { name: title })).toBeVisible(),
    namesSupport: async () => {
      const { techSupportNumber } = visit.person.user;
      const text = `If the issue persists, please contact ${techSupportNumber} and mention reference number: ${traceId}`;
      await expect(page.getByRole('dialog')).toContainText(text);
    },
  };
}
