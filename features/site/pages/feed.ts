import { html } from '../../../mock-server/platform/html/html.ts';
import type { Model } from '../model/model.ts';
import { addresses } from './addresses.ts';
import { whatChanged } from './news-page.ts';

interface Entry {
  readonly id: string;
  readonly title: string;
  /** Time in UTC, as ISO 8601. */
  readonly updated: string;
  readonly address: string;
  /** HTML. */
  readonly content: string;
}

/** Number of entries, the newest first. */
const most = 100;

/** Returns the news as an Atom feed (RFC 4287): changed words of rules and decisions, questions and answers. */
export function feedOf({ sources, ruleById, decisionById }: Model): string {
  const addressOf = (id: string) =>
    ruleById.has(id) ? addresses.rule(id) : decisionById.has(id) ? addresses.decision(id) : addresses.news;
  const { questions, answers } = sources.notes;
  const aboutOf = (to: string) => questions.find(({ id }) => id === to)?.about ?? to;
  const entries: Entry[] = [
    ...sources.history.map((change) => ({
      id: `${change.commit}:${change.id}`,
      title: `${change.id} ${change.before === null ? 'added' : change.after === null ? 'removed' : 'reworded'}`,
      updated: `${change.day}T00:00:00Z`,
      address: addressOf(change.id),
      content: whatChanged(change).toString(),
    })),
    ...questions.map(({ id, time, by, about, question, reason }) => ({
      id,
      title: `Question about ${about}`,
      updated: time,
      address: addressOf(about),
      content: html`<p>${question}</p><p>${by}, because: ${reason}</p>`.toString(),
    })),
    ...answers.map(({ to, time, by, answer }) => ({
      id: `${to}:${time}`,
      title: `Answer about ${aboutOf(to)}`,
      updated: time,
      address: addressOf(aboutOf(to)),
      content: html`<p>${answer}</p><p>${by}</p>`.toString(),
    })),
  ];
  const newest = entries.toSorted((one, other) => other.updated.localeCompare(one.updated)).slice(0, most);
  return html`<feed xmlns="http://www.w3.org/2005/Atom">
<title>Threshold specification</title>
<id>urn:threshold:specification</id>
<updated>${newest[0]?.updated ?? '1970-01-01T00:00:00Z'}</updated>
<author><name>Threshold</name></author>
<link rel="self" href="${addresses.feed}"/>
<link href="${addresses.news}"/>
${newest.map(
  ({
    id,
    title,
    updated,
    address,
    content,
  }) => html`<entry><id>urn:threshold:specification:${id}</id><title>${title}</title><updated>${updated}</updated><link href="${address}"/><content type="html">${content}</content></entry>
`,
)}</feed>
`.toString();
}
