import { type Html, html } from '../../../mock-server/platform/html/html.ts';
import { type Tally, type Verdict, verdicts } from '../model/verdict.ts';
import { verdictWords } from './parts.ts';

const side = 8;
const step = side + 2;
const perRow = 20;

interface Square {
  readonly verdict: Verdict;
  readonly id: string;
}

/**
 * Returns a chart with one square for each rule, in rows. Screen readers skip the chart, since the numbers beside it
 * say the same. A click on a square opens the page of its rule.
 */
export function squares(all: readonly Square[], addressOf: ((id: string) => string) | null): Html {
  const columns = Math.min(all.length, perRow);
  const width = columns * step;
  const height = Math.ceil(all.length / perRow) * step;
  return html`<svg class="squares" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" aria-hidden="true">${all.map(
    ({ verdict, id }, index) => {
      const shape = shapeOf(verdict, (index % perRow) * step + 1, Math.floor(index / perRow) * step + 1);
      return addressOf === null
        ? shape
        : html`<a href="${addressOf(id)}" tabindex="-1"><title>${id}: ${verdictWords[verdict][0].toLowerCase()}</title>${shape}</a>`;
    },
  )}</svg>`;
}

/** Returns the square of a verdict. Verdicts differ in shape too, for readers who cannot tell the colors apart. */
function shapeOf(verdict: Verdict, x: number, y: number): Html {
  const box = html`<rect class="${verdict}" x="${x}" y="${y}" width="${side}" height="${side}" rx="1.5"/>`;
  if (verdict === 'amended') return html`${box}<path class="stroke" d="M${x + 2} ${y + 4}h4"/>`;
  if (verdict === 'not-run')
    return html`${box}<rect class="dot" x="${x + 3}" y="${y + 3}" width="2" height="2"/>`;
  return box;
}

/** Returns a bar that shows the share of each verdict. The page shows the numbers beside the bar. */
export function proportionBar(tally: Tally, total: number): Html {
  const width = 1000;
  let x = 0;
  const parts = verdicts
    .filter((verdict) => tally[verdict] > 0)
    .map((verdict) => {
      const own = (tally[verdict] / Math.max(total, 1)) * width;
      const part = html`<rect class="${verdict}" x="${x.toFixed(1)}" y="0" width="${Math.max(own - 2, 1).toFixed(1)}" height="14"><title>${tally[verdict]} ${verdictWords[verdict][0].toLowerCase()}</title></rect>`;
      x += own;
      return part;
    });
  return html`<svg class="proportion" viewBox="0 0 ${width} 14" preserveAspectRatio="none" aria-hidden="true">${parts}</svg>`;
}
