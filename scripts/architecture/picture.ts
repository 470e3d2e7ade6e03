import { boxes } from './boxes.ts';
import { boxOf } from './directions.ts';
import { isTestCode } from './files.ts';
import type { LocatedImport } from './imports.ts';

/**
 * Returns the boxes of web and mock-server as a Mermaid flowchart, with an arrow from each box to the boxes it imports.
 * An arrow is left out if other arrows lead to the same box: with A to B and B to C, A to C is left out.
 */
export function pictureOf(imports: readonly LocatedImport[]): string {
  const imported = new Map<string, Set<string>>();
  for (const { path, target } of imports) {
    const [from, to] = [boxOf(path), target === null ? null : boxOf(target)];
    if (from === null || to === null || from === to || to === 'contracts' || isTestCode(path)) continue;
    imported.set(from, (imported.get(from) ?? new Set()).add(to));
  }
  const lines = ['web', 'mock-server'].flatMap((name) => {
    const own = Object.keys(boxes).filter((box) => box.startsWith(`${name}/`) && isDrawn(box, imported));
    const arrows = own.flatMap((from) =>
      directOf(from, imported).map((to) => `    ${idOf(from)} --> ${idOf(to)}`),
    );
    return [
      `  subgraph ${name}`,
      ...own.map((box) => `    ${idOf(box)}["${labelOf(box, name)}"]`),
      ...arrows,
      '  end',
      `  ${name} --> contracts`,
    ];
  });
  return ['```mermaid', 'flowchart TD', ...lines, '```'].join('\n');
}

type Graph = ReadonlyMap<string, ReadonlySet<string>>;

/** Returns true for a box with an arrow. A box that contains only tests has no arrow and is not drawn. */
const isDrawn = (box: string, graph: Graph): boolean =>
  graph.has(box) || [...graph.values()].some((targets) => targets.has(box));

/** Returns the boxes that a box imports. A box that another imported box reaches is left out. */
function directOf(box: string, graph: Graph): string[] {
  const targets = [...(graph.get(box) ?? [])].toSorted();
  return targets.filter((to) => !targets.some((other) => other !== to && reaches(other, to, graph)));
}

/** Returns true if a path of imports leads from one box to the other. The search ends: the boxes have no cycle. */
const reaches = (from: string, to: string, graph: Graph): boolean =>
  [...(graph.get(from) ?? [])].some((next) => next === to || reaches(next, to, graph));

const idOf = (box: string): string => box.replaceAll(/\W+/g, '_');

const labelOf = (box: string, name: string): string =>
  box === `${name}/` ? 'app.ts, server.ts' : box.slice(name.length + 1).replace(/\/$/, '');
