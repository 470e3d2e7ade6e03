import { type Html, html } from '../../../mock-server/platform/html/html.ts';
import type { Area } from '../../../contracts/operation.ts';
import { compareIds, isRuleId } from '../../../scripts/shared/ids.ts';
import { waitingIn } from '../model/model.ts';
import type { RuleView } from '../model/rules.ts';
import { type Feature, type RuleBlock, scenariosOf } from '../../../scripts/test/gherkin/feature.ts';
import { addresses, relativeTo } from './addresses.ts';
import { approvalSummary } from './approval-parts.ts';
import type { Page, Site } from './layout.ts';
import { areaNames, count, countOrigins, ruleLinks } from './parts.ts';
import { background, scenarioArticle } from './scenario.ts';

/** Returns the page of all features, by area. */
export function featuresPage(site: Site): Page {
  const { features } = site.model.sources;
  const groups = Object.keys(areaNames).map(
    (area) => [area, inReadingOrder(features.filter((feature) => feature.area === area))] as const,
  );
  return {
    path: addresses.features,
    title: 'Features',
    part: addresses.features,
    body: html`<h1>${count(features.length, 'feature')}</h1>
<p class="lead">The features describe the product in examples. Each example runs as a test: on pure functions (domain), with requests to the server (http), in a simulated browser (app) or in a real one (browser).</p>
${groups.map(([area, own]) =>
  own.length === 0
    ? null
    : html`<section aria-labelledby="${area}"><h2 id="${area}">${areaNames[area as Area]}</h2><ul class="cards">${own.map(
        (feature) => card(feature, site),
      )}</ul></section>`,
)}`,
  };
}

/** Sorts features by the first rule of the documents that they show, in the order of the documents. */
function inReadingOrder(features: readonly Feature[]): Feature[] {
  const firstRule = (feature: Feature): string =>
    scenariosOf(feature)
      .flatMap(({ runs }) => runs.flatMap(({ rules }) => rules.filter(isRuleId)))
      .toSorted(compareIds)[0] ?? 'T-9-99';
  return features.toSorted((one, other) => compareIds(firstRule(one), firstRule(other)));
}

function card(feature: Feature, site: Site): Html {
  const scenarios = scenariosOf(feature);
  return html`<li><h3><a href="${addresses.feature(feature)}">${feature.name}</a></h3>
<p>${feature.description}</p>
<p class="quiet">${countOrigins(scenarios)}; ${count(rulesOf(feature, site).length, 'rule')}</p></li>`;
}

/** Returns the rules that the scenarios of a feature show. */
function rulesOf(feature: Feature, { model }: Site): RuleView[] {
  return model.rules.filter(({ scenarios }) => scenarios.some((shown) => shown.feature === feature));
}

/** Returns the page of a feature: each Rule with its scenarios. */
export function featurePage(feature: Feature, site: Site): Page {
  const path = addresses.feature(feature);
  const to = relativeTo(path);
  const rules = rulesOf(feature, site);
  const { changed } = waitingIn({ rules });
  return {
    path,
    title: feature.name,
    part: addresses.features,
    body: html`<nav class="crumbs" aria-label="Where the feature stands"><a href="${to(addresses.features)}">Features</a> › <a href="${to(`${addresses.features}#${feature.area}`)}">${areaNames[feature.area as Area]}</a></nav>
<h1>${feature.name}</h1>
${feature.description === '' ? null : html`<p class="lead">${feature.description}</p>`}
<p>${countOrigins(scenariosOf(feature))}. The documents do not demand what this project adds.${rules.length === 0 ? null : html` ${approvalSummary(rules)}`}</p>
${
  changed.length === 0
    ? null
    : html`<p class="reason">Changed since approval: ${ruleLinks(
        changed.map(({ rule }) => rule.id),
        path,
        site,
      )}</p>`
}
${background(feature.background)}
${feature.blocks.map((block) => ruleBlock(block, feature, path, site))}
<details class="quiet"><summary>For developers</summary><code>${feature.file}</code></details>`,
  };
}

function ruleBlock(block: RuleBlock, feature: Feature, page: string, site: Site): Html {
  return html`<section class="block">${block.name === '' ? null : html`<h2>${block.name}</h2>`}
${block.description === '' ? null : html`<p>${block.description}</p>`}
${background(block.background)}
${block.scenarios.map((scenario) => scenarioArticle(scenario, { feature, page, site }))}</section>`;
}
