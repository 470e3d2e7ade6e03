import type { Topic } from './bench.ts';
import { cellsOf, type Row } from './report.ts';

/** The machine of a measurement, without names of machine or user. */
export interface Machine {
  readonly processor: string;
  readonly cores: number;
  readonly memoryGb: number;
  readonly platform: string;
  readonly node: string;
  /** Load average of the last minute: before the first benchmark and after the last one. */
  readonly load: readonly [number, number];
}

/** The figures of one topic. */
export interface Section {
  readonly topic: Topic;
  /** Date and time of the measurement, as ISO 8601. */
  readonly measuredAt: string;
  readonly machine: Machine;
  /** Command that measures the topic again. */
  readonly command: string;
  readonly rows: readonly Row[];
  readonly leftOut: readonly { readonly bench: string; readonly reason: string }[];
}

/** The rows of the table _In short_: the benchmark, and the compared subject, which an absolute figure does not have. */
export const headlines: readonly (readonly [bench: string, against: string])[] = [
  ['GET dashboard', 'bare Fastify'],
  ['GET dashboard', 'json-server'],
  ['GET dashboard', 'Prism'],
  ['GET dashboard', 'Mockoon'],
  ['POST loan', 'bare Fastify'],
  ['new world, 10,000 present, SQLite', ''],
  ['pipeline page, 100,000 loans, SQLite', '100 loans'],
  ['pipeline page, 100,000 loans, PostgreSQL', '100 loans'],
  ['start to ready', 'bare Fastify with the same plugins'],
  ['address to persona page', 'empty pages, same redirects'],
  ['loaded for the persona page', ''],
  ['persona chosen to pipeline visible', 'empty pages, same redirects'],
];

/**
 * Returns the text of docs/measured.md with the new figures. Topics that were not measured again keep their text.
 * @param page the earlier text
 * @param topics all topics, in their order
 */
export function measuredPage(page: string, fresh: readonly Section[], topics: readonly Topic[]): string {
  const earlier = page.split(/^(?=## )/m).map((part) => part.trim());
  const parts = [...new Set(topics)].flatMap((topic) => {
    const section = fresh.find((one) => one.topic === topic);
    return section ? textOf(section) : (earlier.find((part) => part.startsWith(`## ${topic}\n`)) ?? []);
  });
  const rows = parts.flatMap((part) => part.split('\n'));
  const short = headlines.flatMap(
    ([bench, against]) =>
      rows.find((row) => {
        const [, name, , subject] = row.split('|').map((cell) => cell.trim());
        return name === bench && subject === against;
      }) ?? [],
  );
  return [preface, `## In short\n\n${[...heading, ...short].join('\n')}`, ...parts].join('\n\n') + '\n';
}

/** Returns the text of a topic: all figures with machine, date and command. */
function textOf({ topic, measuredAt, machine, command, rows, leftOut }: Section): string {
  const [before, after] = machine.load.map((load) => load.toFixed(1));
  const { node, cores, processor, memoryGb, platform } = machine;
  return [
    `## ${topic}`,
    '',
    `The topic \`${topic}\` was measured on ${measuredAt.slice(0, 10)} with Node ${node}, ${cores} cores (${processor}), ${memoryGb} GB, ${platform}; load average ${before} before and ${after} after. \`${command}\` measures it again.`,
    '',
    ...heading,
    ...cellsOf(rows).slice(1).map(lineOf),
    ...(leftOut.length === 0 ? [] : ['']),
    ...leftOut.map(({ bench, reason }) => `- left out: ${bench}: ${reason}`),
  ].join('\n');
}

const lineOf = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

const heading = cellsOf([]).flatMap((cells) => [lineOf(cells), `|${cells.map(() => '---').join('|')}|`]);

const preface = `# Measured

\`npm run bench -- --write\` writes this page; do not edit it. Each line compares Threshold ("ours") with one other
program in the same rounds of the same run. Figures are medians; nine values in ten are inside the brackets. The ratio
is the median of the ratios of single rounds, so it differs from the ratio of the two medians. On a busy machine ratios
and CPU times can be compared, single times cannot. [Benchmarks](guides/benchmarks.md) explains each topic and how to
read the figures. Aims that are missed or given up are marked.`;
