import type { CellResult } from './matrix.ts';

/** Formats the chaos matrix as text: a row for each journey and request, a column for each fault, then the findings. */
export function tableOf(results: readonly CellResult[], faultNames: readonly string[]): string {
  const rows = new Map<string, CellResult[]>();
  for (const result of results) {
    const name = rowName(result);
    rows.set(name, [...(rows.get(name) ?? []), result]);
  }
  const width = Math.max(...[...rows.keys()].map(({ length }) => length), 4);
  const head = [' '.repeat(width), ...faultNames.map(wide)].join('  ').trimEnd();
  const body = [...rows].map(([name, cells]) => {
    const marks = faultNames.map((fault) => {
      const cell = cells.find((one) => one.fault === fault);
      const mark = cell === undefined ? '-' : cell.findings.length === 0 ? 'holds' : 'BROKEN';
      return mark.padEnd(wide(fault).length);
    });
    return [name.padEnd(width), ...marks].join('  ').trimEnd();
  });
  return [head, ...body, '', ...brokenLines(results)].join('\n');
}

function brokenLines(results: readonly CellResult[]): string[] {
  const broken = results.filter(({ findings }) => findings.length > 0);
  return broken.map((cell) => `${rowName(cell)}, ${cell.fault}: ${cell.findings.join('; ')}`);
}

/** Pads the name of a fault, the heading of a column, to the width of the longest cell text. */
const wide = (fault: string) => fault.padEnd('BROKEN'.length);

const rowName = ({ journey, call, nth }: CellResult) =>
  `${journey.name} / ${call}${nth > 1 ? ` (${nth})` : ''}`;
