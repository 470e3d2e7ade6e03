import { parseSync } from 'vite';

/** A mistake that a developer could make: a text that another one replaces. */
export interface Mistake {
  readonly file: string;
  readonly line: number;
  readonly operator: (typeof operators)[number];
  readonly start: number;
  readonly end: number;
  readonly after: string;
  /** The statement, or the result of an arrow function, that runs the code. */
  readonly part: Part;
}

interface Part {
  readonly start: number;
  readonly end: number;
  readonly isStatement: boolean;
  /** True for code outside functions, which runs when its module is loaded. */
  readonly isTopLevel: boolean;
}

export const operators = [
  'guard dropped',
  'condition turned',
  'off by one',
  'clean-up dropped',
  'listener not registered',
  'second press',
  'wrong key',
  'swapped arguments',
  'wrong word',
  'When left out',
] as const;

/** A node of the syntax tree, with the members that the operators read. */
interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly name?: Node | string;
  readonly value?: unknown;
  readonly operator?: string;
  readonly left?: Node;
  readonly right?: Node;
  readonly consequent?: Node;
  readonly alternate?: Node | null;
  readonly argument?: Node | null;
  readonly arguments?: readonly Node[];
  readonly callee?: Node;
  readonly object?: Node;
  readonly computed?: boolean;
  readonly property?: Node;
  readonly expression?: Node | boolean;
  readonly body?: Node | readonly Node[];
}

const cleanUp = /^(?:remove|clear|un[a-z]|close|abort|release|stop|disconnect|delete|destroy)/;
const listener = /^(?:addEventListener|addListener|on|once|subscribe|listen|observe)$/;
const signs: Readonly<Record<string, string>> = {
  '===': '!==',
  '!==': '===',
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
};

/** Returns all mistakes that the operators make in a file. @throws {Error} if the file cannot be parsed */
export function mistakesIn(file: string, text: string): Mistake[] {
  const mistakes: Mistake[] = [];
  const add = (
    operator: Mistake['operator'],
    { start, end }: Pick<Node, 'start' | 'end'>,
    after: string,
    part: Part,
  ) =>
    mistakes.push({ file, line: text.slice(0, start).split('\n').length, operator, start, end, after, part });
  if (file.endsWith('.feature')) {
    for (const { 0: when, index } of text.matchAll(whens)) {
      const place = { start: index, end: index + when.length };
      add('When left out', place, when.replaceAll(/[^\n]/g, ''), {
        ...place,
        isStatement: true,
        isTopLevel: true,
      });
    }
    return mistakes;
  }
  const { program, errors } = parseSync(file, text);
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`);
  const members = Map.groupBy(text.matchAll(/(\w+)\??\.([a-z]\w*)/g), ([, owner]) => owner);
  const membersOf = (owner: string) => [...new Set(members.get(owner)?.map(([, , member = '']) => member))];
  visit(
    program as unknown as Node,
    { start: 0, end: 0, isStatement: true, isTopLevel: true },
    (node, part) => {
      for (const [operator, place, after] of changesOf(node, text, membersOf))
        add(operator, place, after, part);
    },
  );
  return mistakes;
}

/** Matches the When of a scenario with its And. */
const whens = /^ *When .*\n(?:(?! *(?:Given|Then|Scenario|Rule|Examples|@)\b).*\n)*/gm;

type Change = readonly [operator: Mistake['operator'], place: Pick<Node, 'start' | 'end'>, after: string];

function* changesOf(
  node: Node,
  text: string,
  membersOf: (owner: string) => readonly string[],
): Generator<Change> {
  const { type, start, end, left, right, operator = '', value } = node;
  const [one, other] = node.arguments ?? [];
  const called = calledIn(node);
  const source = text.slice(start, end);
  if (type === 'LogicalExpression' && right && operator !== '??')
    yield ['guard dropped', { start, end: right.start }, ''];
  if (
    type === 'IfStatement' &&
    !node.alternate &&
    /^(?:Return|Throw|Continue)/.test(lastOf(node.consequent)?.type ?? '')
  )
    yield ['guard dropped', node, ';'];
  if (type === 'BinaryExpression' && left && right && signs[operator]) {
    const place = { start: left.end, end: right.start };
    const kind = operator.endsWith('==') ? 'condition turned' : 'off by one';
    yield [kind, place, text.slice(left.end, right.start).replace(operator, signs[operator])];
  }
  if (type === 'Literal' && typeof value === 'number') yield ['off by one', node, String(value + 1)];
  if (type === 'ExpressionStatement' && cleanUp.test(called)) yield ['clean-up dropped', node, ';'];
  if (type === 'CallExpression' && called === 'useEffect') {
    const last = lastOf(one?.body as Node | undefined);
    if (last?.type === 'ReturnStatement' && last.argument)
      yield ['clean-up dropped', last, 'return undefined;'];
  }
  if (type === 'ExpressionStatement' && listener.test(called)) yield ['listener not registered', node, ';'];
  if (type === 'JSXAttribute' && /^on[A-Z]/.test(source)) yield ['listener not registered', node, ''];
  if (type === 'JSXAttribute' && /^(?:disabled|loading|readOnly)/.test(source))
    yield ['second press', node, ''];
  if (type === 'MemberExpression' && node.property && !node.computed)
    for (const member of membersOf(nameOf(node.object)))
      if (member !== node.property.name) yield ['wrong key', node.property, member];
  if (type === 'CallExpression' && one && other) {
    const [first, second] = [one, other].map((part) => text.slice(part.start, part.end));
    const swapped = `${second}${text.slice(one.end, other.start)}${first}`;
    if (first !== second) yield ['swapped arguments', { start: one.start, end: other.end }, swapped];
  }
  if (/^(?:JSXText|TemplateElement)$/.test(type) || typeof value === 'string') {
    const [, before, behind] = /^(.*[A-Za-z]{2}) [A-Za-z]{2,}(\W*)$/s.exec(source) ?? [];
    if (before !== undefined) yield ['wrong word', node, `${before}${behind}`];
  }
}

/** Visits the nodes that exist at run time, each with the part that runs it. */
function visit(node: Node, part: Part, look: (node: Node, part: Part) => void): void {
  if (/^(?:TS(?!As|Satisfies|NonNull)|Import)/.test(node.type)) return;
  look(node, part);
  const isTopLevel = part.isTopLevel && !/Function/.test(node.type);
  for (const [member, value] of Object.entries(node)) {
    const isBody = member === 'body' && node.type !== 'ClassBody';
    const isStatement = Array.isArray(value) && (isBody || node.type === 'SwitchCase');
    const isOwn = isStatement || (isBody && node.expression === true);
    for (const child of [value].flat() as unknown[]) {
      if (!isNode(child)) continue;
      const { start, end } = child;
      visit(child, { ...(isOwn ? { start, end, isStatement } : part), isTopLevel }, look);
    }
  }
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value;

/** Returns the name of the function or method that a call or a statement calls; blank for other nodes. */
function calledIn(node: Node): string {
  const call = typeof node.expression === 'object' ? node.expression : node;
  return nameOf(call.callee?.property ?? call.callee);
}

const nameOf = (node: Node | undefined): string => (typeof node?.name === 'string' ? node.name : '');

/** Returns the last statement of a block, or the statement itself. */
const lastOf = (node: Node | undefined): Node | undefined =>
  node?.type === 'BlockStatement' ? (node.body as readonly Node[]).at(-1) : node;
