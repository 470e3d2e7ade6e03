import { type Html, html, type HtmlValue } from '../../../mock-server/html/html.ts';
import { page as document, logo } from '../../../mock-server/html/page.ts';
import { addresses, relativeTo } from './addresses.ts';
import type { Site } from './site-context.ts';

/** One page of the site. */
export interface Page {
  /** Path from the site's root. */
  readonly path: string;
  readonly title: string;
  /** Address of the navigation entry to which the page belongs. */
  readonly part: string;
  readonly body: HtmlValue;
}

const navigation = [
  [addresses.overview, 'Overview'],
  [addresses.rules, 'Rules'],
  [addresses.features, 'Features'],
  [addresses.operations, 'Operations'],
  [addresses.decisions, 'Decisions'],
  [addresses.messages, 'Messages'],
  [addresses.answers, 'Answers'],
  [addresses.demos, 'Demos'],
  [addresses.changes, 'Changes'],
  [addresses.news, 'What is new'],
] as const;

/**
 * Returns the HTML document of a page: the bar with navigation and search, the notices about outdated results and
 * damaged lines, and the body.
 */
export function documentOf({ path, title, part, body }: Page, { notice, model }: Site): Html {
  const { malformed } = model.sources;
  const to = relativeTo(path);
  return document({
    title: `${title} · Specification`,
    head: html`<link rel="stylesheet" href="${to(addresses.styles)}">
<link rel="alternate" type="application/atom+xml" title="What is new" href="${to(addresses.feed)}">
<script defer src="${to(addresses.script)}"></script>`,
    body: html`<a class="skip" href="#content">Skip to the content</a>
<header class="bar">
<a class="brand" href="${to(addresses.overview)}">${logo(24)}<span><b>Threshold</b> specification</span></a>
<nav aria-label="Parts"><ul>${navigation.map(
      ([address, name]) =>
        html`<li><a href="${to(address)}"${part === address ? html` aria-current="page"` : null}>${name}</a></li>`,
    )}</ul></nav>
<div class="search" role="search" data-root="${to('')}" hidden></div>
</header>
${notice === null ? null : html`<section class="notice" aria-label="How current the results are"><p>${notice}</p></section>`}
${malformed.length === 0 ? null : html`<section class="notice" aria-label="Damaged lines"><p>These lines do not count: ${malformed.join('; ')}.</p></section>`}
<main id="content" tabindex="-1">
${body}
</main>`,
  });
}
