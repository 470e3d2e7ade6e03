import Type from 'typebox';
import type { Operations } from '../operation.ts';
import { AccountIdText, described, nullable, oneOf, strict } from '../schema.ts';
import { shapeOf } from '../shape.ts';

export const menuNames = ['reports', 'delivery', 'resources', 'rates'] as const;
export type MenuName = (typeof menuNames)[number];

export const drawers = [
  'Loan',
  'Reports',
  'Delivery',
  'Resources',
  'Rates',
  'Pipeline',
  'Undefined',
] as const;

/** The seven kinds of page that a menu item can open. Document 000, section 2.4. */
export const pageKinds = [
  'current',
  'legacy-page',
  'legacy-modal',
  'razor-modal',
  'lending-portal',
  'custom-form',
  'optimal-blue-modal',
] as const;

const borrowerPositions = [
  'primary borrower',
  'primary coborrower',
  'secondary borrower',
  'secondary coborrower',
] as const;

const pageFields = {
  name: described(Type.String(), 'Name of the page, which the title of its window or frame shows.'),
  address: described(Type.String(), 'Path of the page from the root of the site.'),
  kind: described(oneOf(pageKinds), 'How the page opens (S-2.4-35 to S-2.4-41).'),
};

/** An entry of a drawer menu. `items` are the entries below it (S-3-40 to S-3-51). */
export const MenuEntry = Type.Cyclic(
  {
    MenuEntry: strict({
      name: described(Type.String(), 'Label of the entry, which the filter searches (S-3-43, S-2.4-24).'),
      keyword: described(
        Type.Optional(Type.String()),
        'Further term by which the filter finds the entry (S-3-43, S-2.4-25).',
      ),
      page: described(
        Type.Optional(nullable(strict(pageFields))),
        'Page that the entry opens. Null or left out for an entry that only has entries below it (S-3-44).',
      ),
      index: described(
        Type.Integer({ minimum: 0 }),
        'Position of the entry among its neighbors, from 0 (S-3-44).',
      ),
      subMenu: described(
        Type.Optional(Type.String()),
        'Name of the group of the drawer that has the entry (S-3-45).',
      ),
      drawer: described(oneOf(drawers), 'Drawer that has the entry (S-3-41, S-3-45).'),
      icon: described(Type.Optional(Type.String()), 'Name of the icon before the label (S-3-46).'),
      icon2: described(Type.Optional(Type.String()), 'Name of a second icon (S-3-46).'),
      initials: described(Type.Optional(Type.String()), 'Letters of the avatar beside the label (S-3-47).'),
      badge: described(Type.Optional(Type.String()), 'Text of the badge beside the label (S-2.4-27).'),
      hidden: described(
        Type.Optional(Type.Boolean()),
        'True for an entry that the menu does not show (S-3-48).',
      ),
      selected: described(Type.Optional(Type.Boolean()), 'True for a highlighted entry (S-3-49).'),
      isDisabled: described(
        Type.Optional(Type.Boolean()),
        'True for an entry that does not react to clicks (S-3-50).',
      ),
      edit: described(Type.Optional(Type.Boolean()), 'True if the user may edit the page (S-3-51).'),
      print: described(Type.Optional(Type.Boolean()), 'True if the user may print the page (S-3-51).'),
      view: described(Type.Optional(Type.Boolean()), 'True if the user may view the page (S-3-51).'),
      items: described(
        Type.Optional(Type.Array(Type.Ref('MenuEntry'))),
        'Entries below this entry, with the same properties (S-3-42).',
      ),
    }),
  },
  'MenuEntry',
);
export type MenuEntry = Type.Static<typeof MenuEntry>;

export const PageIcon = strict({
  name: described(Type.String(), 'Name of the icon, such as the page that it opens (S-3-53).'),
  visible: described(Type.Boolean(), 'True if the loan drawer shows the icon.'),
  disabled: described(Type.Boolean(), 'True if the icon does not react to clicks.'),
  badge: described(
    Type.Optional(nullable(Type.String())),
    'Text of the badge of the icon. Null or left out for an icon without a badge.',
  ),
});
export type PageIcon = Type.Static<typeof PageIcon>;
export const pageIconShape = shapeOf<PageIcon>(PageIcon);

export const MenuBorrower = strict({
  fullName: described(Type.String(), 'First and last name of the borrower (S-3-38).'),
  initials: described(Type.String(), 'Initials of the borrower, for the avatar (S-3-38, S-2.4-34).'),
  borrowerPosition: described(oneOf(borrowerPositions), 'Position of the borrower in the loan (S-3-39).'),
});
export type MenuBorrower = Type.Static<typeof MenuBorrower>;

export const LoanMenu = strict({
  navigationMenu: described(Type.Array(MenuEntry), 'Entries of the menu (S-3-52).'),
  pageIcons: described(Type.Array(PageIcon), 'Icons of the loan drawer (S-3-53).'),
  borrowers: described(
    Type.Array(MenuBorrower, { maxItems: 4 }),
    'Borrowers of the loan, at most four (S-3-54, S-2.4-33).',
  ),
});
export type LoanMenu = Type.Static<typeof LoanMenu>;

/** Menus of the left drawers. Document 000, sections 2.4, 3 and 7. */
export const shellOperations = {
  getMenu: {
    area: 'shell',
    method: 'GET',
    path: '/api/navigation/menu/{menu}',
    access: 'bearer',
    // The schema allows unknown names, so that they get a 404 and not a 400.
    parameters: strict({
      menu: described(
        Type.String({ pattern: '^[A-Za-z-]{1,40}$' }),
        `Name of the menu: ${menuNames.join(', ')} (S-7-18).`,
      ),
    }),
    responses: { 200: Type.Array(MenuEntry) },
    successes: ['reports', 'delivery', 'resources', 'rates', 'empty'],
    failure: 'local',
    problems: ['menu-not-found'],
    summary: 'The Reports, Delivery, Resources or Rates menu.',
  },
  getLoanMenu: {
    area: 'shell',
    method: 'GET',
    path: '/api/navigation/menu/loan/{generalAccountId}',
    access: 'bearer',
    parameters: strict({ generalAccountId: AccountIdText }),
    responses: { 200: LoanMenu },
    successes: ['several borrowers', 'one borrower', 'a lead', 'no entries'],
    failure: 'local',
    problems: ['account-not-found'],
    summary: 'The menu, page icons and borrowers of one loan.',
  },
} as const satisfies Operations;
