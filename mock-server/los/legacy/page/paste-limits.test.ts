import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createContext, runInContext } from 'node:vm';
import { legacyScript } from './layout.ts';

/** Runs the script in a simulated page with one field. Returns a function that pastes, and the note below the field. */
function pageWithField(field: {
  maxLength: number;
  value: string;
  selectionStart: number;
  selectionEnd: number;
}) {
  const listeners = new Map<string, (event: unknown) => void>();
  const listen = (type: string, listener: (event: unknown) => void) => void listeners.set(type, listener);
  const note = { textContent: '', setAttribute: () => {} };
  const target = { ...field, closest: () => ({ after: () => {} }) };
  const document = { forms: [], addEventListener: listen, createElement: () => note, body: { dataset: {} } };
  const window = { parent: {}, addEventListener: listen };
  runInContext(legacyScript.content.toString(), createContext({ window, document }));
  return {
    paste: (text: string) => {
      let isTaken = true;
      listeners.get('paste')?.({
        target,
        clipboardData: { getData: () => text },
        preventDefault: () => void (isTaken = false),
      });
      return { isTaken, says: note.textContent };
    },
    type: () => {
      listeners.get('input')?.({ target });
      return note.textContent;
    },
  };
}

test('[A-130] a paste beyond the limit of a field is rejected with a note, which the next input removes', () => {
  const page = pageWithField({ maxLength: 10, value: 'Heron Way', selectionStart: 9, selectionEnd: 9 });
  assert.deepEqual(page.paste(' 12'), {
    isTaken: false,
    says: 'Not pasted: this field holds up to 10 characters, and the text has 12.',
  });
  assert.equal(page.type(), '');
});

test('[A-130] a paste within the limit, or into a field without a limit, is left to the browser', () => {
  const selected = { maxLength: 10, value: 'Heron Way', selectionStart: 0, selectionEnd: 9 };
  assert.deepEqual(pageWithField(selected).paste('Larch St 1\n'), { isTaken: true, says: '' });
  assert.equal(pageWithField({ ...selected, maxLength: -1 }).paste('x'.repeat(99)).isTaken, true);
});
