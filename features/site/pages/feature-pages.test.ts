import assert from 'node:assert/strict';
import { test } from 'node:test';
import { scenariosOf } from '../../../scripts/test/gherkin/feature.ts';
import { readFeature } from '../../../scripts/test/gherkin/gherkin.ts';
import { modelOf } from '../model/model.ts';
import { readSources } from '../read/sources.ts';
import { featurePage, featuresPage } from './feature-pages.ts';
import { overviewPage } from './overview-page.ts';
import { siteOf } from './layout.ts';

// Builds the tags from parts, so that this file does not claim rules.
const tag = (id: string) => `@${id}`;

const feature = readFeature(
  'features/loan/sample.feature',
  `Feature: Sample
  Rule: Without an id
    Scenario: Nothing claimed
      Then it is so

    ${tag('S-1-01')}
    Scenario: Claimed
      Then it is so

    ${tag('T-1-01')}
    Scenario: Only of this project
      Then it is so

    Scenario Outline: In part <a>
      Then it is <a>

      ${tag('L-1-01')}
      Examples: Demanded
        | a |
        | 1 |

      Examples: Not demanded
        | a |
        | 2 |

      Examples: Row by row
        | a | rule   |
        | 3 | L-1-02 |
        | 4 |        |

  ${tag('S-1-01')}
  Rule: With an id
    Scenario: Inherited
      Then it is so
`,
);
const sources = readSources();
const site = siteOf(modelOf({ ...sources, features: [feature] }));
const label = '<span class="chip added">Added by this project</span>';
const counts = '3 scenarios of the documents, 2 added by this project';

test('a scenario or block of examples without a rule of the documents is labeled as added', () => {
  const page = String(featurePage(feature, site).body);
  const labeled = scenariosOf(feature)
    .filter(({ anchor }) => page.split(`id="${anchor}"`)[1]?.split('</article>')[0]?.includes(label))
    .map(({ name }) => name);
  assert.deepEqual(labeled, ['Nothing claimed', 'Only of this project', 'In part <a>']);
  const captions = [...page.matchAll(/<caption>(.*?)<\/caption>/g)].map(([, caption]) => caption);
  assert.deepEqual(captions, ['Demanded', `Not demanded ${label}`, 'Row by row']);
  assert.equal(page.split(label).length - 1, 3);
});

test('a row of examples has the links of its rules', () => {
  const page = String(featurePage(feature, site).body);
  const table = page.split('<caption>Row by row</caption>')[1]?.split('</table>')[0] ?? '';
  assert.deepEqual(
    [...table.matchAll(/<th scope="col">(.*?)<\/th>/g)].map(([, name]) => name),
    ['a', 'Rule'],
  );
  assert.match(table, /<td>3<\/td><td>.*>L-1-02<\/a>.*<\/td><\/tr><tr>/);
  assert.match(table, /<td>4<\/td><td><span class="ids"><\/span><\/td>/);
});

test('the pages of the feature, of all features and the overview count the added scenarios', () => {
  for (const page of [featurePage(feature, site), featuresPage(site), overviewPage(site)])
    assert.ok(String(page.body).includes(counts), page.title);
  assert.ok(
    String(featurePage(feature, site).body).includes('The documents do not demand what this project adds.'),
  );
});
