import { readFileSync } from 'node:fs';
import type { PersonaId } from '../../../contracts/api/personas.ts';
import type { User } from '../../../contracts/operations/session.ts';

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

/** A persona in data/personas.json: what differs from the profile that all personas have. */
interface PersonaSketch extends ProfileSketch {
  readonly id: PersonaId;
  readonly firstName: string;
  readonly lastName: string;
  readonly role: string;
  readonly sees: string;
  readonly otherProfiles?: readonly ProfileSketch[];
}

interface ProfileSketch {
  readonly userId: number;
  /** Default: that of the persona; `everything` for a persona. */
  readonly choiceList?: ChoiceListName;
  readonly user: Partial<User>;
}

/** One persona for each role and situation that the documents name, in the order of the sign-in page. */
export const personas: readonly Persona[] = (
  JSON.parse(readFileSync(new URL('data/personas.json', import.meta.url), 'utf8')) as PersonaSketch[]
).map(personaFrom);

/** Object id of the designated support administrator (S-2.1-46). */
export const supportObjectId = objectIdOf(210);

/** Returns the persona with an id; undefined for another text. */
export const personaNamed = (name: unknown): Persona | undefined => personas.find(({ id }) => id === name);

/** Returns the persona with an object id, the id of users at the identity provider; undefined for another text. */
export const personaOf = (objectId: string | undefined): Persona | undefined =>
  personas.find((one) => one.objectId === objectId);

function personaFrom({
  id,
  userId,
  firstName,
  lastName,
  role,
  sees,
  choiceList = 'everything',
  user,
  otherProfiles = [],
}: PersonaSketch): Persona {
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
