/** One row of the table _In short_ in docs/measured.md. */
interface Headline {
  /** Name of the benchmark. */
  readonly bench: string;
  /** The subject of the comparison; null for an absolute figure. */
  readonly against: string | null;
  readonly words: string;
}

/** The rows of the table _In short_ in docs/measured.md. */
export const headlines: readonly Headline[] = [
  { bench: 'GET dashboard', against: 'bare Fastify', words: 'GET dashboard' },
  { bench: 'GET dashboard', against: 'json-server', words: 'GET dashboard' },
  { bench: 'GET dashboard', against: 'Prism', words: 'GET dashboard' },
  { bench: 'GET dashboard', against: 'Mockoon', words: 'GET dashboard' },
  { bench: 'POST loan', against: 'bare Fastify', words: 'POST loan' },
  { bench: 'new world, 10,000 present, SQLite', against: null, words: 'a new world beside 10,000 others' },
  {
    bench: 'pipeline page, 100,000 loans, SQLite',
    against: '100 loans',
    words: 'pipeline of 100,000 loans, SQLite',
  },
  {
    bench: 'pipeline page, 100,000 loans, PostgreSQL',
    against: '100 loans',
    words: 'pipeline of 100,000 loans, PostgreSQL',
  },
  { bench: 'start to ready', against: 'bare Fastify with the same plugins', words: 'start to `ready`' },
  {
    bench: 'address to persona page',
    against: 'empty pages, same redirects',
    words: 'empty browser to persona page',
  },
  { bench: 'loaded for the persona page', against: null, words: 'loaded for the persona page' },
  {
    bench: 'persona chosen to pipeline visible',
    against: 'empty pages, same redirects',
    words: 'persona chosen to pipeline',
  },
];
