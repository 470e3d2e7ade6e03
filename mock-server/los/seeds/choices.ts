import { type StateCode, stateCodes } from '../../../contracts/api/options.ts';
import type { Product } from '../../../contracts/operations/create-loan.ts';
import type { Seed, SeedInstitution, SeedOffer } from '../../store/repositories/seed.ts';
import type { ChoiceListName } from './personas.ts';
import { products } from './products.ts';

const institution = (
  institutionId: number,
  name: string,
  defaultOriginationType: string,
): SeedInstitution => ({
  institutionId,
  name,
  defaultOriginationType,
});

const institutions = [
  institution(101, 'Marrowbrook Home Lending', 'Retail'),
  institution(102, 'Quillhaven Savings', 'Retail'),
  institution(103, 'Tarnfield Community Bank', 'Correspondent'),
  institution(104, 'Oxley Ridge Credit Union', 'Wholesale'),
  institution(105, 'Fennimore Partners', 'Brokered Out'),
];

const originator = (originatorUserId: number, firstName: string, lastName: string) => ({
  originatorUserId,
  firstName,
  lastName,
});

const originators = [
  originator(301, 'Nora', 'Whitfield'),
  originator(302, 'Mateo', 'Alvarado'),
  originator(303, 'Priya', 'Raman'),
  originator(304, 'Desmond', 'Achebe'),
  originator(305, 'Hana', 'Kobayashi'),
  originator(306, 'Lukas', 'Brandt'),
  originator(307, 'Simone', 'Okafor'),
  originator(308, 'Gideon', 'Farrow'),
];

const offer = (
  choiceList: ChoiceListName,
  institutionId: number,
  originatorUserId: number,
  offered: readonly Product[],
  licensedStates: readonly StateCode[],
): SeedOffer => ({ choiceList, institutionId, originatorUserId, products: offered, licensedStates });

/** Returns an offer for an institution that has no originators. */
const unstaffed = (choiceList: ChoiceListName, institutionId: number): SeedOffer => ({
  choiceList,
  institutionId,
  originatorUserId: null,
  products: [],
  licensedStates: [],
});

/** The states and territories that license originators: the military codes are addresses, not states. */
const licensable = stateCodes.filter((code) => !['AA', 'AE', 'AP'].includes(code));

/** The offers of all seeds. An offer has licenses for the whole country, a region, a state, a territory, or none. */
const offers = [
  offer('everything', 101, 301, products(501, 502, 503, 504, 505, 506, 507, 508), licensable),
  offer('everything', 101, 302, products(501, 502, 503, 504), [
    'AZ',
    'CA',
    'NV',
    'NM',
    'OR',
    'TX',
    'UT',
    'WA',
  ]),
  offer('everything', 101, 303, products(501, 502, 505, 506), ['CT', 'MA', 'ME', 'NH', 'RI', 'VT']),
  offer('everything', 102, 302, products(501, 503, 508), ['OR', 'WA']),
  offer('everything', 102, 304, products(501, 502, 507), ['FL', 'GA', 'NC', 'PR', 'SC', 'VI']),
  offer('everything', 103, 305, products(501, 505), ['NH', 'VT']),
  offer('everything', 103, 306, products(502), ['VT']),
  offer('everything', 104, 303, products(501, 503, 504), ['AS', 'GU', 'HI', 'MP']),
  offer('everything', 104, 307, products(501, 506), []),
  offer('everything', 105, 304, products(505), ['CO', 'DC', 'MD', 'VA']),
  offer('everything', 105, 308, products(501, 502, 503, 504, 505, 506, 507, 508), ['IA', 'IL', 'MN', 'WI']),
  offer('wholesale', 104, 303, products(501, 503, 504), ['AS', 'GU', 'HI', 'MP']),
  offer('wholesale', 104, 307, products(501, 506), ['CA', 'NV']),
  offer('wholesale', 105, 308, products(501, 502), ['IA', 'IL', 'MN', 'WI']),
  offer('one-of-each', 103, 305, products(501), ['NH', 'VT']),
  offer('unlicensed', 102, 304, products(501, 503), []),
  offer('unlicensed', 104, 307, products(501), []),
  // A new originator without products and licenses, and a new institution without originators.
  offer('unlicensed', 103, 305, [], []),
  unstaffed('unlicensed', 105),
];

/** The choices of the create screen, the same in all seeds. The choice list `nothing` has no offers. */
export const choices: Pick<Seed, 'institutions' | 'originators' | 'offers'> = {
  institutions,
  originators,
  offers,
};
