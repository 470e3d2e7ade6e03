import { html } from '../../../mock-server/html/html.ts';
import { type LegacyPage, legacyPages } from '../../../contracts/api/legacy.ts';
import { addresses } from './addresses.ts';
import type { Page } from './layout.ts';
import { count, ruleLinks } from './parts.ts';
import type { Site } from './site-context.ts';

/** Every page of the legacy application. */
export function legacyPagesPage(site: Site): Page {
  const pages = Object.entries(legacyPages) as [string, LegacyPage][];
  return {
    path: addresses.pages,
    title: 'Legacy pages',
    part: addresses.pages,
    body: html`<h1>${count(pages.length, 'legacy page')}</h1>
<p class="lead">Pages of the legacy application that the product shows in frames, dialogs and windows.</p>
<div class="scroll" data-name="Legacy pages"><table class="list"><thead><tr><th scope="col">Page</th><th scope="col">Address</th><th scope="col">Shown as</th><th scope="col">Size</th><th scope="col">Rules</th></tr></thead>
<tbody>${pages.map(
      ([
        name,
        { title, method, path, query = [], presentation, size, rules },
      ]) => html`<tr id="${name}"><th scope="row">${title}</th>
<td><code>${method} ${path}${query.length === 0 ? '' : `?${query.join('=&')}=`}</code></td><td>${presentation}</td>
<td class="figure">${size === undefined ? '' : `${size.width} × ${size.height}`}</td><td>${ruleLinks(rules, addresses.pages, site)}</td></tr>`,
    )}</tbody></table></div>`,
  };
}
