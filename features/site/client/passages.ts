import type { SiteState } from '../../../mock-server/tools/specification/reader-notes.ts';
import type { Passage, Passages } from '../../../mock-server/tools/specification/passages.ts';
import { sectionIdOf } from '../../../scripts/shared/ids.ts';
import { element } from './search-box.ts';

/**
 * Shows beside each rule of the page the sentence of the owner's own document that it was written from. The server
 * reads the documents when the page asks; the page itself has no word of them, nor has its printout.
 * @param root the relative address of the root of the site
 */
export async function startPassages(root: string, { hasDocuments }: SiteState): Promise<void> {
  const rules = [...document.querySelectorAll<HTMLElement>('.approval[data-rule]')];
  const section = sectionIdOf(rules[0]?.dataset['rule'] ?? '');
  if (!hasDocuments || section === '' || section.startsWith('T')) return;
  const response = await fetch(`${root}passages/${section}`).catch(() => null);
  const read = response?.ok ? ((await response.json()) as Passages) : null;
  const notices = read?.notices ?? [
    'The server did not send the sentences of your documents. Load the page again.',
  ];
  if (notices.length > 0) {
    const notice = element('p', { class: 'reason passage-notice', role: 'status' });
    notice.textContent = notices.join(' ');
    document.querySelector('main h1')?.after(notice);
  }
  for (const { dataset, parentElement } of rules) {
    const passage = read?.passages[dataset['rule'] ?? ''];
    const words = (parentElement?.closest('article') ?? document).querySelector('.words');
    if (passage !== undefined) words?.after(figureOf(passage));
  }
}

/**
 * Shows on the page of the documents each passage of a section, with the rules written from it below.
 * @param root the relative address of the root of the site
 */
export async function startDocument(root: string, { hasDocuments }: SiteState): Promise<void> {
  if (!hasDocuments) return;
  for (const link of document.querySelectorAll<HTMLElement>('[data-documents]')) link.hidden = false;
  for (const section of document.querySelectorAll<HTMLElement>('[data-passages]')) {
    const response = await fetch(`${root}passages/${section.dataset['passages']}`).catch(() => null);
    if (!response?.ok) return;
    const { all, notices } = (await response.json()) as Passages;
    const list = element('ol', { class: 'told', translate: 'no' });
    for (const [index, text] of all.entries()) {
      const [item, quote, rules] = [
        element('li', {}),
        element('blockquote', { class: 'passage' }),
        element('ul', { class: 'rule-list' }),
      ];
      quote.textContent = text;
      rules.append(...section.querySelectorAll(`[data-passage="${index + 1}"]`));
      item.append(quote, ...(rules.children.length > 0 ? [rules] : []));
      list.append(item);
    }
    const notice = element('p', { class: 'reason' });
    notice.textContent = notices.join(' ');
    section.append(...(all.length > 0 ? [list] : []), ...(notices.length > 0 ? [notice] : []));
    const heading = section.querySelector(':scope > ul');
    if (heading?.children.length === 0) heading.remove();
  }
}

function figureOf({ place, before, text, after }: Passage): HTMLElement {
  const figure = element('figure', { class: 'passage', translate: 'no' });
  const caption = element('figcaption', {});
  caption.textContent = `Your ${place.replace('Document', 'document')}`;
  const quote = element('blockquote', {});
  const sentence = element('strong', {});
  sentence.textContent = text;
  quote.append(
    ...(before === null ? [] : [`${before} `]),
    sentence,
    ...(after === null ? [] : [` ${after}`]),
  );
  figure.append(caption, quote);
  return figure;
}
