import Type from 'typebox';
import { occupancies, propertyTypes } from '../api/options.ts';
import {
  byKey,
  Day,
  described,
  Id,
  idKey,
  nullable,
  oneOf,
  OriginationType,
  StateCode,
  strict,
  withoutLimits,
  WorkQueueType,
} from '../schema.ts';
import { Institution, Originator, Product } from './create-loan.ts';
import { ApplicationCriteria, DashboardBorrower, LoanDashboard, LoanDetails, Ratios } from './dashboard.ts';
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

/** Partial dashboard that changes a seeded one: each field is optional, and a list replaces the whole seeded list. */
const DashboardPart = strict({
  ...Type.Partial(LoanDashboard).properties,
  applicationCriteria: described(
    Type.Optional(Type.Partial(ApplicationCriteria, closed)),
    'Which of the six parts of an application are there. Missing properties keep their values.',
  ),
  primaryBorrower: described(
    Type.Optional(Type.Partial(DashboardBorrower, closed)),
    'The borrower. Missing properties keep their values.',
  ),
  primaryCoBorrower: described(
    Type.Optional(nullable(Type.Partial(DashboardBorrower, closed))),
    'The co-borrower; null for none. Missing properties keep their values.',
  ),
  loanDetails: described(
    Type.Optional(Type.Partial(LoanDetails, closed)),
    'Facts about the loan and the property. Missing properties keep their values.',
  ),
  ratios: described(
    Type.Optional(Type.Partial(Ratios, closed)),
    'Ratios of the loan. Missing properties keep their values.',
  ),
});
export type DashboardPart = Type.Static<typeof DashboardPart>;

const PersonName = strict({
  firstName: described(Type.String(), 'First name.'),
  lastName: described(Type.String(), 'Last name.'),
});

/** Data of a loan that its dashboard does not show, with optional fields. The server stores these fields: `LoanFile`. */
const FilePart = strict({
  propertyType: described(
    Type.Optional(nullable(oneOf(propertyTypes))),
    'Property type (L-3.6-02); null if it is not known.',
  ),
  occupancy: described(
    Type.Optional(nullable(oneOf(occupancies))),
    'Occupancy (L-3.6-03); null if it is not known.',
  ),
  secondaryBorrower: described(
    Type.Optional(nullable(PersonName)),
    'Name of the secondary borrower; null for none.',
  ),
  secondaryCoBorrower: described(
    Type.Optional(nullable(PersonName)),
    'Name of the secondary co-borrower; null for none.',
  ),
  compliance: described(
    Type.Optional(
      strict({
        verdict: described(
          oneOf(['unchecked', 'insufficient', 'pass', 'fail']),
          '`unchecked`, `insufficient` for too little data, `pass` or `fail`.',
        ),
        failures: described(
          Type.Array(Type.String({ maxLength: 300 }), { maxItems: 20 }),
          'Texts of the failed compliance rules.',
        ),
      }),
    ),
    'Result of the compliance check.',
  ),
  source: described(
    Type.Optional(nullable(Type.String({ minLength: 1, maxLength: 60 }))),
    'How a lead came to the lender, such as `Open house`; null if it is not known.',
  ),
  lockDate: described(
    Type.Optional(nullable(Day)),
    'Day on which the rate was locked, or the lock was requested (yyyy-MM-dd); null if it is not known.',
  ),
});

export type FilePart = Type.Static<typeof FilePart>;

const OwnNote = strict({
  author: described(Type.String({ minLength: 1, maxLength: 100 }), 'Name of the user who wrote the note.'),
  text: described(
    Type.String({ minLength: 1, maxLength: 4_000 }),
    'Text of the note, at most 4,000 characters.',
  ),
  isShared: described(Type.Boolean(), 'True if originators may read the note too (S-3-35).'),
  createdAt: described(Instant, 'Time of the note in ISO format, such as 2026-03-08T07:30:00Z.'),
});

/**
 * A loan or lead of a world. Missing fields keep their values: those of the seeded loan with this id, or blank ones. A
 * loan that the world does not have must have an `originatorUserId`.
 */
export const OwnLoan = strict({
  isLead: described(Type.Optional(Type.Boolean()), 'True for a lead; by default false.'),
  accountName: described(
    Type.Optional(nullable(Type.String({ minLength: 1, maxLength: 100 }))),
    'Name in lists; null or by default the first and last name of the borrower.',
  ),
  originatorUserId: described(
    Type.Optional(Id),
    'User id of the originator. A loan that the seed does not have needs it.',
  ),
  updatedAt: described(
    Type.Optional(Instant),
    "Time of the last activity in ISO format; by default the start of the seed's day.",
  ),
  dashboard: described(
    Type.Optional(DashboardPart),
    'Properties of the dashboard that differ from the seed. A list replaces the whole seeded list.',
  ),
  file: described(Type.Optional(FilePart), 'Data of the loan that the dashboard does not show.'),
  notes: described(Type.Optional(Type.Array(OwnNote, { maxItems: 200 })), 'All notes, oldest first.'),
  task: described(
    Type.Optional(
      nullable(
        strict({
          queue: described(WorkQueueType, 'Work queue (S-3-12).'),
          taskId: described(Id, 'Id of the task.'),
        }),
      ),
    ),
    'Work queue of the loan and its task; null for a loan in no queue.',
  ),
  vendor: described(
    Type.Optional(nullable(Type.String({ minLength: 1, maxLength: 60 }))),
    'Name of the vendor that is selected for the loan in the legacy application; null for none.',
  ),
});
export type OwnLoan = Type.Static<typeof OwnLoan>;

/** A loan in the list of a running world. */
export const WorldLoanRow = strict({
  generalAccountId: described(Id, 'General account id of the loan.'),
  loanNumber: described(nullable(Type.String()), 'Loan number; null for a loan without one.'),
  accountName: described(Type.String(), 'Name in lists.'),
  isLead: described(Type.Boolean(), 'True for a lead.'),
  loan: described(withoutLimits(OwnLoan), 'Every field that a recipe can set, with its present value.'),
});
export type WorldLoanRow = Type.Static<typeof WorldLoanRow>;

/** An institution for all users who create loans; it replaces the seeded institution with this id. */
export const OwnInstitution = strict({
  name: Institution.properties.name,
  defaultOriginationType: described(
    OriginationType,
    'Origination type for users who may not choose one (L-3.6-09).',
  ),
  originators: described(
    Type.Array(
      strict({
        ...Originator.properties,
        products: described(
          Type.Array(Product, { maxItems: 200 }),
          'Products that the originator may offer (L-3.6-11).',
        ),
        licensedStates: described(
          Type.Array(StateCode, { uniqueItems: true, maxItems: 100 }),
          'Codes of the states in which the originator may lend (L-3.6-12).',
        ),
      }),
      { maxItems: 200 },
    ),
    'Originators of the institution.',
  ),
});
export type OwnInstitution = Type.Static<typeof OwnInstitution>;

/** Changed profiles of a persona. */
export const OwnUser = strict({
  activeProfile: described(
    Type.Optional(nullable(Id)),
    'User id of the profile that is active when the persona signs in; null for the first one.',
  ),
  profiles: described(
    Type.Optional(nullable(byKey(idKey, nullable(Type.Partial(User, closed))))),
    'Properties of the user that differ from the persona, by the user id of the profile. Null takes a profile back.',
  ),
});
export type OwnUser = Type.Static<typeof OwnUser>;

/** Names of menus that a world may change. */
export const menusOfWorld = ['reports', 'delivery', 'resources', 'rates', 'loan'] as const;
export type MenuOfWorld = (typeof menusOfWorld)[number];

/** Entries of a menu, the same for all users. */
const ownEntries = nullable(Type.Array(MenuEntry, { maxItems: 500 }));
type OwnMenus = { readonly [Name in MenuOfWorld]?: Type.Static<typeof ownEntries> };

/** Additions to the seed, and changes of it, by name or id. Null takes an entry back. */
export const ownContent = {
  users: described(
    Type.Optional(nullable(byKey('^[a-z-]{1,40}$', nullable(OwnUser)))),
    'Changed profiles of users, by the id of their persona.',
  ),
  institutions: described(
    Type.Optional(nullable(byKey(idKey, nullable(OwnInstitution), 200))),
    'Institutions for all users who create loans, by id. The id of a seeded institution replaces it.',
  ),
  loans: described(
    Type.Optional(nullable(byKey(idKey, nullable(OwnLoan), mostOwnLoans))),
    'Loans and leads, by general account id: that of a seeded loan changes it, another one up to 999999 adds a loan.',
  ),
  menus: described(
    Type.Optional(
      nullable(
        Type.Unsafe<OwnMenus>(byKey(`^(${menusOfWorld.join('|')})$`, ownEntries, menusOfWorld.length)),
      ),
    ),
    'All entries of menus, by name: `reports`, `delivery`, `resources`, `rates`, or `loan` for the menu of every loan. An empty list is a menu without entries.',
  ),
};
