import type { Demo, Step } from '../../../mock-server/tools/demos/demo.ts';
import { demoNamed } from '../../../mock-server/tools/demos/library.ts';
import { type Html, html } from '../../../mock-server/platform/html/html.ts';
import { storyboardPicture } from '../../../scripts/test/pictures.ts';
import { addresses } from './addresses.ts';
import type { Page, Site } from './layout.ts';
import { demoNames } from '../../../contracts/operations/mock-schemas.ts';

/** Returns the storyboard: the steps of each demo, what to say, and the picture of each step that shows something new. */
export function demosPage({ model }: Site): Page {
  const pictures = new Set(model.sources.storyboard);
  const demos = demoNames.flatMap((name) => {
    const demo = demoNamed(name);
    return demo ? [{ name, demo }] : [];
  });
  return {
    path: addresses.demos,
    title: 'Demos',
    part: addresses.demos,
    body: html`<h1>${demos.length} demos</h1>
<p class="lead">Each demo is a story about one user. A running server starts them at <code>/mock/demos</code>; a test walks each of them.</p>
<nav class="jump" aria-label="Demos">${demos.map(({ name, demo }) => html`<a href="#${name}">${demo.title}</a> `)}</nav>
${demos.map(({ name, demo }) => section(name, demo, pictures))}`,
  };
}

const section = (name: string, demo: Demo, pictures: ReadonlySet<string>): Html =>
  html`<section aria-labelledby="${name}"><h2 id="${name}">${demo.title}</h2>
<p>${demo.about}</p>
<p class="quiet">For ${demo.for.charAt(0).toLowerCase()}${demo.for.slice(1)} · ${demo.minutes} minutes · ${demo.steps.length} steps</p>
<ol class="storyboard">${demo.steps.map((step, index) => item(step, storyboardPicture(name, index + 1), pictures))}</ol></section>
`;

const item = ({ do: what, say }: Step, picture: string, pictures: ReadonlySet<string>): Html =>
  html`<li><div><p><b>${what}</b></p><p class="say">${say}</p></div>${
    pictures.has(picture) &&
    html`<a href="${addresses.demoPicture(picture)}"><img src="${addresses.demoPicture(picture)}" width="800" height="500" loading="lazy" alt="The screen after this step"></a>`
  }</li>
`;
