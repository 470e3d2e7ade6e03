/** Ids of the personas that every mock server offers: one per role and situation that the documents name. */
export const personaIds = [
  'originator',
  'closing',
  'funding',
  'loan-opener',
  'processor',
  'underwriter',
  'lending-staff',
  'delegated-administrator',
  'administrator',
  'administrator-support',
  'several-profiles',
  'no-create-features',
  'lead-only',
  'product-account',
  'single-institution',
  'no-licensed-states',
] as const;
export type PersonaId = (typeof personaIds)[number];
