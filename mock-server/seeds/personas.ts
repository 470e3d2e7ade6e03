import { closest } from 'fastest-levenshtein';
import { type PersonaId, personaIds } from '../../contracts/api/personas.ts';
import type { User, UserFeatures } from '../../contracts/operations/session.ts';
import { problem } from '../http/problems.ts';

/** An invented user whom every client can sign in as. */
export interface Persona {
  readonly id: PersonaId;
  /** Id at the identity provider. */
  readonly objectId: string;
  readonly userId: number;
  readonly name: string;
  readonly email: string;
  /** Short label of the user's work. */
  readonly role: string;
  /** One sentence on the pages that the user sees after sign-in. */
  readonly sees: string;
  /** Name of the list of choices on the create screen; see seeds/choices.ts. */
  readonly choiceList: ChoiceListName;
  readonly user: User;
  /** Further profiles of the user, to which the user can switch. */
  readonly otherProfiles: readonly OtherProfile[];
}

interface OtherProfile {
  readonly userId: number;
  readonly choiceList: ChoiceListName;
  readonly user: User;
}

export type ChoiceListName = 'everything' | 'wholesale' | 'one-of-each' | 'unlicensed' | 'nothing';

const customerName = 'Marrowbrook';

const everyFeature: UserFeatures = {
  lead: true,
  createLoan: true,
  importLoan: true,
  registration: true,
  quickLock: true,
  scenarioPricer: true,
  loanOriginationType: true,
  employeeLoan: true,
};

/** One persona for each role and situation that the documents name, in the order of the sign-in page. */
export const personas: readonly Persona[] = [
  persona('originator', 301, 'Nora', 'Whitfield', 'Originator', {
    sees: "What's New first; her pipelines, and every way to create a loan or lead except an employee loan",
    user: {
      isOriginator: true,
      userGroupName: 'Retail Originators',
      hasOptimalBluePipeline: true,
      hasOptimalBlueSearch: true,
      features: { ...everyFeature, loanOriginationType: false, employeeLoan: false },
    },
  }),
  persona('closing', 202, 'Calvin', 'Osterhout', 'Closer', {
    sees: 'the Closing Queue first, with its dashboard; may not create loans or leads',
    user: { workQueueType: 'Closing', hasWorkQueueDashboard: true, userGroupName: 'Closing Department' },
  }),
  persona('funding', 203, 'Fatima', 'Belhadj', 'Funder', {
    sees: 'the Funding Queue first; may not create loans or leads',
    user: { workQueueType: 'Funding', userGroupName: 'Funding Department' },
  }),
  persona('loan-opener', 204, 'Lionel', 'Prescod', 'Loan opener', {
    sees: 'the Loan Opener Queue first, tasks as work orders; may create and import loans',
    user: {
      workQueueType: 'LoanOpener',
      userGroupName: 'Loan Opening',
      features: { createLoan: true, importLoan: true },
    },
  }),
  persona('processor', 205, 'Paloma', 'Quintero', 'Processor', {
    sees: 'the Processor Queue first, with its dashboard, tasks as work orders; may create loans',
    user: {
      workQueueType: 'Processor',
      hasWorkQueueDashboard: true,
      userGroupName: 'Processing',
      features: { createLoan: true },
    },
  }),
  persona('underwriter', 206, 'Ulrich', 'Vandermeer', 'Underwriter', {
    sees: 'the Underwriter Queue first, with its dashboard; may not create loans or leads',
    user: { workQueueType: 'Underwriter', hasWorkQueueDashboard: true, userGroupName: 'Underwriting' },
  }),
  persona('lending-staff', 207, 'Leila', 'Sandoval', 'Lending staff', {
    sees: 'the Loan Pipeline first, the Lead Pipeline too, and every way to create a loan or lead',
    user: {
      userGroupName: 'Lending Operations',
      hasOptimalBluePipeline: true,
      hasOptimalBlueSearch: true,
      features: everyFeature,
    },
  }),
  persona('delegated-administrator', 208, 'Dashiell', 'Oyelaran', 'Delegated administrator', {
    sees: 'the Loan Pipeline first, and Manage Institutions and Manage User Accounts in the profile menu',
    user: {
      isDelegatedAdministrator: true,
      userGroupName: 'Branch Administration',
      features: { lead: true, createLoan: true, registration: true },
    },
  }),
  persona('administrator', 209, 'Adaeze', 'Lindqvist', 'Administrator', {
    sees: 'the administration home, a page without the header and menus of the product',
    user: { role: 'Administrator', userGroupName: 'Administration', hasLeadPipeline: false },
  }),
  persona('administrator-support', 210, 'Stellan', 'Mbeki', 'Administrator, support', {
    sees: 'the support administration home, as the designated support administrator',
    user: { role: 'Administrator', userGroupName: 'Vendor Support', hasLeadPipeline: false },
  }),
  persona(
    'several-profiles',
    211,
    'Severin',
    'Castellane',
    'Lending staff with three profiles',
    {
      sees: 'the Loan Pipeline first, and two other profiles to switch to',
      user: {
        userGroupName: 'Retail East',
        otherProfiles: [
          { userId: 221, userGroupName: 'Wholesale West' },
          { userId: 222, userGroupName: 'Closing Department' },
        ],
        features: { lead: true, createLoan: true },
      },
    },
    [
      {
        userId: 221,
        choiceList: 'wholesale',
        user: {
          userGroupName: 'Wholesale West',
          otherProfiles: [
            { userId: 211, userGroupName: 'Retail East' },
            { userId: 222, userGroupName: 'Closing Department' },
          ],
          features: { createLoan: true, registration: true, loanOriginationType: true },
        },
      },
      {
        userId: 222,
        user: {
          userGroupName: 'Closing Department',
          workQueueType: 'Closing',
          otherProfiles: [
            { userId: 211, userGroupName: 'Retail East' },
            { userId: 221, userGroupName: 'Wholesale West' },
          ],
        },
      },
    ],
  ),
  persona('no-create-features', 212, 'Norbert', 'Eze', 'Reader', {
    sees: 'the Loan Pipeline only; may not create loans or leads',
    choiceList: 'nothing',
    user: { userGroupName: 'Quality Control', hasLeadPipeline: false, userCanAddNotes: false },
  }),
  persona('lead-only', 213, 'Lucinda', 'Brightwater', 'Lead desk', {
    sees: 'the Loan and Lead Pipelines; may create leads, from the Lead Pipeline, but no loans',
    user: { userGroupName: 'Lead Desk', features: { lead: true } },
  }),
  persona('product-account', 214, 'Pieter', 'Amankwah', 'Lending staff with a product account', {
    sees: "the Loan Pipeline first; signed in with the product's own account, which the signed-out page names",
    user: {
      authenticatedWithMicrosoft: false,
      microsoftUserObjectId: null,
      userGroupName: 'Correspondent Desk',
      pipelineLogo: '/assets/logos/correspondent-desk.svg',
      techSupportNumber: null,
      features: { lead: true, createLoan: true, quickLock: true, scenarioPricer: true },
    },
  }),
  persona('single-institution', 215, 'Silvia', 'Tamm', 'Branch staff', {
    sees: 'one institution with one originator and one product, all of them preselected; no notes',
    choiceList: 'one-of-each',
    user: {
      customerName: 'Tarnfield',
      techSupportNumber: '(802) 555-0187',
      showLoanNotes: false,
      userGroupName: 'Tarnfield Branch',
      hasOptimalBluePipeline: true,
      features: { lead: true, createLoan: true, quickLock: true },
    },
  }),
  persona('no-licensed-states', 216, 'Niamh', 'Abernethy', 'Branch staff without licenses', {
    sees: 'institutions and originators without licensed states, an originator without products, and an institution without originators',
    choiceList: 'unlicensed',
    user: {
      // The initials contain the middle name, which the name does not.
      initials: 'NOA',
      hasLeadPipeline: false,
      userGroupName: 'New Branches',
      features: { lead: true, createLoan: true, loanOriginationType: true },
    },
  }),
];

/** Object id of the designated support administrator (S-2.1-46). */
export const supportObjectId = objectIdOf(210);

/** Maximum number of characters of an unknown persona's name that are compared with the known names. */
const longestPersona = 60;

/** Returns the id of the persona with this name. @throws {ProblemError} persona-not-found */
export function checkedPersona(name: string): PersonaId {
  const id = personaIds.find((known) => known === name);
  if (!id)
    throw problem(
      'persona-not-found',
      `There is no such persona. Did you mean ${closest(name.slice(0, longestPersona), [...personaIds])}? The personas are ${personaIds.join(', ')}.`,
    );
  return id;
}

/** Returns the persona with an id; undefined for another text. */
export const personaNamed = (name: unknown): Persona | undefined => personas.find(({ id }) => id === name);

/** Returns the persona with an object id, the id of users at the identity provider; undefined for another text. */
export const personaOf = (objectId: string | undefined): Persona | undefined =>
  personas.find((one) => one.objectId === objectId);

interface PersonaSketch {
  readonly sees: string;
  readonly choiceList?: ChoiceListName;
  readonly user: Partial<User>;
}

function persona(
  id: PersonaId,
  userId: number,
  firstName: string,
  lastName: string,
  role: string,
  { sees, choiceList = 'everything', user }: PersonaSketch,
  otherProfiles: readonly (Pick<OtherProfile, 'userId'> & Omit<PersonaSketch, 'sees'>)[] = [],
): Persona {
  const objectId = objectIdOf(userId);
  const email = `${firstName}.${lastName}@example.com`.toLowerCase();
  const everyProfile: User = {
    role: 'User',
    initials: `${firstName.charAt(0)}${lastName.charAt(0)}`,
    firstName,
    lastName,
    email,
    userGroupName: '',
    customerName,
    pipelineLogo: null,
    techSupportNumber: '(206) 555-0199',
    isDelegatedAdministrator: false,
    isOriginator: false,
    workQueueType: null,
    otherProfiles: [],
    authenticatedWithMicrosoft: true,
    microsoftUserObjectId: objectId,
    features: {},
    hasWorkQueueDashboard: false,
    hasLeadPipeline: user.features?.lead === true,
    hasOptimalBluePipeline: false,
    hasOptimalBlueSearch: false,
    showLoanNotes: true,
    userCanAddNotes: true,
  };
  return {
    id,
    objectId,
    userId,
    name: `${firstName} ${lastName}`,
    email,
    role,
    sees,
    choiceList,
    user: { ...everyProfile, ...user },
    otherProfiles: otherProfiles.map((profile) => ({
      userId: profile.userId,
      choiceList: profile.choiceList ?? choiceList,
      user: { ...everyProfile, ...profile.user },
    })),
  };
}

function objectIdOf(userId: number): string {
  return `7c9e6a10-5b1d-4e2f-8a3c-${userId.toString(16).padStart(12, '0')}`;
}
