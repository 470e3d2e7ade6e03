import {
  builtInIdleTimes,
  defaultProductTitle,
  shippedFlags,
  shippedSettings,
} from '../../../contracts/api/settings.ts';
import { html } from '../../../mock-server/html/html.ts';
import type { Field } from '../read/fields.ts';
import { addresses, relativeTo } from './addresses.ts';
import type { Site } from './site-context.ts';
import { spelledOut, type Topic, toldOf, wordsOf } from './topic.ts';

const builtIn: Readonly<Record<string, unknown>> = { ...builtInIdleTimes, productTitle: defaultProductTitle };
const shipped: Readonly<Record<string, unknown>> = {
  ...shippedFlags,
  ...shippedSettings,
  ...shippedSettings.idle,
};

/** Returns a topic for each setting in the response of GET /api/configuration. */
export function settingTopics(site: Site): Topic[] {
  const [answer] = site.model.operations
    .filter(({ name }) => name === 'getConfiguration')
    .flatMap(({ answers }) => answers);
  const fields = (answer?.fields ?? []).filter(({ type, path }) => path !== '' && type !== 'object');
  return fields.map((field) => settingTopic(field, site));
}

function settingTopic({ path, type, limits, required }: Field, site: Site): Topic {
  const parts = path.split('.');
  const name = parts.at(-1) ?? path;
  const page = addresses.setting(name);
  const told = toldOf(site, [], wordsOf(name));
  // The documents name the idle times by their purpose: idle, timeout, keep-alive.
  const words = new RegExp(
    String.raw`\b${spelledOut(name)
      .replace(/ (?:seconds|url|id)$/, '')
      .replaceAll(' ', '.')}\b`,
    'i',
  );
  return {
    kind: 'setting',
    id: name,
    title: name,
    lead: `${spelledOut(name)}: ${type}${limits === '' ? '' : `, ${limits}`}.`,
    facts: [
      ['Type', limits === '' ? type : `${type}, ${limits}`],
      ['May be left out', required ? 'no' : 'yes'],
      ['Built into the product', shownValue(builtIn[name])],
      ['As the mock server ships it', shownValue(shipped[name])],
      [
        'In the response of',
        html`<a href="${relativeTo(page)(addresses.operation('getConfiguration'))}">getConfiguration</a> <code>${path}</code>`,
      ],
    ],
    ...(told.rules.length > 0 ? told : toldOf(site, [], words)),
    words: `setting flag configuration ${spelledOut(name)}`,
  };
}

const shownValue = (value: unknown): string =>
  value === undefined ? 'nothing' : value === '' ? 'empty' : JSON.stringify(value);
