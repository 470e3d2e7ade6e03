import { type Html, html } from '../../../mock-server/platform/html/html.ts';

/**
 * A property by which the rows of a page can be filtered: its `data-` attribute, its label, its values, and their
 * names.
 */
type Filter = readonly [
  name: string,
  label: string,
  values: readonly string[],
  wordOf?: (value: string) => string,
];

/**
 * Returns a form that filters the rows of its page by words and properties. The form is hidden until the script runs.
 * @param rows the name of the rows, in the plural
 */
export function filterForm(rows: string, filters: readonly Filter[]): Html {
  return html`<form class="filters" id="filters" aria-label="Filter the ${rows}" data-rows="${rows}" hidden>
<label>Words <input name="words" type="search" autocomplete="off"></label>
${filters.map(select)}
<button type="reset">Show all</button>
</form>
<p class="found" id="found" role="status"></p>`;
}

function select([name, label, values, wordOf = (value) => value]: Filter): Html {
  return html`<label>${label} <select name="${name}"><option value="">any</option>${values.map(
    (value) => html`<option value="${value}">${wordOf(value)}</option>`,
  )}</select></label>`;
}
