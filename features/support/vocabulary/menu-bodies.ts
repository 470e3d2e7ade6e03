import { addressOfPage, pageNamed } from './vocabulary.ts';

/** Menu responses that the mock server never sends: with all optional fields, very long, or malformed. */

const page = { name: 'menu-item', address: '/MenuItem/Show?item=x', kind: 'legacy-page' };

/** Returns the entries of the Reports menu, one for each row of a feature table, some in a group of their own. */
export const reportsOf = (rows: readonly Readonly<Record<string, string>>[]): unknown[] =>
  rows.map(({ name, group, icon, icon2, badge, initials, hidden, selected, disabled }, index) => {
    const entry = {
      name,
      index,
      page,
      drawer: 'Reports',
      ...(icon ? { icon } : {}),
      ...(icon2 ? { icon2 } : {}),
      ...(badge ? { badge } : {}),
      ...(initials ? { initials } : {}),
      hidden: hidden === 'yes',
      selected: selected === 'yes',
      isDisabled: disabled === 'yes',
    };
    return group ? { name: group, index, drawer: 'Reports', items: [entry] } : entry;
  });

/** Returns two entries of the Rates menu: one for a legacy page, by its title, and one for a menu item. */
export const ratesOf = (title: string, item: string): unknown[] => [
  {
    name: title,
    index: 0,
    drawer: 'Rates',
    page: { ...page, name: pageNamed(title), address: addressOfPage(title) },
  },
  { name: item, index: 1, drawer: 'Rates', page },
];

/** Returns entries named "Entry 0" and so on, in groups of equal size. */
export function manyEntries(drawer: 'Reports' | 'Delivery', count: number, groups: number): unknown[] {
  const size = count / groups;
  return Array.from({ length: groups }, (_group, at) => ({
    name: `Group ${at}`,
    index: at,
    drawer,
    items: Array.from({ length: size }, (_item, place) => ({
      name: `Entry ${at * size + place}`,
      index: place,
      page,
      drawer,
    })),
  }));
}

const script = 'window.wasRun = true';
const markup = `<img src="x" onerror="${script}"><script>${script}</script>`;
const longName = 'Unbreakable'.repeat(20).slice(0, 200);
const rightToLeft = 'טופס בקשה להלוואה 1003';

/** A menu with one entry for each kind of malformed or hostile data. */
export const damagedReports: unknown[] = [
  { name: 'Hologram', index: 0, page: { ...page, kind: 'hologram' } },
  { index: 1, page },
  { name: markup, index: 2, page },
  { name: rightToLeft, index: 3, page, badge: '9'.repeat(50) },
  { name: longName, index: 4, page, icon: 'no-such-icon', icon2: 'printer', initials: 'ABCDEFGH' },
  { name: 'Script', index: 5, page: { name: 'x', kind: 'current', address: `javascript:${script}` } },
  { name: 'Nothing', index: 6 },
  null,
  'text',
  {
    name: 'Deep 1',
    index: 7,
    items: [
      {
        name: 'Deep 2',
        index: 0,
        items: [
          {
            name: 'Deep 3',
            index: 0,
            items: [{ name: 'Deep 4', index: 0, items: [{ name: 'Deep 5', page }] }],
          },
        ],
      },
    ],
  },
];

/** The names of the entries of `damagedReports` that the product shows, in order. */
export const readableReports = [
  'Hologram',
  'menu-item',
  markup,
  rightToLeft,
  longName,
  'Script',
  'Deep 5',
] as const;

export const damagedDelivery = { oops: 'no list' };
