import Type from 'typebox';
import type { Operations } from '../operation.ts';
import { IdText, nullable, oneOf, strict } from '../schema.ts';

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
  name: Type.String(),
  address: Type.String(),
  kind: oneOf(pageKinds),
};

/** An entry of a drawer menu. `items` are the entries below it (S-3-40 to S-3-51). */
export const MenuEntry = Type.Cyclic(
  {
    MenuEntry: strict({
      name: Type.String(),
      keyword: Type.Optional(Type.String()),
      page: Type.Optional(nullable(strict(pageFields))),
      index: Type.Integer({ minimum: 0 }),
      subMenu: Type.Optional(Type.String()),
      drawer: oneOf(drawers),
      icon: Type.Optional(Type.String()),
      icon2: Type.Optional(Type.String()),
      initials: Type.Optional(Type.String()),
      badge: Type.Optional(Type.String()),
      hidden: Type.Optional(Type.Boolean()),
      selected: Type.Optional(Type.Boolean()),
      isDisabled: Type.Optional(Type.Boolean()),
      edit: Type.Optional(Type.Boolean()),
      print: Type.Optional(Type.Boolean()),
      view: Type.Optional(Type.Boolean()),
      items: Type.Optional(Type.Array(Type.Ref('MenuEntry'))),
    }),
  },
  'MenuEntry',
);
export type MenuEntry = Type.Static<typeof MenuEntry>;

export const PageIcon = strict({
  name: Type.String(),
  visible: Type.Boolean(),
  disabled: Type.Boolean(),
  badge: Type.Optional(nullable(Type.String())),
});
export type PageIcon = Type.Static<typeof PageIcon>;

export const MenuBorrower = strict({
  fullName: Type.String(),
  initials: Type.String(),
  borrowerPosition: oneOf(borrowerPositions),
});
export type MenuBorrower = Type.Static<typeof MenuBorrower>;

export const LoanMenu = strict({
  navigationMenu: Type.Array(MenuEntry),
  pageIcons: Type.Array(PageIcon),
  borrowers: Type.Array(MenuBorrower, { maxItems: 4 }),
});
export type LoanMenu = Type.Static<typeof LoanMenu>;

/** Menus of the left drawers. Document 000, sections 2.4, 3 and 7. */
export const shellOperations = {
  getMenu: {
    area: 'shell',
    method: 'GET',
    path: '/api/navigation/menu/{menu}',
    access: 'bearer',
    // One of menuNames. Another name is a 404, so the schema allows it.
    parameters: strict({ menu: Type.String({ pattern: '^[A-Za-z-]{1,40}$' }) }),
    responses: { 200: Type.Array(MenuEntry) },
    successes: ['reports', 'delivery', 'resources', 'rates', 'empty'],
    failure: 'local',
    problems: ['menu-not-found'],
    rules: ['S-7-18'],
    summary: 'The Reports, Delivery, Resources or Rates menu.',
  },
  getLoanMenu: {
    area: 'shell',
    method: 'GET',
    path: '/api/navigation/menu/loan/{generalAccountId}',
    access: 'bearer',
    parameters: strict({ generalAccountId: IdText }),
    responses: { 200: LoanMenu },
    successes: ['several borrowers', 'one borrower', 'a lead', 'no entries'],
    failure: 'local',
    problems: ['account-not-found'],
    rules: ['S-2.1-08', 'S-3-52', 'S-3-53', 'S-3-54'],
    summary: 'The menu, page icons and borrowers of one loan.',
  },
} as const satisfies Operations;
