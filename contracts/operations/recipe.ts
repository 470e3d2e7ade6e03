import Type from 'typebox';
import { occupancies, propertyTypes } from '../api/options.ts';
import {
  decimal,
  Id,
  nullable,
  oneOf,
  OriginationType,
  StateCode,
  strict,
  WorkQueueType,
} from '../schema.ts';
import { Institution, Originator, Product } from './create-loan.ts';
import { ApplicationCriteria, DashboardBorrower, LoanDashboard, LoanDetails, Ratios } from './loan.ts';
import { User } from './session.ts';
import { MenuEntry } from './shell.ts';

// Schemas of the recipe's own content, which extends or changes its seed.

export const Instant = Type.String({
  pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}(:[0-9]{2}(\\.[0-9]{3})?)?Z$',
  examples: ['2026-03-08T07:30:00Z'],
});

/** Maximum account id of a loan in a recipe; bulk seeds use greater ids. */
export const greatestOwnAccountId = 999_999;

/** Maximum number of loans in a recipe. */
export const mostOwnLoans = 500;

const closed = { additionalProperties: false };

const amount = Type.Optional(nullable(decimal(2, { minimum: 0, maximum: 10_000_000_000 })));

/** Changes of a dashboard: each field is optional, and a list replaces the whole seeded list. */
const DashboardPart = strict({
  ...Type.Partial(LoanDashboard).properties,
  applicationCriteria: Type.Optional(Type.Partial(ApplicationCriteria, closed)),
  primaryBorrower: Type.Optional(Type.Partial(DashboardBorrower, closed)),
  primaryCoBorrower: Type.Optional(nullable(Type.Partial(DashboardBorrower, closed))),
  loanDetails: Type.Optional(strict({ ...Type.Partial(LoanDetails).properties, loanAmount: amount })),
  ratios: Type.Optional(Type.Partial(Ratios, closed)),
});
export type DashboardPart = Type.Static<typeof DashboardPart>;

const PersonName = strict({ firstName: Type.String(), lastName: Type.String() });

/** Data of a loan that its dashboard does not show, with optional fields. */
const FilePart = strict({
  propertyType: Type.Optional(nullable(oneOf(propertyTypes))),
  occupancy: Type.Optional(nullable(oneOf(occupancies))),
  secondaryBorrower: Type.Optional(nullable(PersonName)),
  secondaryCoBorrower: Type.Optional(nullable(PersonName)),
  compliance: Type.Optional(
    strict({
      verdict: oneOf(['unchecked', 'insufficient', 'pass', 'fail']),
      failures: Type.Array(Type.String({ maxLength: 300 }), { maxItems: 20 }),
    }),
  ),
});

const OwnNote = strict({
  author: Type.String({ minLength: 1, maxLength: 100 }),
  text: Type.String({ minLength: 1, maxLength: 4_000 }),
  /** True if originators may read the note too. */
  isShared: Type.Boolean(),
  createdAt: Instant,
});

/**
 * A loan or lead of a recipe. Missing fields have the value of the seeded loan with this id, or are blank. A loan
 * that the seed does not have must have an `originatorUserId`.
 */
export const OwnLoan = strict({
  generalAccountId: Type.Integer({ minimum: 1, maximum: greatestOwnAccountId }),
  isLead: Type.Optional(Type.Boolean()),
  /** By default the first and last name of the borrower. */
  accountName: Type.Optional(Type.String({ minLength: 1, maxLength: 100 })),
  originatorUserId: Type.Optional(Id),
  /** Time of the last activity; by default the start of the seed's day. */
  updatedAt: Type.Optional(Instant),
  dashboard: Type.Optional(DashboardPart),
  file: Type.Optional(FilePart),
  /** All notes, oldest first. */
  notes: Type.Optional(Type.Array(OwnNote, { maxItems: 200 })),
  /** Work queue of the loan and id of its task; null for a loan in no queue. */
  task: Type.Optional(nullable(strict({ queue: WorkQueueType, taskId: Id }))),
  /** The vendor that is selected for the loan in the legacy application. */
  vendor: Type.Optional(Type.String({ minLength: 1, maxLength: 60 })),
});
export type OwnLoan = Type.Static<typeof OwnLoan>;

/** An institution for all users who create loans; it replaces the seeded institution with this id. */
export const OwnInstitution = strict({
  institutionId: Id,
  name: Institution.properties.name,
  /** Origination type for users who may not choose one. */
  defaultOriginationType: OriginationType,
  originators: Type.Array(
    strict({
      ...Originator.properties,
      products: Type.Array(Product, { maxItems: 200 }),
      licensedStates: Type.Array(StateCode, { uniqueItems: true, maxItems: 100 }),
    }),
    { maxItems: 200 },
  ),
});
export type OwnInstitution = Type.Static<typeof OwnInstitution>;

/** A changed profile of a persona. Missing fields keep the persona's values. */
export const OwnUser = strict({
  persona: Type.String(),
  /** User id of the profile; by default that of the persona's first profile. */
  userId: Type.Optional(Id),
  /** True for the profile that is active when the persona signs in. */
  isActive: Type.Optional(Type.Literal(true)),
  profile: Type.Optional(Type.Partial(User, closed)),
});
export type OwnUser = Type.Static<typeof OwnUser>;

/** Names of menus that a world may change. */
export const menusOfWorld = ['reports', 'delivery', 'resources', 'rates', 'loan'] as const;
export type MenuOfWorld = (typeof menusOfWorld)[number];

/** The entries of a menu, the same for all users; `loan` is the menu of every loan. */
export const OwnMenu = strict({
  menu: oneOf(menusOfWorld),
  entries: Type.Array(MenuEntry, { maxItems: 500 }),
});
export type OwnMenu = Type.Static<typeof OwnMenu>;

/** Additions to the seed, and changes of it. */
export const ownContent = {
  users: Type.Optional(Type.Array(OwnUser, { maxItems: 100 })),
  institutions: Type.Optional(Type.Array(OwnInstitution, { maxItems: 200 })),
  loans: Type.Optional(Type.Array(OwnLoan, { maxItems: mostOwnLoans })),
};
