import type { Passage, SectionOfDocument } from '../../../mock-server/tools/specification/passages.ts';
import { element } from './search-box.ts';

/**
 * Shows, below each rule of the page, what the owner's own document says there.
 * @param root the relative address of the root of the site
 */
export async function showPassages(root: string): Promise<void> {
  const rules = [...document.querySelectorAll<HTMLElement>('.words[data-rule]')];
  const section = rules[0]?.dataset['rule']?.replace(/-\d+$/, '');
  if (section === undefined || section.startsWith('T-')) return;
  const told = await passagesOf(`${root}passages/${section}`);
  if (told.notice !== null) rules[0]?.before(noticeOf(told.notice));
  for (const rule of rules) {
    const passage = told.passages[rule.dataset['rule'] ?? ''];
    if (passage) rule.after(figureOf(passage, told.file));
  }
}

async function passagesOf(address: string): Promise<SectionOfDocument> {
  try {
    const response = await fetch(address);
    if (response.ok) return (await response.json()) as SectionOfDocument;
    const { detail } = (await response.json()) as { readonly detail: string };
    return { file: '', notice: detail, passages: {} };
  } catch {
    return { file: '', notice: "The server that reads your documents doesn't respond.", passages: {} };
  }
}

function noticeOf(words: string): HTMLElement {
  const notice = element('p', { class: 'passage-notice', role: 'status' });
  notice.textContent = words;
  return notice;
}

/** The texts are set as text, so that nothing in a document can become a part of the page. */
function figureOf({ before, sentence, after }: Passage, file: string): HTMLElement {
  const figure = element('figure', { class: 'passage' });
  const quote = element('blockquote', {});
  const said = element('strong', {});
  said.textContent = sentence;
  quote.append(before === null ? '' : `${before} `, said, after === null ? '' : ` ${after}`);
  const caption = element('figcaption', {});
  caption.textContent = file;
  figure.append(quote, caption);
  return figure;
}
