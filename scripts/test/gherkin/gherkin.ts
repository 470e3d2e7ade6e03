import { AstBuilder, compile, GherkinClassicTokenMatcher, Parser } from '@cucumber/gherkin';
import { levels } from '../../../features/support/users/level.ts';
import { idsIn } from '../../shared/ids.ts';
import { ruleColumn, tagsOfRows } from './rule-column.ts';
import type { Examples, Feature, Run, RuleBlock, Scenario, Step } from './feature.ts';

type Document = ReturnType<Parser<unknown>['parse']>;
type FeatureNode = NonNullable<Document['feature']>;
type RuleNode = NonNullable<FeatureNode['children'][number]['rule']>;
type ChildNode = RuleNode['children'][number];
type ScenarioNode = NonNullable<ChildNode['scenario']>;
type StepNode = ScenarioNode['steps'][number];
type ExamplesNode = ScenarioNode['examples'][number];

/**
 * Parses a feature file. Cucumber's own compiler creates the runs, so runs have the same names as in test results.
 * @throws {Error} with the file name if the text is not Gherkin or has no feature
 */
export function readFeature(file: string, text: string): Feature {
  const { feature, runs, rowTags } = parse(file, text);
  const anchors = new Set<string>();
  const scenarioOf = (node: ScenarioNode): Scenario => scenario(node, runs, anchors);
  const loose = feature.children.flatMap((child) => (child.scenario ? [scenarioOf(child.scenario)] : []));
  const rules = feature.children.flatMap(({ rule }) =>
    rule === undefined ? [] : [ruleBlock(rule, scenarioOf)],
  );
  const unnamed = { name: '', description: '', background: [], scenarios: loose, line: loose[0]?.line ?? 1 };
  return {
    file,
    area: file.split('/').at(-2) ?? '',
    name: feature.name,
    description: textOf(feature.description),
    background: backgroundOf(feature.children),
    blocks: loose.length === 0 ? rules : [unnamed, ...rules],
    tags: tagsOf(feature, rowTags),
  };
}

function parse(file: string, text: string) {
  let ids = 0;
  const newId = () => String((ids += 1));
  const document = new Parser(new AstBuilder(newId), new GherkinClassicTokenMatcher()).parse(text);
  if (document.feature === undefined) throw new Error(`${file} has no feature`);
  const runs = new Map<string, Run[]>();
  const rowTags = tagsOfRows(document);
  for (const { name, tags, steps, astNodeIds, location } of compile(document, file, newId)) {
    const ownTags = astNodeIds.flatMap((node) => rowTags.get(node) ?? []);
    const labels = [...tags, ...ownTags].map((tag) => tag.name);
    const run = {
      name,
      levels: labels.flatMap((label) => levels.filter((level) => label === `@${level}`)),
      rules: idsIn(labels.join(' ')),
      steps: steps.map((step) => step.text),
      tables: steps.map(
        ({ argument }) =>
          argument?.dataTable?.rows.map(({ cells }) => cells.map(({ value }) => value)) ?? null,
      ),
      line: location?.line ?? 1,
    };
    for (const node of astNodeIds) runs.set(node, [...(runs.get(node) ?? []), run]);
  }
  return { feature: document.feature, runs, rowTags };
}

function ruleBlock(rule: RuleNode, scenarioOf: (node: ScenarioNode) => Scenario): RuleBlock {
  return {
    name: rule.name,
    description: textOf(rule.description),
    background: backgroundOf(rule.children),
    scenarios: rule.children.flatMap((child) => (child.scenario ? [scenarioOf(child.scenario)] : [])),
    line: beginOf(rule),
  };
}

function scenario(node: ScenarioNode, runs: ReadonlyMap<string, Run[]>, anchors: Set<string>): Scenario {
  return {
    anchor: anchorOf(node.name, anchors),
    name: node.name,
    description: textOf(node.description),
    steps: node.steps.map(stepOf),
    examples: node.examples.map((examples) => examplesOf(examples, runs)),
    runs: runs.get(node.id) ?? [],
    line: beginOf(node),
  };
}

/** Returns the tags of a feature and of its Rules, scenarios, examples and rows. */
function tagsOf(feature: FeatureNode, rowTags: ReturnType<typeof tagsOfRows>): Feature['tags'] {
  const rules = feature.children.flatMap(({ rule }) => rule ?? []);
  const scenarios = [feature, ...rules].flatMap(({ children }) =>
    children.flatMap(({ scenario: node }) => (node === undefined ? [] : [node, ...node.examples])),
  );
  const nodes = [feature, ...rules, ...scenarios];
  const rows = scenarios.flatMap((node) => ('tableBody' in node ? node.tableBody : []));
  return [
    ...nodes.flatMap(({ tags }) => tags.map(({ name, location }) => ({ name, line: location.line }))),
    ...rows.flatMap(({ id, location: { line } }) =>
      (rowTags.get(id) ?? []).map(({ name }) => ({ name, line })),
    ),
  ].map(({ name, line }) => ({ name: name.slice(1), line }));
}

const beginOf = ({ tags, location }: Pick<RuleNode, 'tags' | 'location'>): number =>
  tags[0]?.location.line ?? location.line;

function examplesOf(node: ExamplesNode, runs: ReadonlyMap<string, Run[]>): Examples {
  const header = node.tableHeader?.cells.map((cell) => cell.value) ?? [];
  const isData = (_: unknown, column: number) => header[column] !== ruleColumn;
  return {
    name: node.name,
    header: header.filter(isData),
    rows: node.tableBody.map(({ id, cells }) => ({
      cells: cells.map(({ value }) => value).filter(isData),
      rules: idsIn(cells[header.indexOf(ruleColumn)]?.value ?? ''),
      runs: runs.get(id) ?? [],
    })),
  };
}

function backgroundOf(children: readonly Pick<ChildNode, 'background'>[]): Step[] {
  return children.flatMap(({ background }) => background?.steps.map(stepOf) ?? []);
}

function stepOf(node: StepNode): Step {
  return {
    keyword: node.keyword.trim(),
    text: node.text,
    table: node.dataTable?.rows.map((row) => row.cells.map((cell) => cell.value)) ?? [],
    block: node.docString?.content ?? null,
  };
}

function anchorOf(name: string, taken: Set<string>): string {
  const words = name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
  const wanted = words === '' ? 'scenario' : words;
  let anchor = wanted;
  for (let number = 2; taken.has(anchor); number += 1) anchor = `${wanted}-${number}`;
  taken.add(anchor);
  return anchor;
}

function textOf(description: string | undefined): string {
  return (description ?? '')
    .split('\n')
    .map((line) => line.trim())
    .join('\n')
    .trim();
}
