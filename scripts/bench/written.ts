import type { Topic } from './bench.ts';
import { headlines } from './headlines.ts';
import { cellsOf, type Row } from './report.ts';

/** What the figures depend on. No name of the machine or its user. */
export interface Machine {
  readonly processor: string;
  readonly cores: number;
  readonly memoryGb: number;
  readonly platform: string;
  readonly node: string;
  /** Processes that wanted to run, on the average of the last minute: before the first bench and after the last. */
  readonly load: readonly [number, number];
}

/** What one topic showed when it was last measured to be written down. */
export interface Section {
  readonly topic: Topic;
  /** ISO date and time. */
  readonly measuredAt: string;
  readonly machine: Machine;
  /** What measures it again. */
  readonly command: string;
  readonly rows: readonly Row[];
  readonly leftOut: readonly { readonly bench: string; readonly reason: string }[];
}

/** The sections with some of them measured anew, in the order of `topics`. */
export function renewed(
  old: readonly Section[],
  fresh: readonly Section[],
  topics: readonly Topic[],
): Section[] {
  return [...new Set(topics)].flatMap((topic) => {
    const isIt = (section: Section): boolean => section.topic === topic;
    return fresh.find(isIt) ?? old.find(isIt) ?? [];
  });
}

/** docs/measured.md: every figure with what it depends on and the command that measures it. */
export function measuredPage(sections: readonly Section[]): string {
  const parts = sections.map(({ topic, measuredAt, machine, command, rows, leftOut }) =>
    [
      `## ${topic}`,
      '',
      `${measuredAt.slice(0, 10)}, ${machineInWords(machine)}. \`${command}\` measures it again.`,
      '',
      table(cellsOf(rows)),
      ...(leftOut.length === 0
        ? []
        : ['', ...leftOut.map(({ bench, reason }) => `- left out: ${bench}: ${reason}`)]),
    ].join('\n'),
  );
  return [preface, '## In short', headlineTable(sections), ...parts].join('\n\n') + '\n';
}

/** What matters most, without the spread. */
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
  const note = `Measured ${dates.join(', ')}: ${machines.join('; ')}; load average ${Math.min(...loads).toFixed(0)} to ${Math.max(...loads).toFixed(0)}.`;
  return `${table([['', 'ours', 'beside it', 'ratio', 'aim', ''], ...lines])}\n\n${note}`;
}

/**
 * Replaces what stands between `<!-- name -->` and `<!-- /name -->`.
 *
 * @throws {RangeError} when the text has no such place
 */
export function placed(text: string, name: string, content: string): string {
  const [open, close] = [`<!-- ${name} -->`, `<!-- /${name} -->`];
  const [start, stop] = [text.indexOf(open), text.indexOf(close)];
  if (start < 0 || stop < start) throw new RangeError(`There is no ${open} … ${close}`);
  return `${text.slice(0, start + open.length)}\n${content}\n${text.slice(stop)}`;
}

const preface = `# Measured

Written by \`npm run bench -- --write\`; do not edit. Each line is ours next to one other of the same run and round. Figures are
medians, in brackets what nine values in ten lie between. The ratio is the median of the ratios of single rounds, so it differs
from the ratio of the two medians. On a busy machine ratios and CPU times hold, single times do not. What is measured and how to read
it: [benchmarks](guides/benchmarks.md). Aims that are missed are marked as such.`;

function machineInWords(machine: Machine): string {
  const [before, after] = machine.load.map((load) => load.toFixed(1));
  return `${hardware(machine)}; load average ${before} before, ${after} after`;
}

const hardware = ({ node, cores, processor, memoryGb, platform }: Machine): string =>
  `Node ${node}, ${cores} cores (${processor}), ${memoryGb} GB, ${platform}`;

function table([heading = [], ...rows]: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  return [line(heading), `|${heading.map(() => '---').join('|')}|`, ...rows.map(line)].join('\n');
}

/** A spread stands in brackets; so does the value that an aim was held against, which stays. */
const withoutSpread = (cell: string): string => cell.replace(/ \(\S+ to \S+\)$/, '');
