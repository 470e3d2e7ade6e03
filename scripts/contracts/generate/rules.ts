import { readCatalogue } from '../../test/trace/catalogue.ts';

/** The kinds of names whose rules the contracts tell. */
const kinds = /^(?:operation|page|field|error):/;

/**
 * Returns the text of contracts/api/rules.json: the rules and decisions about each name. Those about calls and embedded
 * pages are first, then those about the fewest things. An operation has only its rules about calls, if there are some:
 * the others are about the facts of its response, and each of those has names of its own.
 */
export function rulesOfContracts(): string {
  const { rules, decisions } = readCatalogue();
  const pairs = [...rules, ...decisions]
    .toSorted((one, other) => one.about.length - other.about.length)
    .map((one) => ({ ...one, isCall: 'kind' in one && (one.kind === 'call' || one.kind === 'embedded') }))
    .toSorted((one, other) => Number(other.isCall) - Number(one.isCall))
    .flatMap(({ about, ...one }) =>
      about.filter((name) => kinds.test(name)).map((name) => ({ ...one, name })),
    );
  const lines = [...Map.groupBy(pairs, ({ name }) => name)]
    .map(([name, all]) => {
      const calls = name.startsWith('operation:') ? all.filter(({ isCall }) => isCall) : [];
      const ids = (calls.length > 0 ? calls : all).map(({ id }) => id);
      return `  ${JSON.stringify(name)}: ${JSON.stringify(ids)}`;
    })
    .toSorted();
  return `{\n${lines.join(',\n')}\n}\n`;
}
