import type { MenuEntry, MenuName } from '../../../contracts/operations/shell.ts';
import type { User } from '../../../contracts/operations/session.ts';
import { isAdministrator } from '../authentication.ts';
import { group, item, legacyPage, type Marks, menuOf, single, titledPage } from './entries.ts';

/**
 * Returns a drawer menu for a user. The SPA hides the icon of an empty menu (S-2.4-03, S-2.4-04, S-2.4-05, S-2.4-06).
 */
export function menuFor(name: MenuName, user: User): MenuEntry[] {
  const menu = menuOf(menus[name](user));
  // Reversed on purpose: clients must sort entries by index (S-3-44).
  return name === 'resources' ? menu.toReversed() : menu;
}

const menus: Readonly<Record<MenuName, (user: User) => ((index: number) => MenuEntry)[]>> = {
  reports: (user) =>
    isAdministrator(user)
      ? []
      : [
          group('Reports', 'Pipeline Reports', [
            page('Loan Activity', 'loan-activity', { keyword: 'pipeline volume', print: true }),
            page('Lock Expirations', 'lock-expirations', { keyword: 'rate lock' }),
            page('Closings This Month', 'closings-this-month', { hidden: user.isOriginator }),
          ]),
          group('Reports', 'Compliance Reports', [
            page('Application Register', 'application-register', { keyword: 'HMDA LAR' }),
            page('Disclosure Timing', 'disclosure-timing', { keyword: 'TRID' }),
            page('Fee Tolerance', 'fee-tolerance', { isDisabled: user.isOriginator }),
          ]),
          group(
            'Reports',
            'Queue Reports',
            [page('Work in Queue', 'work-in-queue', { keyword: user.workQueueType ?? '' })],
            { hidden: user.workQueueType === null },
          ),
        ],
  delivery: (user) =>
    isAdministrator(user) || user.isOriginator || !handlesLoans(user)
      ? []
      : [
          group('Delivery', 'Investor Delivery', [
            page('Commitments', 'commitments', { keyword: 'investor' }),
            page('Loan Sale Packages', 'loan-sale-packages', { print: true }),
            page('Trailing Documents', 'trailing-documents', { keyword: 'post closing' }),
          ]),
          single('Delivery', page('Warehouse Lines', 'warehouse-lines')),
        ],
  resources: () => [
    group('Resources', 'Guides', [
      page('Lending Guide', 'lending-guide', { keyword: 'guidelines' }),
      page('Product Matrix', 'product-matrix'),
      titledPage('lending-portal', 'LosHelp', {}, { icon2: 'export' }),
      titledPage('lending-portal', 'LenderHelp', {}, { icon2: 'export' }),
    ]),
    group('Resources', 'Contacts', [
      titledPage('lending-portal', 'ContactUs', {}, { icon2: 'export' }),
      page('Branch Directory', 'branch-directory'),
    ]),
    single('Resources', titledPage('legacy-page', 'WhatsNew')),
  ],
  rates: (user) =>
    isAdministrator(user) || !canPrice(user)
      ? []
      : [single('Rates', titledPage('legacy-page', 'ResourceRates', {}, { icon: 'percentage' }))],
};

const page = (name: string, key: string, marks: Marks = {}) =>
  item(name, legacyPage('legacy-page', 'menu-item', { item: key }), marks);

/** Returns true for users who work in a queue or may create loans; false for read-only users and lead desks. */
const handlesLoans = ({ workQueueType, features }: User): boolean =>
  workQueueType !== null || features.createLoan === true;

const canPrice = ({ features }: User): boolean => features.createLoan === true || features.lead === true;
