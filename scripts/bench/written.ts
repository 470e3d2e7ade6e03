import type { Topic } from './bench.ts';
import { headlines } from './headlines.ts';
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

/** The stored figures of one topic. */
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

/** Replaces the sections of newly measured topics. Returns all sections in the order of `topics`. */
export function withFreshSections(
  old: readonly Section[],
  fresh: readonly Section[],
  topics: readonly Topic[],
): Section[] {
  return [...new Set(topics)].flatMap((topic) => {
    const isIt = (section: Section): boolean => section.topic === topic;
    return fresh.find(isIt) ?? old.find(isIt) ?? [];
  });
}

/** Returns the text of docs/measured.md: all figures with machine, date and command. */
export function measuredPage(sections: readonly Section[]): string {
  const parts = sections.map(({ topic, measuredAt, machine, command, rows, leftOut }) =>
    [
      `## ${topic}`,
      '',
      `The topic \`${topic}\` was measured on ${measuredAt.slice(0, 10)} with ${machineInWords(machine)}. \`${command}\` measures it again.`,
      '',
      table(cellsOf(rows)),
      ...(leftOut.length === 0
        ? []
        : ['', ...leftOut.map(({ bench, reason }) => `- left out: ${bench}: ${reason}`)]),
    ].join('\n'),
  );
  return [preface, '## In short', headlineTable(sections), ...parts].join('\n\n') + '\n';
}

/** Returns the table of the most important figures, without their ranges. */
export function headlineTable(sections: readonly Section[]): string {
  const all = sections.flatMap(({ rows }) => rows);
  const lines = headlines.flatMap(({ bench, against, words }) => {
    const row = all.find((one) => one.bench === bench && (one.floor?.name ?? null) === against);
    const cells = row ? cellsOf([row])[1] : undefined;
    if (!cells) return [];
    const [, ours, name, theirs, ratio, aim, verdict] = cells.map(withoutSpread);
    const beside = name ? `${name}: ${theirs}` : '';
    return [[words, ours ?? '', beside, ratio ?? '', aim ?? '', verdict ?? '']];
  });
  const dates = [...new Set(sections.map(({ measuredAt }) => measuredAt.slice(0, 10)))].toSorted();
  const machines = [...new Set(sections.map(({ machine }) => hardware(machine)))];
  const loads = sections.flatMap(({ machine }) => machine.load);
  const note = `Measured on ${dates.join(', ')} with ${machines.join('; ')}; load average ${Math.min(...loads).toFixed(0)} to ${Math.max(...loads).toFixed(0)}.`;
  return `${table([['', 'ours', 'compared with', 'ratio', 'aim', ''], ...lines])}\n\n${note}`;
}

/**
 * Replaces the text between `<!-- name -->` and `<!-- /name -->`.
 *
 * @throws {RangeError} if the text has no such markers
 */
export function placed(text: string, name: string, content: string): string {
  const [open, close] = [`<!-- ${name} -->`, `<!-- /${name} -->`];
  const [start, stop] = [text.indexOf(open), text.indexOf(close)];
  if (start < 0 || stop < start) throw new RangeError(`There is no ${open} … ${close}`);
  return `${text.slice(0, start + open.length)}\n${content}\n${text.slice(stop)}`;
}

const preface = `# Measured

\`npm run bench -- --write\` writes this page; do not edit it. Each line compares Threshold ("ours") with one other
program in the same rounds of the same run. Figures are medians; nine values in ten are inside the brackets. The ratio
is the median of the ratios of single rounds, so it differs from the ratio of the two medians. On a busy machine ratios
and CPU times can be compared, single times cannot. [Benchmarks](guides/benchmarks.md) explains each topic and how to
read the figures. Aims that are missed or given up are marked.`;

function machineInWords(machine: Machine): string {
  const [before, after] = machine.load.map((load) => load.toFixed(1));
  return `${hardware(machine)}; load average ${before} before and ${after} after`;
}

const hardware = ({ node, cores, processor, memoryGb, platform }: Machine): string =>
  `Node ${node}, ${cores} cores (${processor}), ${memoryGb} GB, ${platform}`;

function table([heading = [], ...rows]: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  return [line(heading), `|${heading.map(() => '---').join('|')}|`, ...rows.map(line)].join('\n');
}

/** Removes the range at the end of a table cell, such as `(1 to 2)`. A single value in brackets stays. */
const withoutSpread = (cell: string): string => cell.replace(/ \(\S+ to \S+\)$/, '');
