import type { DashboardBorrower, LoanDashboard } from '../../../contracts/operations/dashboard.ts';
import type { User } from '../../../contracts/operations/session.ts';
import type { MenuEntry } from '../../../contracts/operations/shell.ts';
import { loanNumberOf } from '../../store/schema/loan-row.ts';

const firstIds = { account: 900_001, institution: 901, originator: 9_101, product: 9_201 } as const;

/** Invented names and identifiers that replace those of a real system. Equal originals have equal replacements. */
export class Substitutes {
  readonly #ids = new Map<string, number>();
  readonly #counts = new Map<string, number>();
  readonly #people = new Map<string, { readonly firstName: string; readonly lastName: string }>();

  /** Returns the invented identifier for one of the real system. @param real the identifier in the real system */
  id(of: keyof typeof firstIds, real: number | string): number {
    const key = `${of} ${Number(real)}`;
    const known = this.#ids.get(key);
    if (known !== undefined) return known;
    const count = this.#counts.get(of) ?? 0;
    this.#counts.set(of, count + 1);
    this.#ids.set(key, firstIds[of] + count);
    return firstIds[of] + count;
  }

  person(firstName: string | null, lastName: string | null): { firstName: string; lastName: string } {
    const key = `${firstName ?? ''} ${lastName ?? ''}`.trim().toLowerCase();
    const known = this.#people.get(key);
    if (known) return known;
    const index = this.#people.size;
    const turn = Math.floor(index / lastNames.length);
    const made = {
      firstName: firstNames[(index + turn) % firstNames.length] ?? '',
      lastName: `${lastNames[index % lastNames.length]}${turn === 0 ? '' : ` ${roman(turn + 1)}`}`,
    };
    this.#people.set(key, made);
    return made;
  }

  /** Returns an invented full name in place of one that is a single text, such as the name of an account. */
  fullName(name: string): string {
    const [firstName = '', ...rest] = name.trim().split(/\s+/);
    const made = this.person(firstName, rest.join(' '));
    return `${made.firstName} ${made.lastName}`;
  }

  user(user: User): Partial<User> {
    // Left out: the object id is that of the persona, and the mock server does not have the real user's other profiles.
    const { microsoftUserObjectId: _object, otherProfiles: _profiles, ...rest } = user;
    const { firstName, lastName } = this.person(user.firstName, user.lastName);
    return {
      ...rest,
      firstName,
      lastName,
      initials: initialsOf(firstName, lastName),
      email: emailOf(firstName, lastName),
      ...(typeof user.techSupportNumber === 'string' ? { techSupportNumber: phone } : {}),
      // A logo of another site is dropped, since the browser would request it from that site.
      pipelineLogo: user.pipelineLogo?.startsWith('/') ? user.pipelineLogo : null,
    };
  }

  dashboard(dashboard: LoanDashboard, generalAccountId: number): LoanDashboard {
    const { loanDetails, primaryCoBorrower, assignedUsers } = dashboard;
    return {
      ...dashboard,
      loanNumber: loanNumberOf(generalAccountId),
      primaryBorrower: this.#borrower(dashboard.primaryBorrower),
      primaryCoBorrower: primaryCoBorrower && this.#borrower(primaryCoBorrower),
      assignedUsers: assignedUsers.map(({ firstName, lastName, roleDescription }) => ({
        ...this.person(firstName, lastName),
        roleDescription,
      })),
      loanDetails: {
        ...loanDetails,
        propertyAddressStreet: loanDetails.propertyAddressStreet && street,
        propertyAddressCity: loanDetails.propertyAddressCity && city,
        propertyAddressZipCode: loanDetails.propertyAddressZipCode && zipCode,
      },
    };
  }

  /**
   * Replaces the names of borrowers in the entries of a menu. Also replaces numbers in addresses of entries, because
   * they may be identifiers.
   */
  entries(entries: readonly MenuEntry[]): MenuEntry[] {
    return entries.map(({ page, items, initials, ...entry }) => {
      const name = initials === undefined ? entry.name : this.fullName(entry.name);
      const [first = '', last = ''] = name.split(' ');
      return {
        ...entry,
        name,
        ...(initials === undefined ? {} : { initials: initialsOf(first, last) }),
        ...(page === undefined ? {} : { page: page && { ...page, address: this.#address(page.address) } }),
        ...(items ? { items: this.entries(items) } : {}),
      };
    });
  }

  #address = (address: string): string =>
    address.replaceAll(/\d{4,}/g, (digits) => String(this.id('account', digits)));

  #borrower(borrower: DashboardBorrower): DashboardBorrower {
    const { firstName, lastName } = this.person(borrower.borrowerFirstName, borrower.borrowerLastName);
    return {
      borrowerFirstName: borrower.borrowerFirstName && firstName,
      borrowerMiddleName: null,
      borrowerLastName: borrower.borrowerLastName && lastName,
      creditScore: borrower.creditScore && creditScore,
      emailAddress: borrower.emailAddress && emailOf(firstName, lastName),
      homePhone: borrower.homePhone && phone,
      workPhone: borrower.workPhone && phone,
      cellPhone: borrower.cellPhone && phone,
      streetAddress: borrower.streetAddress && street,
      city: borrower.city && city,
      // The state is kept: licenses depend on it, and it identifies no person.
      state: borrower.state,
      zipCode: borrower.zipCode && zipCode,
      zipExtension: null,
    };
  }
}

const initialsOf = (firstName: string, lastName: string): string =>
  `${firstName.charAt(0)}${lastName.charAt(0)}`;

const emailOf = (firstName: string, lastName: string): string =>
  `${firstName}.${lastName.replaceAll(' ', '-')}@example.com`.toLowerCase();

const roman = (number: number): string => 'I'.repeat(number);

/** Invented contact data that replaces the contact data of each borrower. */
const phone = '(206) 555-0123';
const street = '100 Sample St';
const city = 'Sampleton';
const zipCode = '00000';
const creditScore = 720;

const firstNames = [
  'Ada',
  'Bram',
  'Celia',
  'Dov',
  'Esme',
  'Faris',
  'Greta',
  'Hugo',
  'Ines',
  'Joss',
  'Kit',
] as const;
const lastNames = [
  'Alder',
  'Birch',
  'Clover',
  'Dunmere',
  'Elderfield',
  'Fernley',
  'Gorse',
  'Hazelton',
  'Juniper',
  'Kestrel',
  'Larkspur',
  'Marsh',
] as const;
