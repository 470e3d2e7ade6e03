/** Shown when originator and institution are licensed in no state (L-8.3-03). */
export const noLicenseNote =
  'The Institution or Originator for this loan does not have a valid license for any Property State. ' +
  'Please reach out to your System Administrator. The State and County fields are not editable.';
