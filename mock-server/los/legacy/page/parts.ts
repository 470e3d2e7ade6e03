import type { FrameMessage, PanelName } from '../../../../contracts/api/frame-messages.ts';
import { legacyAddress, type PopupPageName } from '../../../../contracts/api/legacy.ts';
import { type Html, type HtmlValue, html } from '../../../html/html.ts';
import type { PageView } from './page.ts';

/** Returns the attribute of a button or link that sends a frame message on click. */
export const says = (message: FrameMessage): Html => html`data-message="${JSON.stringify(message)}"`;

/** Renders a button that sends a frame message. */
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

/** Renders a row of buttons. */
export const actions = (...buttons: readonly HtmlValue[]): Html =>
  html`<p class="actions">${buttons.map((button) => html`${button} `)}</p>`;

/** Renders a list of labels and values. */
export const facts = (
  entries: readonly (readonly [label: string, value: HtmlValue])[],
  className = '',
): Html =>
  html`<dl class="facts ${className}">
${entries.map(
  ([label, value]) => html`<dt>${label}</dt><dd>${value}</dd>
`,
)}</dl>`;

export interface Column<Row> {
  readonly label: HtmlValue;
  readonly of: (row: Row) => HtmlValue;
  readonly isNumber?: boolean;
  /** Direction of the order, if the rows are sorted by this column. */
  readonly order?: 'ascending' | 'descending';
}

/** Renders a table with a caption. The first column contains row headers. */
export const table = <Row>(
  caption: string,
  columns: readonly Column<Row>[],
  rows: readonly Row[],
  attributes: (row: Row) => Html | false = () => false,
): Html => html`<div class="scroll" role="region" aria-label="${caption}" tabindex="0">
<table>
<caption>${caption}</caption>
<thead><tr>
${columns.map(
  ({ label, isNumber, order }) =>
    html`<th scope="col"${isNumber === true && html` class="number"`}${
      order && html` aria-sort="${order}"`
    }>${label}</th>`,
)}
</tr></thead>
<tbody>
${rows.map((row) => {
  const more = attributes(row);
  return html`<tr${more && html` ${more}`}>
${columns.map((column, index) => cell(column, row, index === 0))}
</tr>
`;
})}</tbody>
</table>
</div>`;

function cell<Row>({ of, isNumber }: Column<Row>, row: Row, isFirst: boolean): Html {
  const className = isNumber === true && html` class="number"`;
  const value = html`<span class="cell">${of(row)}</span>`;
  return isFirst ? html`<th scope="row"${className}>${value}</th>` : html`<td${className}>${value}</td>`;
}

/** Renders the text of an empty list. */
export const nothing = (text: string): Html => html`<p class="empty">${text}</p>`;

/** Returns a page with a title and a text in place of its content. */
export const notice = (status: number, title: string, text: string): PageView => ({
  status,
  content: html`<div class="notice"><h2>${title}</h2><p>${text}</p></div>`,
});
