import { type LegacyPage, legacyPages } from '../../../contracts/api/legacy.ts';
import { html } from '../../../mock-server/html/html.ts';
import { addresses, relativeTo } from './addresses.ts';
import type { Site } from './site-context.ts';
import { type Topic, toldOf, wordsOf } from './topic.ts';

/** Returns a topic for each page of the legacy application. */
export function legacyTopics(site: Site): Topic[] {
  return (Object.entries(legacyPages) as [string, LegacyPage][]).map(([name, page]) =>
    legacyTopic(name, page, site),
  );
}

function legacyTopic(name: string, page: LegacyPage, site: Site): Topic {
  const { title, method, path, query = [], presentation, size, rules, closesLoan } = page;
  const to = relativeTo(addresses.legacyPage(name));
  const landings = site.model.landings.filter((landing) => landing.page === title);
  const address = `${path}${query.length === 0 ? '' : `?${query.join('=&')}=`}`;
  return {
    kind: 'page',
    id: name,
    title,
    lead: `Shown as ${presentation}, from ${path}.`,
    facts: [
      ['Address', html`<code>${method} ${address}</code>`],
      ['In the product', presentation === 'page' ? html`<code>/lf/${name}</code>` : `a ${presentation}`],
      ['Size', size === undefined ? 'that of the frame' : `${size.width} × ${size.height}`],
      ['Closes the open loan', closesLoan ? 'yes' : 'no'],
      [
        'Lands here',
        landings.length === 0
          ? 'no role'
          : landings.map(
              ({ persona }) => html`<a href="${to(addresses.role(persona.id))}">${persona.role}</a> `,
            ),
      ],
    ],
    ...toldOf(
      site,
      rules,
      title.includes(' ') || name.includes('-') ? wordsOf(title, name, path) : wordsOf(name, path),
    ),
    words: `legacy page ${address} /lf/${name}`,
  };
}
