import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createContext, runInContext } from 'node:vm';
import { readFrameMessage, sessionChannel, windowReport } from '../../../../contracts/frame-messages.ts';
import { legacyScript } from './layout.ts';

const origin = 'http://localhost:4000';
const plainClick = { button: 0, ctrlKey: false, metaKey: false, shiftKey: false, altKey: false };

type Dataset = Readonly<Record<string, string>>;

/**
 * Runs the script of legacy pages in a simulated page with one element. Returns functions that cause events, and
 * records of what the script sent and did.
 */
function pageWith({
  framed = true,
  element = {},
  body = {},
  fields = {},
  forms = [],
  opener = null,
}: {
  framed?: boolean;
  element?: Dataset;
  body?: Dataset;
  fields?: Readonly<Record<string, { readonly value: string }>>;
  forms?: readonly { readonly method: string; readonly elements: readonly object[] }[];
  opener?: { dispatchEvent(event: CustomEvent): unknown } | null;
}) {
  const told: { message: unknown; target: unknown }[] = [];
  const listeners = new Map<string, ((event: unknown) => void)[]>();
  const listen = (type: string, listener: (event: unknown) => void) =>
    void listeners.set(type, [...(listeners.get(type) ?? []), listener]);
  const happen = (type: string, event: object) => {
    for (const listener of listeners.get(type) ?? []) listener(event);
  };
  const did: string[] = [];
  let isStorageCleared = false;
  class Element {
    readonly dataset = element;
    readonly elements = fields;
    closest(selector: string): Element | null {
      const names = selector.split(', ').map((part) => part.slice('[data-'.length, -1));
      return names.some((name) => camelCased(name) in element) ? this : null;
    }
  }
  const window: Record<string, unknown> = {
    location: { origin },
    opener,
    close: () => void did.push('close'),
    print: () => void did.push('print'),
    sessionStorage: { clear: () => void (isStorageCleared = true) },
    addEventListener: listen,
  };
  const channels: string[] = [];
  class Channel {
    readonly addEventListener: (type: string, listener: () => void) => void;
    constructor(name: string) {
      channels.push(name);
      this.addEventListener = (_type, listener) => listen(name, listener);
    }
  }
  window['parent'] = framed
    ? {
        postMessage: (message: unknown, target: unknown) =>
          told.push({ message: structuredClone(message), target }),
      }
    : window;
  const document = { addEventListener: listen, body: { dataset: body }, forms };
  runInContext(
    legacyScript.content.toString(),
    createContext({ window, document, Element, CustomEvent, BroadcastChannel: Channel }),
  );
  let isPrevented = false;
  const preventDefault = () => void (isPrevented = true);
  const click = (more: object = {}) =>
    happen('click', { ...plainClick, ...more, target: new Element(), preventDefault });
  const submit = () => happen('submit', { target: new Element(), preventDefault });
  const press = (key: object) => happen('keydown', { ...key, preventDefault });
  return {
    told,
    window,
    channels,
    askForWindows: () => happen(windowReport, {}),
    press,
    did,
    click,
    submit,
    load: () => happen('load', {}),
    type: (method: string) => happen('input', { target: { form: { method } } }),
    leave: () => happen('beforeunload', { preventDefault }),
    isPrevented: () => isPrevented,
    isStorageCleared: () => isStorageCleared,
  };
}

const camelCased = (name: string) =>
  name.replaceAll(/-(\w)/g, (_match, letter: string) => letter.toUpperCase());

test('[L-2.6-02] a click on a loan sends its route to the product, to the own origin only', () => {
  const page = pageWith({ element: { route: '/dashboard/A-1' } });
  page.click();
  assert.deepEqual(page.told, [{ message: { type: 'navigate', route: '/dashboard/A-1' }, target: origin }]);
  assert.deepEqual(readFrameMessage(page.told[0]?.message), { type: 'navigate', route: '/dashboard/A-1' });
  assert.equal(page.isPrevented(), true);
});

test('without a frame, or for a click that opens a new tab, the browser follows the link', () => {
  const alone = pageWith({ framed: false, element: { route: '/dashboard/A-1' } });
  alone.click();
  const framed = pageWith({ element: { route: '/dashboard/A-1' } });
  for (const more of [{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }])
    framed.click(more);
  for (const page of [alone, framed]) {
    assert.deepEqual(page.told, []);
    assert.equal(page.isPrevented(), false);
  }
});

test('[S-2.3-29] a page in a frame sends its search result when it has loaded', () => {
  const found = { type: 'searchResult', matches: [], route: null };
  const page = pageWith({ body: { found: JSON.stringify(found) } });
  assert.equal(page.told.length, 0);
  page.load();
  assert.deepEqual(page.told, [{ message: found, target: origin }]);
  assert.deepEqual(readFrameMessage(page.told[0]?.message), found);
  const silent = pageWith({});
  silent.load();
  assert.deepEqual(silent.told, []);
});

test('[A-141] the sign-in link of a page in a frame sends a message to the product', () => {
  const element = { message: '{"type":"logout"}', endsSession: '' };
  const framed = pageWith({ element });
  framed.click();
  assert.deepEqual(readFrameMessage(framed.told[0]?.message), { type: 'logout' });
  assert.equal(framed.isStorageCleared(), false);
  const alone = pageWith({ framed: false, element });
  alone.click();
  assert.equal(alone.isStorageCleared(), true);
  assert.equal(alone.isPrevented(), false);
});

const held = { ctrlKey: true, shiftKey: false, altKey: false, metaKey: false, repeat: false };
const backquote = { key: '`', code: 'Backquote', ...held };

test('[S-2.2-24 S-2.2-25] the page sends the key combinations of the product to it, and no other keys', () => {
  const page = pageWith({});
  page.press(backquote);
  page.press({ ...backquote, key: '~', shiftKey: true });
  page.press({ ...backquote, key: '~', code: 'Digit4', shiftKey: true });
  const others = [{ ctrlKey: false }, { altKey: true }, { metaKey: true }, { repeat: true }];
  for (const other of [...others, { key: 'a', code: 'KeyA' }]) page.press({ ...backquote, ...other });
  const names = ['debug-option', 'test-error', 'test-error'];
  assert.deepEqual(
    page.told.map(({ message }) => readFrameMessage(message)),
    names.map((name) => ({ type: 'shortcut', name })),
  );
  assert.equal(page.isPrevented(), true);
  const alone = pageWith({ framed: false });
  alone.press(backquote);
  assert.deepEqual([alone.told, alone.isPrevented()], [[], false]);
});

const escape = { key: 'Escape', code: 'Escape', ...held, ctrlKey: false };

test('[A-183 A-184] the page sends Escape and Control+/ to the product, and no key that is used elsewhere', () => {
  const page = pageWith({});
  page.press(escape);
  page.press({ ...escape, key: '/', code: 'Slash', ctrlKey: true });
  for (const other of [
    { ctrlKey: true },
    { altKey: true },
    { metaKey: true },
    { shiftKey: true },
    { repeat: true },
    { isComposing: true },
    { keyCode: 229 },
    { defaultPrevented: true },
    { key: '/', code: 'Slash' },
  ])
    page.press({ ...escape, ...other });
  assert.deepEqual(
    page.told.map(({ message }) => readFrameMessage(message)),
    ['escape', 'shortcuts'].map((name) => ({ type: 'shortcut', name })),
  );
  const alone = pageWith({ framed: false });
  alone.press(escape);
  assert.deepEqual([alone.told, alone.isPrevented()], [[], false]);
});

test('a close button closes the window, and a print button prints', () => {
  const closing = pageWith({ framed: false, element: { closesWindow: '' } });
  closing.click();
  const printing = pageWith({ framed: false, element: { prints: '' } });
  printing.click();
  assert.deepEqual([closing.did, printing.did], [['close'], ['print']]);
});

const filledIn = {
  firstName: { value: ' Amelia ' },
  middleName: { value: '' },
  lastName: { value: 'Thornquist' },
  generation: { value: '' },
  taxIdentifier: { value: '000-12-1234' },
  taxIdentifierType: { value: 'ssn' },
};

test('[C-23] the borrower check sends borrower and matches to the product in a message, and no form to the server', () => {
  const match = { generalAccountId: 7, loanNumber: '1', borrowerName: 'Amelia Thornquist', isLead: true };
  const page = pageWith({ element: { check: JSON.stringify([match]) }, fields: filledIn });
  page.submit();
  assert.equal(page.isPrevented(), true);
  const borrower = {
    firstName: 'Amelia',
    middleName: null,
    lastName: 'Thornquist',
    generation: null,
    taxIdentifier: '000121234',
    taxIdentifierType: 'ssn',
  };
  const message = { type: 'createLoanCheck', borrower, matches: [match] };
  assert.deepEqual(page.told, [{ message, target: origin }]);
  assert.deepEqual(readFrameMessage(page.told[0]?.message), message);
});

test('any other form is submitted to the server', () => {
  const page = pageWith({ fields: filledIn });
  page.submit();
  assert.equal(page.isPrevented(), false);
  assert.deepEqual(page.told, []);
});

test('[A-126] a changed form warns before the page is left, until it is submitted', () => {
  const left = pageWith({ fields: filledIn });
  left.leave();
  assert.equal(left.isPrevented(), false, 'nothing was entered');
  left.type('post');
  left.leave();
  assert.equal(left.isPrevented(), true);
  const sent = pageWith({ fields: filledIn });
  sent.type('post');
  sent.submit();
  sent.leave();
  const search = pageWith({});
  search.type('get');
  search.leave();
  assert.deepEqual([sent.isPrevented(), search.isPrevented()], [false, false]);
});

test('[A-126] a page in a window reports to the page that opened it, also when a page asks', () => {
  const reports: CustomEvent[] = [];
  const opener = { dispatchEvent: (event: CustomEvent) => reports.push(event) };
  const page = pageWith({ framed: false, opener });
  page.askForWindows();
  assert.deepEqual(page.channels, [windowReport, sessionChannel]);
  assert.deepEqual(
    reports.map(({ type, detail }) => [type, detail === page.window]),
    [
      [windowReport, true],
      [windowReport, true],
    ],
  );
});

test('[A-126] a page in a window whose opener shows another site, and a page in a tab, report nothing', () => {
  const dispatchEvent = () => {
    throw new DOMException('Blocked', 'SecurityError');
  };
  assert.doesNotThrow(() => pageWith({ framed: false, opener: { dispatchEvent } }).askForWindows());
  assert.deepEqual(pageWith({ framed: false }).channels, [sessionChannel]);
});

test('[A-143] what was entered before the script ran is not sent either', () => {
  const leaves = (method: string, field: object) => {
    const page = pageWith({ forms: [{ method, elements: [{ value: '' }, field] }] });
    page.leave();
    return page.isPrevented();
  };
  assert.equal(leaves('post', { value: 'Call back', defaultValue: '' }), true);
  assert.equal(
    leaves('post', { value: 'on', defaultValue: 'on', checked: true, defaultChecked: false }),
    true,
  );
  assert.equal(leaves('post', { value: 'a', defaultValue: 'a' }), false);
  assert.equal(leaves('get', { value: 'Call back', defaultValue: '' }), false);
});

test('[C-23] a borrower check outside of the product sends neither a message nor a form', () => {
  const page = pageWith({ framed: false, element: { check: '[]' }, fields: filledIn });
  page.submit();
  assert.equal(page.isPrevented(), true);
  assert.deepEqual(page.told, []);
});
