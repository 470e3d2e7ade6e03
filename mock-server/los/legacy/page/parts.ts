import type { FrameMessage, PanelName } from '../../../../contracts/frame-messages.ts';
import { legacyAddress, type PopupPageName } from '../../../../contracts/api/legacy.ts';
import { type Html, type HtmlValue, html } from '../../../platform/html/html.ts';
import type { PageView } from './page.ts';

/** Returns the attribute of a button or link that sends a frame message on click. */
export const says = (message: FrameMessage): Html => html`data-message="${JSON.stringify(message)}"`;

export const messageButton = (label: string, message: FrameMessage): Html =>
  html`<button type="button" class="button" ${says(message)}>${label}</button>`;

/** Renders a link to a route of the product: a frame message within a frame, else a plain link. */
export const routeLink = (label: HtmlValue, route: string, className?: string): Html =>
  html`<a href="${route}" target="_top" data-route="${route}"${
    className !== undefined && html` class="${className}"`
  }>${label}</a>`;

export const routeButton = (label: string, route: string): Html => routeLink(label, route, 'button');

/**
 * Renders a button that opens a page in a window. In a frame the product opens the window, with the size of the page.
 */
export const windowButton = (
  label: string,
  page: PopupPageName,
  query: Readonly<Record<string, string>>,
): Html =>
  html`<a class="button" href="${legacyAddress(page, query)}" target="_blank" ${says({
    type: 'openPopup',
    page,
    query,
  })}>${label}</a>`;

export const closePanelButton = (panel: PanelName): Html =>
  messageButton('Close', { type: 'closePanel', panel });

/** A button that closes the window of the page. */
export const closeWindowButton: Html = html`<button type="button" class="button" data-closes-window>Close</button>`;

export const actions = (...buttons: readonly HtmlValue[]): Html =>
  html`<p class="actions">${buttons.map((button) => html`${button} `)}</p>`;

export const facts = (
  entries: readonly (readonly [label: string, value: HtmlValue])[],
  className = '',
): Html =>
  html`<dl class="facts ${className}">
${entries.map(
  ([label, value]) => html`<dt>${label}</dt><dd>${shown(value)}</dd>
`,
)}</dl>`;

/** Returns a value as it is shown: an email address breaks after its signs, not within a word. */
const shown = (value: HtmlValue): HtmlValue =>
  typeof value === 'string' && value.includes('@') && !/\s/.test(value)
    ? html`${value.split(/(?<=[@.])/).map((part) => html`${part}<wbr>`)}`
    : value;

export interface Column<Row> {
  /** Heading of the column. In narrow frames, where rows are cards, it is the label of each value. */
  readonly label: string;
  /** Route of the list in the order of this column. */
  readonly orderRoute?: string;
  readonly of: (row: Row) => HtmlValue;
  readonly isNumber?: boolean;
  /** Direction of the order, if the rows are sorted by this column. */
  readonly order?: 'ascending' | 'descending';
}

/**
 * Renders a table with a caption. The first column contains row headers; a link in it is as large as its row. Explicit
 * ARIA roles keep the table semantics when the style sheet turns rows into cards.
 */
export const table = <Row>(
  caption: string,
  columns: readonly Column<Row>[],
  rows: readonly Row[],
): Html => html`<div class="scroll" role="region" aria-label="${caption}" tabindex="0">
<table role="table">
<caption>${caption}</caption>
<thead role="rowgroup"><tr role="row">
${columns.map(
  ({ label, orderRoute, isNumber, order }) =>
    html`<th scope="col" role="columnheader"${isNumber === true && html` class="number"`}${
      order && html` aria-sort="${order}"`
    }>${orderRoute === undefined ? label : routeLink(label, orderRoute)}</th>`,
)}
</tr></thead>
<tbody role="rowgroup">
${rows.map(
  (row) => html`<tr role="row">
${columns.map((column, index) => cell(column, row, index === 0))}
</tr>
`,
)}</tbody>
</table>
</div>`;

function cell<Row>({ label, of, isNumber }: Column<Row>, row: Row, isFirst: boolean): Html {
  const className = isNumber === true && html` class="number"`;
  const value = html`<span class="cell">${shown(of(row))}</span>`;
  return isFirst
    ? html`<th scope="row" role="rowheader"${className}>${value}</th>`
    : html`<td role="cell" data-label="${label}"${className}>${value}</td>`;
}

/** Meaning of a chip's color. */
export type Tone = 'pass' | 'caution' | 'fail' | 'plain';

/** Renders a short text as a chip, such as a status. */
export const chip = (text: HtmlValue, tone: Tone = 'plain'): Html =>
  html`<span class="chip ${tone}">${text}</span>`;

/** Renders the text of an empty list, with a link to a useful page. */
export const nothing = (text: string, link?: Html | false): Html =>
  html`<div class="empty"><p>${text}</p>${link}</div>`;

/** Returns a page with a title and a text in place of its content. */
export const notice = (status: number, title: string, text: string): PageView => ({
  status,
  content: html`<div class="notice"><h2>${title}</h2><p>${text}</p></div>`,
});
