import assert from 'node:assert/strict';
import { Given, Then } from '@cucumber/cucumber';
import { serverErrorText, type Support } from '../../web/session/errors/support-text.ts';
import type { ServerError } from '../../web/shared/api/transport.ts';
import { world } from '../support/users/world.ts';

class GivenError {
  error: ServerError = {
    errorMessage: null,
    showErrorMessage: false,
    traceId: null,
    showTraceId: false,
    returnToDefault: false,
  };
  support: Support = { number: null, siteUrl: '' };
}

// An empty text means that the error has none.
Given(
  /^an error with the (message|reference number) "(.*)", which (is|is not) to be shown$/,
  (part: string, text: string, shown: string) => {
    const given = world.on(GivenError);
    const isShown = shown === 'is';
    given.error =
      part === 'message'
        ? { ...given.error, errorMessage: text || null, showErrorMessage: isShown }
        : { ...given.error, traceId: text || null, showTraceId: isShown };
  },
);

Given('support has the number {string} and the site {string}', (number: string, siteUrl: string) => {
  world.on(GivenError).support = { number: number || null, siteUrl };
});

Then(/^the (error message|support text) is "(.*)"$/, (part: string, text: string) => {
  const given = world.on(GivenError);
  const { message, support, referenceNumber } = serverErrorText(given.error, given.support);
  assert.equal(part === 'error message' ? (message ?? '') : support + (referenceNumber ?? ''), text);
});
