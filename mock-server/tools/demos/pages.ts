import { readAsset } from '../../platform/html/assets.ts';
import { type Html, html, type HtmlValue } from '../../platform/html/html.ts';
import { logo, noticePage, page, stylesheetLink } from '../../platform/html/page.ts';
import { type Brand, brandQuery } from '../../platform/recipes/brand.ts';
import type { Demo, Step } from './demo.ts';
import { demoNamed, startOfStep } from './library.ts';
import { demoNames } from '../../../contracts/operations/mock-schemas.ts';

/** The style sheet of the demos; it follows the one of all pages. */
export const demoStyle = readAsset(
  '/page-assets/demos.css',
  [new URL('./demos.css', import.meta.url)],
  'text/css; charset=utf-8',
);

/** What the server serves besides the demos. */
export interface Served {
  /** True if the server has the specification, which contains the storyboard of the demos. */
  readonly hasStoryboard: boolean;
}

export const demoHead = html`${stylesheetLink}
<link rel="stylesheet" href="${demoStyle.address}">`;

const frame = (title: string, content: HtmlValue): Html =>
  page({
    title,
    head: demoHead,
    body: html`<header>
${logo(32)}
<span class="product">Threshold</span>
<nav aria-label="Demos"><a href="/mock/demos">Demos</a> <a href="/mock">Console</a></nav>
</header>
<main class="demos">
${content}
</main>`,
  });

const minutes = ({ minutes: duration }: Demo): string => `${duration} minutes`;
const stepsOf = ({ steps }: Demo): string => `${steps.length} steps`;

/** Returns a form with one button that starts a demo at a step in a new world. */
const startForm = (
  name: string,
  step: number,
  text: string,
  query = '',
  className = 'button primary',
): Html =>
  html`<form method="post" action="/mock/demos/${name}/${step}${query}"><button class="${className}">${text}</button></form>`;

/** Returns the start page: a card for each demo, and the brand with which they start. */
export const demosPage = ({ hasStoryboard }: Served, brand: Brand): Html =>
  frame(
    'Demos',
    html`<h1>Demos</h1>
<p class="lead">Each demo is a story with its own data. Start opens the product; no one else sees what you change there.${
      hasStoryboard && html` The <a href="/spec/demos.html">storyboard</a> shows every step.`
    }</p>
<ul class="cards">
${demoNames.map((name) => card(name, demoNamed(name), brandQuery(brand)))}</ul>
<form class="brand" method="get" action="/mock/demos">
<h2>Your name and logo here</h2>
<label>Title <input name="title" value="${brand.title}" maxlength="60"></label>
<label>Logo <input name="logo" value="${brand.logo}" placeholder="data:image/… or a path on this site"></label>
<label>Color <input name="color" type="color" value="${brand.color || '#0a5c6b'}"></label>
<button class="button">Use</button>
<p class="facts">The demos then start with them, and the address of this page keeps them. Without a logo, the initials in this color are one.</p>
</form>`,
  );

const card = (name: string, demo: Demo | undefined, query: string): HtmlValue =>
  demo &&
  html`<li>
<h2><a href="/mock/demos/${name}${query}">${demo.title}</a></h2>
<p>${demo.about}</p>
<p class="facts">For ${firstLower(demo.for)}</p>
<div class="foot"><span class="facts">${minutes(demo)} · ${stepsOf(demo)}</span>${startForm(name, 1, 'Start', query)}</div>
</li>
`;

/** Returns the page of a demo with its steps. @param present step of the browser's world; null outside of this demo */
export const demoPage = (name: string, demo: Demo, present: number | null, brand: Brand): Html =>
  frame(
    demo.title,
    html`<h1>${demo.title}</h1>
<p class="lead">${demo.about}</p>
<p class="facts">For ${firstLower(demo.for)} · ${minutes(demo)} · ${stepsOf(demo)}</p>
<div class="actions">
${startForm(name, 1, present === null ? 'Start' : 'Restart the demo', brandQuery(brand))}
${present !== null && html`<a class="button" href="${demo.steps[present - 1]?.at ?? '/'}">Open the product at step ${present}</a>`}
<a class="button" href="/mock/demos/${name}/notes" target="_blank">Notes for a second screen</a>
</div>
<ol class="steps">
${demo.steps.map((step, index) => stepItem(name, demo, step, index + 1, present))}</ol>`,
  );

function stepItem(name: string, demo: Demo, step: Step, number: number, present: number | null): Html {
  const start = startOfStep(demo, number).step;
  return html`<li id="step-${number}"${number === present && html` aria-current="step"`}>
<p class="do">${step.do}</p>
<blockquote>${step.say}</blockquote>
<p class="facts"><a href="/mock/demos/${name}/${number}">${start === number ? 'Start here' : `Start at step ${start}`}<span class="unseen"> with step ${number}</span></a></p>
</li>
`;
}

/** Returns the page that asks for confirmation when a link on another site would start a step. */
export const askingPage = (name: string, demo: Demo, step: number): Html =>
  noticePage(
    demo.title,
    'Start this demo?',
    html`<p>“${demo.title}” starts at step ${startOfStep(demo, step).step} with its own data. This browser switches to that data; what you have now is kept.</p>
${startForm(name, step, 'Start')}
<p><a href="/mock/demos">All demos</a></p>`,
  );

export const unknownDemoPage: Html = noticePage(
  'Demo not found',
  "We couldn't find this demo or step",
  html`<p><a href="/mock/demos">All demos</a></p>`,
);

const firstLower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
