import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createContext, runInContext } from 'node:vm';
import { Window } from 'happy-dom';
import { html } from '../../../platform/html/html.ts';
import { legacyScript } from './layout.ts';
import { routeLink, table } from './parts.ts';

const loans = ['A-1', 'A-2', 'A-3'];

/** Returns a table of loans with the script of legacy pages, and what its links and the script have opened. */
function pageWithTable() {
  const window = new Window({ url: 'http://localhost:4000/legacy/pipeline' });
  const { document } = window;
  const opened: string[] = [];
  let selected = 'Caret';
  document.body.innerHTML = table(
    'Loans',
    [
      { label: 'Loan Number', of: (loan) => routeLink(loan, `/dashboard/${loan}`) },
      { label: 'Borrower', of: () => 'Amelia Thornquist' },
      { label: 'Note', of: () => html`<button type="button">Read</button>` },
    ],
    loans,
  ).toString();
  const view = {
    parent: { postMessage: (message: { readonly route: string }) => opened.push(message.route) },
    location: { origin: window.location.origin },
    addEventListener: () => undefined,
    getSelection: () => ({ type: selected }),
    open: (address: string, target: string, features: string) =>
      opened.push(`${target} ${features} ${new URL(address).pathname}`),
  };
  runInContext(
    legacyScript.content.toString(),
    createContext({ window: view, document, Element: window.Element }),
  );
  const at = (row: number, selector: string) =>
    document.querySelectorAll('tbody tr')[row]?.querySelector(selector) ?? assert.fail(selector);
  const send = (type: string, row: number, selector: string, more: object) => {
    const event = new window.MouseEvent(type, { bubbles: true, cancelable: true, button: 0, ...more });
    at(row, selector).dispatchEvent(event);
    return event.defaultPrevented;
  };
  return {
    opened,
    click: (row: number, selector: string, more: object = {}) => send('click', row, selector, more),
    middleClick: (row: number, selector: string) => {
      const scrolls = !send('mousedown', row, selector, { button: 1 });
      send('auxclick', row, selector, { button: 1 });
      return { scrolls };
    },
    select: () => void (selected = 'Range'),
  };
}

test('a click in any cell of a row opens the loan of this row', () => {
  for (const [row, loan] of loans.entries())
    for (const selector of ['th', 'th a', 'td', 'td .cell']) {
      const page = pageWithTable();
      page.click(row, selector);
      assert.deepEqual(page.opened, [`/dashboard/${loan}`], selector);
    }
});

test('[A-186] a middle click, or a click with Control, Command or Shift, opens the loan of the row in a new tab', () => {
  const page = pageWithTable();
  for (const more of [{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }]) page.click(1, 'td', more);
  assert.deepEqual(page.middleClick(1, 'td'), { scrolls: false });
  assert.deepEqual(page.opened, Array(4).fill('_blank noopener /dashboard/A-2'));
});

test('a control in a row, a download click, another button, and selected text open no loan', () => {
  const page = pageWithTable();
  page.click(0, 'button');
  page.click(0, 'td', { altKey: true });
  assert.deepEqual(page.middleClick(0, 'button'), { scrolls: true });
  page.select();
  page.click(0, 'td');
  assert.deepEqual(page.opened, []);
});
