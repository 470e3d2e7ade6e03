import { type Html, html, type HtmlValue } from '../../../mock-server/platform/html/html.ts';
import { page as document, logo } from '../../../mock-server/platform/html/page.ts';
import { dayOf } from '../../../scripts/test/trace/note-files.ts';
import { addresses, relativeTo } from './addresses.ts';
import type { Model } from '../model/model.ts';

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
] as const;

/**
 * Returns the HTML document of a page: the bar with navigation and search, when the rules passed, a notice
 * about damaged lines, and the body.
 */
export function documentOf({ path, title, part, body }: Page, { notice, model }: Site): Html {
  const { malformed } = model.sources;
  const to = relativeTo(path);
  return document({
    title: `${title} · Specification`,
    head: html`<link rel="stylesheet" href="${to(addresses.styles)}">
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
<section class="notice" aria-label="When the rules passed"><p>${notice}</p></section>
${malformed.length === 0 ? null : html`<section class="notice" aria-label="Damaged lines"><p>These lines do not count: ${malformed.join('; ')}.</p></section>`}
<main id="content" tabindex="-1">
${body}
</main>`,
  });
}

/** The data that all pages share. */
export interface Site {
  readonly model: Model;
  /** When the rules passed, for every page. */
  readonly notice: string;
}

/** Returns the data that all pages share. */
export function siteOf(model: Model): Site {
  const { day, commit, commitsAgo } = model.sources.passed;
  const ago = commitsAgo === null ? '' : `, ${commitsAgo} ${commitsAgo === 1 ? 'commit' : 'commits'} ago`;
  return { model, notice: `Passed on ${dayOf(day)} at commit ${commit}${ago}.` };
}
