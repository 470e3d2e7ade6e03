/** A document by the numbers of its sections, such as `4.1`; `introduction` is what comes before the first heading. */
export type Sections = ReadonlyMap<string, readonly string[]>;

/**
 * Returns the sentences of each section of a document in Markdown or plain text. As in `features/rules/places.tsv`, a
 * list entry and a table row count as one sentence each. Headings with a number begin a section: `### 4.1 Session`.
 */
export function sectionsOf(text: string): Sections {
  const sections = new Map<string, string[]>();
  let lines: string[] = [];
  const begin = (number: string) => {
    lines = [];
    sections.set(number, lines);
  };
  begin('introduction');
  for (const line of text.split(/\r?\n/)) {
    const [, number] = /^#{2,}\s+(\d+(?:\.\d+)*)\.?\s/.exec(line) ?? [];
    if (number !== undefined) begin(number);
    else if (!line.startsWith('#')) lines.push(line.trim());
  }
  return new Map([...sections].map(([number, of]) => [number, sentencesIn(of)]));
}

function sentencesIn(lines: readonly string[]): string[] {
  const sentences: string[] = [];
  let paragraph: string[] = [];
  const endParagraph = () => {
    sentences.push(...sentencesOf(paragraph.join(' ')));
    paragraph = [];
  };
  for (const line of lines) {
    const [, entry] = /^(?:[-*]|\d+\.)\s+(.*)$/.exec(line) ?? [];
    if (line !== '' && !line.startsWith('|') && entry === undefined) {
      paragraph.push(line);
      continue;
    }
    endParagraph();
    // The line below the heads of a table takes them back.
    if (/^\|[\s:|-]+\|$/.test(line)) sentences.pop();
    else if (line !== '') sentences.push(entry ?? line);
  }
  endParagraph();
  return sentences;
}

/** A colon ends a sentence, too, if a capital follows. */
const sentencesOf = (paragraph: string): string[] =>
  paragraph.split(/(?<=[.!?:]['")]?)\s+(?=[A-Z'"*`])/).filter((sentence) => sentence !== '');
