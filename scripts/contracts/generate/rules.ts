import { readCatalogue } from '../../test/trace/catalogue.ts';

/** The kinds of names whose rules the contracts tell. */
const kinds = /^(?:operation|page|field|error):/;

/**
 * Returns the text of contracts/api/rules.json: the rules and decisions about each name. Those about calls and embedded
 * pages are first, then those about the fewest things.
 */
export function rulesOfContracts(): string {
  const { rules, decisions } = readCatalogue();
  const isCall = (one: object) => 'kind' in one && (one.kind === 'call' || one.kind === 'embedded');
  const pairs = [...rules, ...decisions]
    .toSorted((one, other) => one.about.length - other.about.length)
    .toSorted((one, other) => Number(isCall(other)) - Number(isCall(one)))
    .flatMap(({ id, about }) => about.filter((name) => kinds.test(name)).map((name) => ({ id, name })));
  const lines = [...Map.groupBy(pairs, ({ name }) => name)]
    .map(([name, all]) => `  ${JSON.stringify(name)}: ${JSON.stringify(all.map(({ id }) => id))}`)
    .toSorted();
  return `{\n${lines.join(',\n')}\n}\n`;
}
