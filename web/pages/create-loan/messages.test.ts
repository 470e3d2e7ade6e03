import assert from 'node:assert/strict';
import { test } from 'node:test';
import { loanPurposes } from '../../../contracts/api/options.ts';
import { constructionNote, isConstruction, noLicenseNote } from './messages.ts';

test('[L-8.3-03] the note on missing licenses has its exact words', () => {
  assert.equal(
    noLicenseNote,
    'The Institution or Originator for this loan does not have a valid license for any Property State. Please reach out to your System Administrator. The State and County fields are not editable.',
  );
});

test('[L-8.3-01 L-2.2-57 L-2.2-58] the note on construction says what the value includes, and where that is stated', () => {
  // The project chose the wording (L-8.3-02).
  assert.equal(
    constructionNote,
    'The Estimated or Appraised Value includes improvements, as stated in disclosures.',
  );
  const noted = [...loanPurposes, null].filter(isConstruction);
  assert.deepEqual(noted, ['Construction', 'Construction-Permanent']);
});
