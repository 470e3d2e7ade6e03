import assert from 'node:assert/strict';
import { test } from 'node:test';
import { mistakesIn, operators } from './operators.ts';

const code = `import { use } from 'x';
type Props = { kind: 'two words' };
export function Form({ isBusy, send, list }: Props) {
  useEffect(() => {
    window.addEventListener('focus', send);
    return () => window.removeEventListener('focus', send);
  });
  if (isBusy) return null;
  const name = list.first === 1 ? list.last : use(send, isBusy);
  return <button disabled={isBusy} onClick={send}>Save the loan</button>;
}`;

/** Returns the mistakes of an operator, as the text that is replaced and its replacement. */
const changes = (operator: string, text = code, file = 'a.tsx') =>
  mistakesIn(file, text)
    .filter((one) => one.operator === operator)
    .map(({ start, end, after }) => [text.slice(start, end), after]);

test('each operator finds its places, and none in types and imports', () => {
  assert.deepEqual(changes('guard dropped'), [['if (isBusy) return null;', ';']]);
  assert.deepEqual(changes('condition turned'), [[' === ', ' !== ']]);
  assert.deepEqual(changes('off by one'), [['1', '2']]);
  assert.deepEqual(changes('clean-up dropped'), [
    ["return () => window.removeEventListener('focus', send);", 'return undefined;'],
  ]);
  assert.deepEqual(changes('listener not registered'), [
    ["window.addEventListener('focus', send);", ';'],
    ['onClick={send}', ''],
  ]);
  assert.deepEqual(changes('second press'), [['disabled={isBusy}', '']]);
  assert.deepEqual(changes('wrong key').slice(-2), [
    ['first', 'last'],
    ['last', 'first'],
  ]);
  assert.deepEqual(changes('swapped arguments').at(-1), ['send, isBusy', 'isBusy, send']);
  assert.deepEqual(changes('wrong word'), [['Save the loan', 'Save the']]);
  assert.equal(new Set(operators).size, operators.length);
});

test('the When of a scenario is left out with its And and its table; the lines below keep their numbers', () => {
  const feature = '  Scenario: a\n    Given b\n    When c\n      | d |\n    And e\n    Then f\n';
  assert.deepEqual(changes('When left out', feature, 'a.feature'), [
    ['    When c\n      | d |\n    And e\n', '\n\n\n'],
  ]);
});

test('a mistake knows the statement or the result that runs it', () => {
  const [result, constant] = mistakesIn('a.ts', 'const f = () => 1;\nconst two = 2;\n');
  assert.deepEqual(result?.part, { start: 16, end: 17, isStatement: false, isTopLevel: false });
  assert.deepEqual(constant?.part, { start: 19, end: 33, isStatement: true, isTopLevel: true });
});
