import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { themeStyles } from '../../mock-server/html/page.ts';
import { classicScript } from './classic-script.ts';
import { closed } from './client/freshness.ts';
import { csvOf, junitOf, ruleBookOf } from './export.ts';
import { feedOf } from './pages/feed.ts';
import type { Model } from './model/model.ts';
import { addresses } from './pages/addresses.ts';
import { changesPage, periodsOf, retiredPage, retiredRules } from './pages/changes-page.ts';
import { creatingPage } from './pages/creating-page.ts';
import { featurePage, featuresPage } from './pages/feature-pages.ts';
import { documentOf, type Page, siteOf } from './pages/layout.ts';
import { landingPage } from './pages/landing-page.ts';
import { messagesPage } from './pages/messages-page.ts';
import { newsPage } from './pages/news-page.ts';
import { operationPage, operationsPage } from './pages/operation-pages.ts';
import { overviewPage } from './pages/overview-page.ts';
import { decisionsPage } from './pages/decisions-page.ts';
import { demosPage } from './pages/demos-page.ts';
import { cardOf, rulePage } from './pages/rule-page.ts';
import { rulesPage } from './pages/rules-page.ts';
import { rulesOf, sectionPage, sectionsOf } from './pages/section-pages.ts';
import { topicKinds } from './pages/topic-kinds.ts';
import { answersPage, topicPage, topicsPage } from './pages/topic-pages.ts';
import { topicsByKind } from './pages/topics.ts';
import { lensIndexOf } from './lens/lens-index.ts';
import { indexScript } from './search-index.ts';

/** A file of the site: its path from the site's root, and the function that makes its text. */
export type SiteFile = readonly [path: string, make: () => string];

/** Returns every file of the site, without the pictures. A text is made when it is asked for. */
export function* siteFiles(model: Model): Generator<SiteFile> {
  const site = siteOf(model);
  const { rules, sources, operations } = model;
  const page = (path: string, make: () => Page): SiteFile => [
    path,
    () => documentOf(make(), site).toString(),
  ];
  yield page(addresses.overview, () => overviewPage(site));
  yield page(addresses.news, () => newsPage(site));
  yield page(addresses.rules, () => rulesPage(site));
  for (const section of sectionsOf(site)) {
    yield page(addresses.section(section.id), () => sectionPage(section, site));
    yield [addresses.table(section.id), () => csvOf(rulesOf(section, site), model)];
  }
  for (const view of rules) {
    yield page(addresses.rule(view.rule.id), () => rulePage(view, site));
    yield [addresses.card(view.rule.id), () => cardOf(view, site).toString()];
  }
  yield page(addresses.features, () => featuresPage(site));
  for (const feature of sources.features)
    yield page(addresses.feature(feature), () => featurePage(feature, site));
  yield page(addresses.operations, () => operationsPage(site));
  for (const view of operations) yield page(addresses.operation(view.name), () => operationPage(view, site));
  yield page(addresses.decisions, () => decisionsPage(site));
  yield page(addresses.messages, () => messagesPage(site));
  yield page(addresses.demos, () => demosPage(site));
  yield page(addresses.landing, () => landingPage(site));
  yield page(addresses.creating, () => creatingPage(site));
  yield [addresses.table(), () => csvOf(rules, model)];
  yield [addresses.feed, () => feedOf(model)];
  yield [addresses.junit, () => junitOf(model)];
  yield [addresses.styles, styles];
  yield [addresses.script, () => classicScript(join(import.meta.dirname, 'client', 'main.ts'))];
  yield [addresses.search, () => classicScript(join(import.meta.dirname, 'client', 'search-here.ts'))];
  yield [addresses.state, () => JSON.stringify({ ...closed, repository: sources.repository })];
  yield [addresses.ruleBook, () => JSON.stringify(ruleBookOf(model))];
  yield [addresses.lensIndex, () => JSON.stringify(lensIndexOf(model))];
  // These take longer to list.
  const periods = periodsOf(model);
  for (const period of periods) yield page(period.path, () => changesPage(period, periods, site));
  for (const retired of retiredRules(site))
    yield page(addresses.rule(retired.id), () => retiredPage(retired));
  const topics = topicsByKind(site);
  yield page(addresses.answers, () => answersPage(topics));
  for (const [kind, all] of topics) {
    yield page(topicKinds[kind].list, () => topicsPage(kind, all, site));
    for (const topic of all) yield page(addresses.topic(topic), () => topicPage(topic, site));
  }
  yield [addresses.index, () => indexScript(model, [...topics.values()].flat())];
}

const sheets = ['base', 'bar', 'content', 'document', 'demos', 'rule', 'overview', 'review', 'print'];

/** Files of the font, which stand beside the style sheet, so that the site has them on a disk too. */
export const fonts = ['inter-latin-wght-normal.woff2', 'inter-latin-ext-wght-normal.woff2'] as const;

function styles(): string {
  return [
    themeStyles().replaceAll('url("/assets/', 'url("'),
    ...sheets.map((sheet) => readFileSync(join(import.meta.dirname, 'styles', `${sheet}.css`), 'utf8')),
  ].join('\n');
}
