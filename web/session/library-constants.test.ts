import assert from 'node:assert/strict';
import { test } from 'node:test';
import { PromptValue } from '@azure/msal-browser';
import { Constants } from '@azure/msal-common/browser';

test("[S-9-25] the sign-in library asks for the provider's metadata again after 24 hours", () => {
  assert.equal(Constants.AUTHORITY_METADATA_REFRESH_TIME_SECONDS, 24 * 60 * 60);
});

test('[S-9-26] the sign-in library renews a token 300 seconds before it expires', () => {
  assert.equal(Constants.DEFAULT_TOKEN_RENEWAL_OFFSET_SEC, 300);
});

test('[S-5-18] the sign-in library supports six prompts', () => {
  assert.deepEqual(Object.values(PromptValue).toSorted(), [
    'consent',
    'create',
    'login',
    'no_session',
    'none',
    'select_account',
  ]);
});
