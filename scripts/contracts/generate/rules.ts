import { type Decision, readCatalogue, type Rule } from '../../test/trace/catalogue.ts';

/** The kinds of names whose rules the contracts tell. */
const kinds = /^(?:operation|page|field|error):/;

/**
 * Returns the text of contracts/api/rules.json: the rules and decisions about each name. Those about calls and embedded
 * pages are first, then those about the fewest things. An operation has only its rules about calls, if there are some:
 * the others are about the facts of its response, and each of those has names of its own.
 */
export function rulesOfContracts(): string {
  const { rules, decisions } = readCatalogue();
  const ordered = [...rules, ...decisions].toSorted(
    (one, other) => Number(isCall(other)) - Number(isCall(one)) || one.about.length - other.about.length,
  );
  const pairs = ordered.flatMap((one) =>
    one.about.filter((name) => kinds.test(name)).map((name) => ({ name, one })),
  );
  const lines = [...Map.groupBy(pairs, ({ name }) => name)].map(([name, all]) => {
    const calls = name.startsWith('operation:') ? all.filter(({ one }) => isCall(one)) : [];
    const ids = (calls.length > 0 ? calls : all).map(({ one }) => one.id);
    return `  ${JSON.stringify(name)}: ${JSON.stringify(ids)}`;
  });
  return `{\n${lines.toSorted().join(',\n')}\n}\n`;
}

const isCall = (one: Rule | Decision): boolean =>
  'kind' in one && (one.kind === 'call' || one.kind === 'embedded');
