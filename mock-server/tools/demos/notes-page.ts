import { readAsset } from '../../platform/html/assets.ts';
import { type Html, html } from '../../platform/html/html.ts';
import { page } from '../../platform/html/page.ts';
import type { Demo, Sight } from './demo.ts';
import { changesOf } from './library.ts';
import { demoHead } from './pages.ts';

export const notesScript = readAsset(
  '/page-assets/demo-notes.js',
  [new URL('./notes.js', import.meta.url)],
  'text/javascript; charset=utf-8',
);

/** The world whose current step the notes show, and the nonce of the page's script. */
interface Live {
  readonly world: string;
  readonly nonce: string;
}

/**
 * Returns the presenter's notes: the step in large type, a button for its world change, and links to the other steps.
 *
 * @param live null if the browser is not in this demo; the notes then show the step of their address
 */
export function notesPage(name: string, demo: Demo, number: number, live: Live | null): Html {
  const step = demo.steps[number - 1];
  const next = demo.steps[number];
  const address = `/mock/demos/${name}/notes`;
  const more = live === null ? '' : `&world=${live.world}`;
  const go = (to: number, text: string, className: string) =>
    html`<form method="post" action="${address}?step=${to}${more}"><button class="button ${className}"${to < 1 || to > demo.steps.length ? html` disabled` : ''}>${text}</button></form>`;
  const [change] = step ? changesOf(step) : [];
  return page({
    title: `${number} of ${demo.steps.length} · ${demo.title}`,
    head: html`${demoHead}
${live && html`<script defer nonce="${live.nonce}" src="${notesScript.address}"></script>`}`,
    attributes: html` class="notes"${live && html` data-world="${live.world}"`} data-demo="${name}" data-step="${number}"`,
    body: html`<header>
<h1>${demo.title}</h1>
<p>Step ${number} of ${demo.steps.length}</p>
</header>
<main>
<p class="do">${step?.do}</p>
<blockquote>${step?.say}</blockquote>
${
  change !== undefined &&
  live &&
  html`<form method="post" action="${address}/change?step=${number}${more}"><button class="button primary change">${change}</button></form>`
}
<h2>On screen</h2>
<ul>${step?.show.sees.filter((sight) => !isAbsent(sight)).map((sight) => html`<li>${seen(sight)}</li>`)}</ul>
${live === null && html`<p class="facts">This browser isn't in the demo. <a href="/mock/demos/${name}">Start it</a>, and these notes follow along.</p>`}
</main>
<footer>
<div class="actions">${go(number - 1, 'Back', 'back')}${go(number + 1, 'Next', 'primary next')}</div>
<p class="coming">${next ? html`Next: ${next.do}` : 'This is the last step.'}</p>
${live && html`<form method="post" action="${address}/reset?world=${live.world}"><button class="button">Reset</button></form>`}
</footer>`,
  });
}

const isAbsent = (sight: Sight): boolean => 'role' in sight && sight.isAbsent === true;

/** Describes in words what a step must show. */
const seen = (sight: Sight): string => {
  const what = 'text' in sight ? sight.text : sight.name;
  const value = 'value' in sight ? `: ${sight.value}` : '';
  return `${sight.within === undefined ? '' : `${sight.within}: `}${what}${value}`;
};
