/** Packs ids to one short line: `S-4.1-01`, `S-4.1-02`, `S-4.1-04` become `S-4.1:01-02,04`. */
export function packIds(ids: readonly string[]): string {
  const sections = Map.groupBy(ids, (id) => id.slice(0, id.lastIndexOf('-')));
  return [...sections]
    .map(([section, own]) => `${section}:${rangesOf(own.map((id) => Number(id.slice(section.length + 1))))}`)
    .join(' ');
}

/** Returns the ids of a packed line. */
export function unpackIds(packed: string): string[] {
  return packed.split(' ').flatMap((part) => {
    const [section, ranges = ''] = part.split(':');
    return ranges.split(',').flatMap((range) => {
      const [from = '', to = from] = range.split('-');
      const count = from === '' ? 0 : Number(to) - Number(from) + 1;
      return Array.from({ length: count }, (_, index) => `${section}-${digits(Number(from) + index)}`);
    });
  });
}

function rangesOf(numbers: readonly number[]): string {
  const ranges: [from: number, to: number][] = [];
  for (const number of numbers) {
    const last = ranges.at(-1);
    if (last?.[1] === number - 1) last[1] = number;
    else ranges.push([number, number]);
  }
  return ranges.map(([from, to]) => (from === to ? digits(from) : `${digits(from)}-${digits(to)}`)).join(',');
}

function digits(number: number): string {
  return String(number).padStart(2, '0');
}
