import assert from 'node:assert/strict';
import { test } from 'node:test';
import { noLicenseNote } from './notes.ts';

test('[L-8.3-03] the note on missing licenses has its exact words', () => {
  assert.equal(
    noLicenseNote,
    'The Institution or Originator for this loan does not have a valid license for any Property State. Please reach out to your System Administrator. The State and County fields are not editable.',
  );
});
