/** Option lists of document 001, section 3.6. The text is both label and wire value. */

export const originationTypes = [
  'Retail',
  'Wholesale',
  'Brokered Out',
  'Correspondent',
  'Purchased',
] as const;

export const propertyTypes = [
  'Attached',
  'Co-op',
  'Condo Low Rise',
  'Condo High Rise',
  'Detached',
  'Detached Condo',
  'PUD Attached',
  'PUD Detached',
] as const;

export const occupancies = ['Primary Residence', 'Second Home', 'Investment Property'] as const;

export const loanPurposes = [
  'Construction',
  'Construction-Permanent',
  'Purchase',
  'Refinance',
  'Other',
] as const;
export type LoanPurpose = (typeof loanPurposes)[number];

export const generations = ['Jr.', 'Sr.', 'II', 'III', 'IV', 'V'] as const;

export const taxIdentifierTypes = ['ssn', 'itin'] as const;

export const workQueueTypes = ['Closing', 'Funding', 'LoanOpener', 'Processor', 'Underwriter'] as const;
export type WorkQueueType = (typeof workQueueTypes)[number];

/** The 59 state and territory codes: 50 states, DC, five territories, three military codes (L-3.6-14, A-42). */
// biome-ignore format: a table of codes reads better in rows of twenty
export const stateCodes = [
  'AA', 'AE', 'AK', 'AL', 'AP', 'AR', 'AS', 'AZ', 'CA', 'CO', 'CT', 'DC', 'DE', 'FL', 'GA', 'GU', 'HI', 'IA', 'ID', 'IL',
  'IN', 'KS', 'KY', 'LA', 'MA', 'MD', 'ME', 'MI', 'MN', 'MO', 'MP', 'MS', 'MT', 'NC', 'ND', 'NE', 'NH', 'NJ', 'NM', 'NV',
  'NY', 'OH', 'OK', 'OR', 'PA', 'PR', 'RI', 'SC', 'SD', 'TN', 'TX', 'UT', 'VA', 'VI', 'VT', 'WA', 'WI', 'WV', 'WY',
] as const;
export type StateCode = (typeof stateCodes)[number];
