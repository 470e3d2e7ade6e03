import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createContext, runInContext } from 'node:vm';
import { Window } from 'happy-dom';
import { legacyScript } from './layout.ts';

/** Runs the script of legacy pages in a simulated page with one control. Returns functions that enter text into it. */
function pageWith(control: string) {
  const { document, Event, InputEvent, Element } = new Window();
  document.body.innerHTML = `<form method="post">${control}</form>`;
  const window = { parent: {}, addEventListener: () => {} };
  runInContext(legacyScript.content.toString(), createContext({ window, document, Event, Element }));
  const field = document.querySelector('input, textarea') as unknown as HTMLInputElement;
  const send = (event: unknown) => field.dispatchEvent(event as globalThis.Event);
  return {
    field,
    type: (value: string, isComposing = false) => {
      field.value = value;
      field.setSelectionRange(value.length, value.length);
      send(new InputEvent('input', { bubbles: true, isComposing }));
      return field.value;
    },
    endComposition: () => {
      send(new Event('compositionend', { bubbles: true }));
      return field.value;
    },
    /** Returns false if the script pastes by itself, or not at all. */
    paste: (text: string) => {
      const event = new Event('paste', { bubbles: true, cancelable: true });
      send(Object.assign(event, { clipboardData: { getData: () => text } }));
      return !event.defaultPrevented;
    },
    note: () => document.querySelector('.problem')?.textContent ?? '',
  };
}

test('[A-175] typed text loses marks that show nothing, and letters and line breaks stay', () => {
  assert.equal(
    pageWith('<input type="text">').type('\u200EO\u2019Brien\u00ADJr\uFF0E\u00A0'),
    'O\u2019BrienJr. ',
  );
  assert.equal(pageWith('<textarea></textarea>').type('one\u200B\ntwo'), 'one\ntwo');
  assert.equal(pageWith('<input type="password">').type('\u200Byes'), '\u200Byes');
});

test('[A-175] a control for numbers gets plain dashes as well', () => {
  assert.equal(
    pageWith('<input type="text" inputmode="numeric">').type('123\u201345\u20116789'),
    '123-45-6789',
  );
});

test('[A-175] the text of an input method is cleaned when its composition ends', () => {
  const page = pageWith('<input type="text">');
  assert.equal(page.type('\uFF11\uFF12', true), '\uFF11\uFF12');
  assert.equal(page.endComposition(), '12');
});

test('[A-175] a paste that fits only without its marks is pasted without them', () => {
  const page = pageWith('<input type="text" maxlength="11" inputmode="numeric">');
  page.type('1');
  page.field.setSelectionRange(0, 1);
  assert.equal(page.paste('\u200E123\u201145\u20136789\u200E \n'), false);
  assert.equal(page.field.value, '123-45-6789');
  assert.equal(page.field.selectionStart, 11);
  assert.equal(page.note(), '');
});

test('[A-175] a paste that is too long without its marks is refused, and one without marks is left to the browser', () => {
  const page = pageWith('<input type="text" maxlength="5">');
  assert.equal(page.paste('12\u200B3456'), false);
  assert.equal(page.field.value, '');
  assert.equal(page.note(), 'Not pasted: this field holds up to 5 characters, and the text has 6.');
  assert.equal(pageWith('<input type="text" maxlength="5">').paste('12345'), true);
});
