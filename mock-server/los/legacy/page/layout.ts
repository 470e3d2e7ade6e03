import type { LegacyPage } from '../../../../contracts/api/legacy.ts';
import { withoutMarks, withPlainSigns, withUsualForms } from '../../../../contracts/api/text.ts';
import { sessionChannel, windowReport } from '../../../../contracts/frame-messages.ts';
import { readAsset } from '../../../platform/html/assets.ts';
import { type Html, html } from '../../../platform/html/html.ts';
import { logo, page as documentOf, stylesheetLink } from '../../../platform/html/page.ts';
import type { PageView } from './page.ts';

export const legacyScript = readAsset(
  '/page-assets/frame-messages.js',
  [
    ...Object.entries({ withoutMarks, withUsualForms, withPlainSigns }).map(
      ([name, of]) => `const ${name} = ${of.toString()};\n`,
    ),
    `const windowReport = '${windowReport}';\nconst sessionChannel = '${sessionChannel}';\n`,
    ...['frame-messages', 'row-links', 'typed-text', 'paste-limits'].map(
      (name) => new URL(`./${name}.js`, import.meta.url),
    ),
  ],
  'text/javascript; charset=utf-8',
);

/** User name and logout address in the header of a full page. */
export interface Masthead {
  readonly userName: string;
  readonly logoutAddress: string;
}

/**
 * Renders a legacy page. In a frame, only screen readers read its title, since the product's banner shows it. A full
 * page has a header.
 *
 * @param nonce nonce of the page's script in the content security policy
 */
export function legacyLayout(
  page: Pick<LegacyPage, 'title' | 'presentation'>,
  view: PageView,
  masthead: Masthead | null,
  nonce: string,
): Html {
  const standsAlone = page.presentation === 'full-page';
  const { title = page.title, found } = view;
  return documentOf({
    title,
    head: html`${stylesheetLink}
<script src="${legacyScript.address}" nonce="${nonce}" defer></script>`,
    attributes: html` class="${page.presentation}"${found && html` data-found="${JSON.stringify(found)}"`}`,
    body: html`${standsAlone && mastheadOf(masthead)}
<main>
<h1${!standsAlone && html` class="unseen"`}>${title}</h1>
${view.content}
</main>`,
  });
}

const mastheadOf = (masthead: Masthead | null) => html`<header>
${logo(24)}
<span class="product">Threshold</span>
${
  masthead &&
  html`<span class="who">${masthead.userName}</span>
<a href="${masthead.logoutAddress}" data-ends-session>Log out</a>`
}
</header>`;
