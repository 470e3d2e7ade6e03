import { loanPurposes } from '../../../../contracts/api/options.ts';
import { purposeRules } from '../../../../contracts/fields/purpose-rules.ts';
import type { LeadEntries } from '../../../../contracts/frame-messages.ts';
import type { DashboardBorrower } from '../../../../contracts/operations/dashboard.ts';
import { productNameOf } from '../../seeds/products.ts';
import type { SeedInstitution } from '../../../store/repositories/seed.ts';
import type { OpenLoan } from '../../menus/loan-facts.ts';
import { originatorOf } from '../loan/for-loan.ts';

/**
 * Returns what a lead has of a new loan, by the paths of the create screen. A loan amount becomes the base loan
 * amount: a lead does not know what is financed.
 */
export function leadEntriesOf(lead: OpenLoan, institutions: readonly SeedInstitution[]): LeadEntries {
  const { account, dashboard, file } = lead;
  const { loanDetails: details, primaryBorrower, primaryCoBorrower } = dashboard;
  const institution = institutions.find(({ name }) => name === details.institution);
  const originator = institution ? originatorOf(lead) : '';
  const purpose = loanPurposes.find((known) => known === details.loanPurpose);
  const { hasSalesPrice } = purposeRules[purpose ?? 'Purchase'];
  return {
    institutionId: institution?.institutionId ?? null,
    originatorUserId: originator === '' ? null : account.originatorUserId,
    hasCoBorrower: primaryCoBorrower !== null,
    entries: givenOnly({
      institution: details.institution,
      originator,
      product: productNameOf(details.productCode),
      loanOriginationType: institution?.defaultOriginationType ?? null,
      loanPurpose: details.loanPurpose,
      propertyType: file.propertyType,
      occupancy: file.occupancy,
      salesPrice: hasSalesPrice ? amountOf(details.salesPrice) : null,
      estimatedOrAppraisedValue: amountOf(details.appraisedValue),
      baseLoanAmount: amountOf(details.loanAmount),
      interestRate: details.rate === null ? null : (details.rate * 100).toFixed(3),
      ...personOf('borrower', primaryBorrower),
      ...(primaryCoBorrower && {
        ...personOf('coBorrower', primaryCoBorrower),
        'coBorrower.firstName': primaryCoBorrower.borrowerFirstName,
        'coBorrower.middleName': primaryCoBorrower.borrowerMiddleName,
        'coBorrower.lastName': primaryCoBorrower.borrowerLastName,
      }),
      ...addressOf(
        'propertyAddress',
        details.propertyAddressStreet,
        details.propertyAddressCity,
        details.propertyAddressState,
        details.propertyAddressZipCode,
      ),
    }),
  };
}

const amountOf = (dollars: number | null): string | null => (dollars === null ? null : dollars.toFixed(2));

const personOf = (path: 'borrower' | 'coBorrower', person: DashboardBorrower) => ({
  [`${path}.emailAddress`]: person.emailAddress,
  [`${path}.workPhone`]: person.workPhone,
  [`${path}.cellPhone`]: person.cellPhone,
  ...addressOf(
    `${path}.presentAddress`,
    person.streetAddress,
    person.city,
    person.state,
    person.zipCode,
    person.zipExtension,
  ),
});

/** Returns the parts of an address; a street such as 88 Juniper Loop or 12A Elm St begins with its house number. */
function addressOf(
  path: string,
  ...[street, city, state, zipCode, zipExtension]: readonly (string | null)[]
) {
  const [, houseNumber, streetName] = /^(\d+[A-Z]?|\d+-\d+) (\S.*)$/.exec(street ?? '') ?? [];
  return {
    [`${path}.houseNumber`]: houseNumber ?? null,
    [`${path}.streetName`]: streetName ?? street ?? null,
    [`${path}.state`]: state ?? null,
    [`${path}.city`]: city ?? null,
    [`${path}.zipCode`]: zipCode ?? null,
    [`${path}.zipExtension`]: zipExtension ?? null,
  };
}

const givenOnly = (entries: Readonly<Record<string, string | null>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(entries).flatMap(([path, text]) => (text === null || text === '' ? [] : [[path, text]])),
  );
