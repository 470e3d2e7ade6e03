import { type Html, html, type HtmlValue } from '../../html/html.ts';
import { logo, page } from '../../html/page.ts';
import type { ConsoleAssets } from './assets.ts';

export interface PageContext {
  readonly nonce: string;
  /** Path of the specification pages, with a slash at its end; undefined if the server has no specification. */
  readonly specification?: string | undefined;
}

/** Returns the page of the console: landmarks, headings and empty parts, which the script fills. */
export const consolePage = (
  { script, modules, stylesheet, font }: Pick<ConsoleAssets, 'script' | 'modules' | 'stylesheet' | 'font'>,
  { nonce, specification }: PageContext,
): Html =>
  page({
    title: 'Mock console',
    head: html`<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>
<link rel="stylesheet" href="${stylesheet}">
${modules.map((address) => html`<link rel="modulepreload" nonce="${nonce}" href="${address}">\n`)}<script type="module" nonce="${nonce}" src="${script}"></script>`,
    body: html`<header class="bar">
<span class="brand">${logo(24)}<span class="product">Threshold</span></span>
<h1>Mock console</h1>
<div id="where" class="where"></div>
<div class="bar-actions" id="bar-actions">
<a class="button primary" href="/" target="_blank" rel="noopener">Open the product<span class="unseen"> (new tab)</span></a>
</div>
</header>
<nav class="jumps" aria-label="Parts of the page">
<a href="#state-heading">State</a>
<a href="#errors-heading">Errors and events</a>
<a href="#happens-heading">Requests</a>
</nav>
<noscript><p class="without-script">The console needs JavaScript. The same controls are an API under /mock.</p></noscript>
<main class="columns">
<section class="column" aria-labelledby="state-heading">
<h2 id="state-heading">State</h2>
${card('world', 'World')}
${card('persona', 'Signed in as')}
${card('clock', 'Clock')}
${card('idle', 'Idle timeout')}
${card('flags', 'Feature flags')}
${card('features', 'Features of all users')}
${card('menus', 'Menus')}
${card('settings', 'Texts and addresses')}
</section>
<section class="column" aria-labelledby="errors-heading">
<h2 id="errors-heading">Errors and events</h2>
${card('throw', 'Inject an error')}
${card('custom', 'Custom error')}
${card('events', 'Send an event')}
</section>
<section class="column" aria-labelledby="happens-heading">
<h2 id="happens-heading">Requests</h2>
${card('waiting', 'Pending faults')}
${card('journal', 'Journal', specification === undefined ? '' : html` data-specification="${specification}"`)}
</section>
</main>
<div id="notice" class="notice" role="status"></div>
<p id="newest-error" class="unseen" role="log" aria-live="polite" aria-label="Newest error"></p>`,
  });

const card = (id: string, title: string, more: HtmlValue = ''): Html => html`<div class="card">
<h3 id="${id}-heading">${title}</h3>
<div id="${id}"${more}><p class="coming">Loading …</p></div>
</div>`;
