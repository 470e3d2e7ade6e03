import type { GherkinDocument, PickleTag } from '@cucumber/messages';
import type { Plugin } from '@cucumber/cucumber/api';

/** The column of Examples whose cells have the ids of the rules that a row shows. Steps do not use it. */
export const ruleColumn = 'rule';

/**
 * Returns the tags of each row of Examples with a column of rules, by the id of the row's node: a tag for each word of
 * the cell. Whoever reads the tags of a scenario reads these, too.
 */
export function tagsOfRows({ feature }: Pick<GherkinDocument, 'feature'>): Map<string, PickleTag[]> {
  const children = feature?.children.flatMap((child) => [child, ...(child.rule?.children ?? [])]) ?? [];
  const rows = children.flatMap(({ scenario }) =>
    (scenario?.examples ?? []).flatMap(({ tableHeader, tableBody }) => {
      const column = tableHeader?.cells.findIndex(({ value }) => value === ruleColumn) ?? -1;
      return tableBody.map(({ id, cells }) => {
        const ids = cells[column]?.value.split(/\s+/).filter(Boolean) ?? [];
        return [id, ids.map((rule) => ({ name: `@${rule}`, astNodeId: id }))] as const;
      });
    }),
  );
  return new Map(rows);
}

/**
 * Plugin of Cucumber that adds the tags of rows to their scenarios before the filter by tags runs, so that `--tags` and
 * reports know them. Cucumber gives plugins the scenarios themselves, and no other place to add a tag.
 */
const plugin: Plugin = {
  type: 'plugin',
  coordinator: ({ on }) => {
    const tags = new Map<string, PickleTag[]>();
    on('message', ({ gherkinDocument, pickle }) => {
      if (gherkinDocument) for (const [row, own] of tagsOfRows(gherkinDocument)) tags.set(row, own);
      if (!pickle) return;
      const own = pickle.astNodeIds.flatMap((node) => tags.get(node) ?? []);
      if (own.length > 0) Object.assign(pickle, { tags: [...pickle.tags, ...own] });
    });
  },
};
export default plugin;
