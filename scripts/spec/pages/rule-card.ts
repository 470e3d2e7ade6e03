import { type Html, html } from '../../../mock-server/html/html.ts';
import { page } from '../../../mock-server/html/page.ts';
import type { RuleView } from '../rules/rules.ts';
import { addresses, relativeTo } from './addresses.ts';
import { chip } from './parts.ts';
import { dayOf, type Site } from './site-context.ts';

/** Returns a small page about one rule: its words, its verdict and its day. Other pages can show it in a frame. */
export function cardOf({ rule, verdict, amendedBy }: RuleView, site: Site): Html {
  const to = relativeTo(addresses.card(rule.id));
  const { committed } = site.model.sources.evidence;
  return page({
    title: rule.id,
    head: html`<link rel="stylesheet" href="${to(addresses.styles)}">`,
    body: html`<main class="card"><p><a class="id" href="${to(addresses.rule(rule.id))}" target="_top">${rule.id}</a> ${chip(verdict, site)}</p>
<p>${rule.rule}</p>
<p class="quiet">${amendedBy === null ? null : `Overruled by ${amendedBy}. `}${committed === null ? site.notice : `Complete run of ${dayOf(committed.run.date)}.`}</p></main>`,
  });
}
