import { type Html, html } from '../../../mock-server/platform/html/html.ts';
import type { Proofs, RuleView } from '../model/rules.ts';
import type { RuleTest } from '../read/tests.ts';
import { addresses, relativeTo } from './addresses.ts';
import { count } from './parts.ts';
import { levelLine, withSlots } from './scenario.ts';

/** Returns tests that are no scenarios as a list, each with its level. @param before items of the list before them */
export const testList = (tests: readonly RuleTest[], before: readonly Html[] = []): Html =>
  html`<ul class="tests">${before}${tests.map(
    ({ level, name }) => html`<li><span>${name}</span>
<span class="level">${level}</span></li>`,
  )}</ul>`;

/** Returns all tests of a rule or decision as a list, each with its levels: links to its scenarios, then other tests. */
export function proofList({ scenarios, tests }: Proofs, path: string): Html {
  const to = relativeTo(path);
  const links = scenarios.map(
    ({ feature, scenario, levels }) =>
      html`<li><span><a href="${to(addresses.scenario(feature, scenario))}">${withSlots(scenario.name)}</a></span>
${levelLine(levels)}</li>`,
  );
  return testList(tests, links);
}

/** Returns the pictures that show the rule; null without pictures. */
export function pictureSection({ pictures }: RuleView, path: string): Html | null {
  if (pictures.length === 0) return null;
  const to = relativeTo(path);
  return html`<section aria-labelledby="pictures"><h2 id="pictures">${count(pictures.length, 'picture')}</h2>
<div class="pictures">${pictures.map(
    ({ file, caption, width, height }) =>
      html`<figure><a href="${to(addresses.picture(file))}"><img src="${to(addresses.picture(file))}" alt="${caption}, in a window ${width} pixels wide" width="${width}" height="${height}" loading="lazy"></a><figcaption>${caption}, ${width} wide</figcaption></figure>`,
  )}</div></section>`;
}
