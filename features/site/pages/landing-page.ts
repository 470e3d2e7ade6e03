import { type Html, html } from '../../../mock-server/platform/html/html.ts';
import type { KindOfUser, Place } from '../model/landing.ts';
import type { RuleView } from '../model/rules.ts';
import { addresses } from './addresses.ts';
import type { Page, Site } from './layout.ts';
import { linked, ruleLinks, tableOf } from './parts.ts';
import { ruleList } from './topic-pages.ts';

const path = addresses.landing;

/** The steps from /default to the landing page, with the ids of their rules and decisions. */
const steps = [
  'A user who is not signed in goes to the identity provider first, and comes back to /default afterwards (S-6-01, L-2.1-30).',
  'The user comes from the session of the browser, or is fetched after the sign-in (S-4.1-01, S-4.1-02). If that fails, a page says so and offers to try again.',
  'An open loan is closed (S-2.1-02).',
  'One request prepares the session of the legacy application (S-4.3-01, S-4.3-03). If it fails, the server-error dialog says so, no page opens, and an error page offers to try again (S-4.3-12).',
  'The user goes to the page of their work. The first row that fits decides:',
];

/** Returns the page about /default: what happens step by step, and where each kind of user lands. */
export function landingPage(site: Site): Page {
  const { kindsOfUser, landings, rules } = site.model;
  return {
    path,
    title: 'What happens at /default',
    part: addresses.answers,
    body: html`<h1>What happens at /default</h1>
<p class="lead">The route /default shows no page of its own. Users start there after sign-in, and the logo links to it.</p>
<ol class="story">${steps.map((step) => html`<li>${linked(step, path, site)}</li>`)}</ol>
${tableOf(
  'Landing page by kind of user',
  ['A user who is', 'Lands on', 'Address', 'Rules'],
  kindsOfUser.map((kind) => row(kind.who, kind, site)),
)}
<p class="quiet">Each row is what the landing of the product decides for such a user, whatever their other properties.</p>
<p>Messages when one of these steps fails: <a href="${addresses.messageGroup('stopped')}">failed start and failed pages</a>, and <a href="${addresses.messageGroup('server-error')}">the server-error dialog</a>.</p>
<h2>Personas</h2>
${tableOf(
  'Landing page by persona',
  ['Role', 'Lands on', 'Address', 'Rules'],
  landings.map((landing) =>
    row(html`<a href="${addresses.role(landing.persona.id)}">${landing.persona.role}</a>`, landing, site),
  ),
)}
<h2>The rules</h2>
${ruleList(rules.filter(isAbout), path, site)}`,
  };
}

function row(who: string | Html, { page, address, isFullPage, rules }: Place | KindOfUser, site: Site): Html {
  return html`<tr><th scope="row">${who}</th><td>${page}</td><td><code>${address}</code>${
    isFullPage ? html`<br><span class="quiet">a full page load, outside the product</span>` : null
  }</td><td>${ruleLinks(rules, path, site)}</td></tr>`;
}

/** Rules of other areas that send the user to /default. */
const leadingHere = ['S-4.1-20', 'S-4.6-02'];

const isAbout = ({ rule, area, section }: RuleView): boolean =>
  section === 'S-4.3' || area === 'landing' || leadingHere.includes(rule.id);
