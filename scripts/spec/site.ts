import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { paletteStyles } from '../../mock-server/html/page.ts';
import { classicScript } from './classic-script.ts';
import type { Model } from './model/model.ts';
import { addresses } from './pages/addresses.ts';
import { creatingPage } from './pages/creating-page.ts';
import { featurePage, featuresPage } from './pages/feature-pages.ts';
import { documentOf, type Page } from './pages/layout.ts';
import { landingPage } from './pages/landing-page.ts';
import { legacyPagesPage } from './pages/legacy-page.ts';
import { messagesPage } from './pages/messages-page.ts';
import { operationPage, operationsPage } from './pages/operation-pages.ts';
import { overviewPage } from './pages/overview-page.ts';
import { peoplePage } from './pages/people-pages.ts';
import { questionsPage } from './pages/questions-page.ts';
import { rulePage } from './pages/rule-page.ts';
import { rulesPage } from './pages/rules-page.ts';
import { siteOf } from './pages/site-context.ts';
import { ruleBookOf } from './rules/rule-book.ts';
import { indexScript } from './search-index.ts';

/** Every file of the site but the pictures, by its path from the site's root. */
export function siteFiles(model: Model): Map<string, string> {
  const site = siteOf(model);
  const pages: Page[] = [
    overviewPage(site),
    rulesPage(site),
    ...model.rules.map((view) => rulePage(view, site)),
    featuresPage(site),
    ...model.sources.features.map((feature) => featurePage(feature, site)),
    operationsPage(site),
    ...model.operations.map((view) => operationPage(view, site)),
    legacyPagesPage(site),
    questionsPage(site),
    messagesPage(site),
    peoplePage(site),
    landingPage(site),
    creatingPage(site),
  ];
  return new Map([
    ...pages.map((page) => [page.path, documentOf(page, site).toString()] as const),
    [addresses.styles, styles()],
    [addresses.script, classicScript(join(import.meta.dirname, 'client', 'main.ts'))],
    [addresses.search, classicScript(join(import.meta.dirname, 'client', 'search-here.ts'))],
    [addresses.index, indexScript(model)],
    [addresses.ruleBook, JSON.stringify(ruleBookOf(model))],
  ]);
}

const sheets = ['base', 'bar', 'content', 'rule', 'overview', 'print'];

function styles(): string {
  return [
    paletteStyles(),
    ...sheets.map((sheet) => readFileSync(join(import.meta.dirname, 'styles', `${sheet}.css`), 'utf8')),
  ].join('\n');
}
