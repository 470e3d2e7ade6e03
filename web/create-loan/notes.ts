/** Shown when originator and institution are licensed in no state (L-8.3-03). */
export const noLicenseNote =
  'The Institution or Originator for this loan does not have a valid license for any Property State. ' +
  'Please reach out to your System Administrator. The State and County fields are not editable.';

/** Shown for construction loans (L-8.3-01). The document gives its meaning, the register its words (L-8.3-02). */
export const constructionNote =
  'The Estimated or Appraised Value includes improvements, as stated in disclosures.';

/** The purposes that are construction loans (L-2.2-57, A-02). */
export const isConstruction = (purpose: string | null): boolean =>
  purpose === 'Construction' || purpose === 'Construction-Permanent';
