import type { Account } from '../../../contracts/operations/loan.ts';
import type { FramedPageActions } from '../areas/framed-pages.ts';
import { textOf } from './screen-text.ts';
import type { TabUser } from './tab-user.ts';

export function framedPageActions(user: TabUser): Partial<FramedPageActions> {
  const details = () => user.region('region', 'Loan Details');
  const statusOf = (status: string) =>
    [...details().querySelectorAll('button')].find((button) => textOf(button).includes(status));
  return {
    pressStatus: (status) => user.click(statusOf(status), `the status "${status}"`),

    isPlainStatus: async (status) => {
      user.expect(textOf(details()).includes(status.split(': ')[1] ?? status), `the status "${status}"`);
      user.expect(statusOf(status) === undefined, `no button "${status}"`);
    },
    offersLink: async (path, query) => {
      const { generalAccountId } = user.kept('account') as Account;
      const address = `${path}?accountId=${generalAccountId}&${query}`;
      const links = [...user.document.querySelectorAll('[role="alert"] a')];
      const found = links.map((link) => link.getAttribute('href'));
      user.expect(found.join() === address, `a link to ${address}, not to "${found.join()}"`);
    },
  };
}
