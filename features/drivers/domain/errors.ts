import assert from 'node:assert/strict';
import { type ErrorText, errorTextOf } from '../../../web/errors/error-texts.ts';
import type { ErrorActions } from '../areas/errors.ts';

export function errorActions(): Pick<ErrorActions, 'askForTexts' | 'readsTitle' | 'readsMessage'> {
  let text: ErrorText | undefined;
  return {
    askForTexts: async (code) => {
      text = errorTextOf(code === '' ? undefined : code);
    },
    readsTitle: async (title) => assert.equal(text?.title, title),
    readsMessage: async (message) => assert.equal(text?.message, message),
  };
}
