import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../shared/source-files.ts';

/** Returns a made-up document with the sections of a real one, for tests. It has no word of the real one. */
export function madeUp(letter: 'S' | 'L'): string {
  const rows = readFileSync(join(root, 'features', 'rules', 'sentences.tsv'), 'utf8')
    .trim()
    .split('\n')
    .slice(1);
  const parts = rows
    .map((row) => row.split('\t'))
    .filter(([section = '']) => section.startsWith(letter))
    .map(([section = '', count]) => {
      const sentences = Array.from({ length: Number(count) }, (_, at) => `Sentence ${at + 1} of ${section}.`);
      return section.endsWith('introduction')
        ? `# A made-up document\n\n${sentences.join(' ')}`
        : `## ${section.slice(2)} Heading of ${section}\n\n${sentences.join(' ')}`;
    });
  return `${parts.join('\n\n')}\n`;
}
