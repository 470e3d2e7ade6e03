import assert from 'node:assert/strict';
import { type ErrorText, errorTextOf } from '../../../contracts/api/error-texts.ts';
import type { ErrorActions } from '../areas/errors.ts';

export function errorActions(): Pick<ErrorActions, 'openErrorPage' | 'seesTitle' | 'seesText'> {
  let text: ErrorText | undefined;
  return {
    openErrorPage: async (code) => {
      text = errorTextOf(code === '' ? undefined : code);
    },
    seesTitle: async (title) => assert.equal(text?.title, title),
    seesText: async (message) => assert.equal(text?.message, message),
  };
}
