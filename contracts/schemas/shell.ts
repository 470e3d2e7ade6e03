import Type from 'typebox';
import type { shellOperations } from '../api/shell.ts';
import { IdText, nullable, oneOf, type ShapesOf, strict } from './shapes.ts';

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

export const borrowerPositions = [
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

/** An entry of a drawer menu; its items have the same shape (S-3-40 to S-3-51). */
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

export const shellShapes = {
  // One of menuNames; another name is a 404 of its own, so it is no matter of the shape.
  getMenu: {
    parameters: strict({ menu: Type.String({ pattern: '^[A-Za-z-]{1,40}$' }) }),
    answers: { 200: Type.Array(MenuEntry) },
  },
  getLoanMenu: { parameters: strict({ generalAccountId: IdText }), answers: { 200: LoanMenu } },
} as const satisfies ShapesOf<typeof shellOperations>;
