import assert from 'node:assert/strict';
import { test } from 'node:test';
import { GlobalWindow } from 'happy-dom';
import { cleanTypedText } from './typed-text.ts';

/** Returns a control of a document whose typed text is cleaned, and functions that enter text into it. */
function page(markup: string, context: { after(end: () => void): void }) {
  const window = new GlobalWindow() as unknown as Window & typeof globalThis;
  const names = ['HTMLInputElement', 'HTMLTextAreaElement', 'Event'] as const;
  const own = names.map((name) => [name, Reflect.get(globalThis, name) as unknown] as const);
  Object.assign(globalThis, Object.fromEntries(names.map((name) => [name, window[name]])));
  context.after(() => Object.assign(globalThis, Object.fromEntries(own)));
  const { document } = window;
  document.body.innerHTML = markup;
  cleanTypedText(document);
  const control = document.querySelector<HTMLInputElement>('input, textarea') ?? assert.fail('no control');
  control.focus();
  const heard: string[] = [];
  document.body.addEventListener('input', () => heard.push(control.value));
  return {
    control,
    heard,
    enter: (value: string, init: InputEventInit = {}, caret = value.length) => {
      control.value = value;
      control.setSelectionRange(caret, caret);
      control.dispatchEvent(new window.InputEvent('input', { bubbles: true, ...init }));
      return control.value;
    },
    endComposition: () =>
      control.dispatchEvent(new window.CompositionEvent('compositionend', { bubbles: true })),
  };
}

test('[A-175] components read the clean text, and the caret stays where it was', (context) => {
  const { control, heard, enter } = page('<input type="text">', context);
  assert.equal(enter('\u200EAda\u200B Lov\u00ADelace', {}, 9), 'Ada Lovelace');
  assert.deepEqual(heard, ['Ada Lovelace']);
  assert.equal(control.selectionStart, 'Ada Lov'.length);
});

test('[A-175] a paste loses the blanks at the ends of a line, typing and text of several lines keep them', (context) => {
  const pasted = { inputType: 'insertFromPaste' };
  assert.equal(page('<input>', context).enter('\u00A0 98101\u202F', pasted), '98101');
  assert.equal(page('<input>', context).enter('98101 ', { inputType: 'insertFromDrop' }), '98101');
  assert.equal(page('<input>', context).enter('Mary '), 'Mary ');
  assert.equal(page('<textarea></textarea>', context).enter(' one\ntwo ', pasted), ' one\ntwo ');
});

test('[A-175] only a control for numbers and email addresses gets the signs of ASCII', (context) => {
  for (const mode of ['numeric', 'decimal', 'tel', 'email'])
    assert.equal(page(`<input inputmode="${mode}">`, context).enter('a\u2013b\u2019'), "a-b'");
  assert.equal(page('<input inputmode="text">', context).enter('a\u2013b\u2019'), 'a\u2013b\u2019');
});

test('[A-175] a password or a hidden value is left alone', (context) => {
  assert.equal(page('<input type="password">', context).enter('\u200Ba'), '\u200Ba');
});

test('[A-175] the text of an input method is cleaned when its composition ends, and told to the component', (context) => {
  const { control, heard, enter, endComposition } = page('<input>', context);
  assert.equal(enter('\uFF11\uFF12', { isComposing: true }), '\uFF11\uFF12');
  endComposition();
  assert.equal(control.value, '12');
  assert.deepEqual(heard, ['\uFF11\uFF12', '12']);
});
