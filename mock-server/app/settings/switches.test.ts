import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readSettings } from './settings.ts';
import { helpText, withSwitches } from './switches.ts';

test('a switch sets the variable of its name, before the environment', () => {
  const environment = withSwitches(['--port', '0', '--data-file=a.sqlite', '--mock', 'off'], {
    PORT: '80',
    LOG_LEVEL: 'info',
  });
  const { port, dataFile, isMock, logLevel } = readSettings(environment).settings;
  assert.deepEqual(
    { port, dataFile, isMock, logLevel },
    { port: 0, dataFile: 'a.sqlite', isMock: false, logLevel: 'info' },
  );
});

const refused: readonly (readonly [string[], string])[] = [
  [['--prot', '0'], 'There is no switch --prot. Did you mean --port?'],
  [['--port'], '--port needs a value: give a number from 0 to 65535, 0 for any free port.'],
  [['--port', '--mock', 'on'], '--port needs a value: give a number from 0 to 65535, 0 for any free port.'],
  [['4300'], '"4300" belongs to no switch. --help lists the switches.'],
];
for (const [words, message] of refused) {
  test(`${words.join(' ')} is refused with the reason`, () => {
    assert.throws(() => withSwitches(words, {}), { name: 'SettingsError', message });
  });
}

test('the help has every switch with its values, its default and what it does', () => {
  const text = helpText({ DATA_FILE: ':memory:' });
  assert.match(
    text,
    /^ {2}--port\n {6}The port to listen on\.\n {6}Give a number from 0 to 65535, .*Default: 4300\.$/m,
  );
  assert.match(text, /^ {2}--data-file\n.*\n.*Default: :memory:\.$/m);
  assert.doesNotMatch(text, /\]\(/);
});
