import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { themeStyles } from '../../mock-server/platform/html/page.ts';
import { classicScript } from './classic-script.ts';
import { closed } from './client/state.ts';
import type { Model } from './model/model.ts';
import { addresses } from './pages/addresses.ts';
import { featurePage, featuresPage } from './pages/feature-pages.ts';
import { documentOf, type Page, siteOf } from './pages/layout.ts';
import { overviewPage } from './pages/overview-page.ts';
import { decisionsPage } from './pages/decisions-page.ts';
import { documentPage } from './pages/document-page.ts';
import { demosPage } from './pages/demos-page.ts';
import { rulePage } from './pages/rule-page.ts';
import { rulesPage } from './pages/rules-page.ts';
import { sectionPages } from './pages/section-pages.ts';
import { referencePage, topicPage } from './pages/reference.ts';
import { answersPage, references } from './pages/references.ts';
import { topicsByKind } from './pages/topics.ts';
import { lensIndexOf } from './lens/lens-index.ts';
import { indexScript } from './search-index.ts';

/** Returns the text of every file of the site, by path from the site's root. The pictures are left out. */
export function siteFiles(model: Model): Map<string, string> {
  const site = siteOf(model);
  const topics = topicsByKind(site);
  const pages: Page[] = [
    overviewPage(site),
    rulesPage(site),
    documentPage(site),
    ...sectionPages(site),
    ...model.rules.map((view) => rulePage(view, site)),
    featuresPage(site),
    ...model.sources.features.map((feature) => featurePage(feature, site)),
    decisionsPage(site),
    answersPage(topics),
    demosPage(site),
    ...references(topics, site).map((reference) => referencePage(reference, site)),
    ...[...topics.values()].flat().map((topic) => topicPage(topic, site)),
  ];
  return new Map([
    ...pages.map((page) => [page.path, documentOf(page, site).toString()] as const),
    [addresses.styles, styles()],
    [addresses.script, classicScript(join(import.meta.dirname, 'client', 'main.ts'))],
    [addresses.search, classicScript(join(import.meta.dirname, 'client', 'search-here.ts'))],
    [addresses.index, indexScript(model, [...topics.values()].flat())],
    [addresses.state, JSON.stringify({ ...closed, repository: model.sources.repository })],
    [addresses.lensIndex, JSON.stringify(lensIndexOf(model))],
  ]);
}

const sheets = ['base', 'bar', 'content', 'document', 'demos', 'rule', 'overview', 'review', 'print'];

/** Font files, which are copied beside the style sheet, so that a copy of the site on a disk has them. */
export const fonts = ['inter-latin-wght-normal.woff2', 'inter-latin-ext-wght-normal.woff2'] as const;

function styles(): string {
  return [
    themeStyles().replaceAll('url("/assets/', 'url("'),
    ...sheets.map((sheet) => readFileSync(join(import.meta.dirname, 'styles', `${sheet}.css`), 'utf8')),
  ].join('\n');
}
