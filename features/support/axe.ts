import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Frame, Page } from '@playwright/test';
import type { AxeResults, ElementContext, RunOptions } from 'axe-core';

/** What axe is to look at, and for what. */
export interface Look {
  /** Frames whose content belongs to it. */
  readonly frames?: readonly Frame[];
  readonly include?: string | undefined;
  readonly exclude?: string | undefined;
  /** Only these rules. */
  readonly rules?: readonly string[] | undefined;
  /** Also rules that nothing serious or critical breaks. */
  readonly evenMinor: boolean;
}

/** What a rule was broken by, or could not be judged at. */
export interface Finding {
  readonly rule: string;
  readonly help: string;
  /** Selectors of the elements; one in a frame begins with that of the frame. */
  readonly targets: readonly string[];
}

export interface Findings {
  readonly violations: readonly Finding[];
  readonly incomplete: readonly Finding[];
}

/** Runs axe in a page, once for all its frames: told there what to look for, it looks at nothing that does not count. */
export async function runAxe(page: Page, { frames = [], ...look }: Look): Promise<Findings> {
  await Promise.all([page.mainFrame(), ...frames].map(bringAxe));
  return page.evaluate(lookAround, look);
}

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** It is parsed once in a page, however often somebody looks at it. */
async function bringAxe(frame: Frame): Promise<void> {
  if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(source);
}

/** What of axe is used. */
interface Axe {
  configure(spec: { readonly noHtml: boolean }): void;
  run(context: ElementContext, options: RunOptions): Promise<AxeResults>;
}

/** What stands in the inside of axe alone: how grave it is to break a rule. */
interface Audit {
  readonly rules: readonly { readonly id: string; readonly impact: string }[];
}

/** Runs in the page, so it knows nothing of this file. */
async function lookAround({ include, exclude, rules, evenMinor }: Omit<Look, 'frames'>): Promise<Findings> {
  const axe = Reflect.get(window, 'axe') as Axe;
  // Nobody reads the source of every element.
  axe.configure({ noHtml: true });
  const { rules: all } = Reflect.get(axe, '_audit') as Audit;
  const minor = all.filter(({ impact }) => impact === 'minor' || impact === 'moderate');
  const context = {
    include: include === undefined ? [] : [include],
    exclude: exclude === undefined ? [] : [exclude],
  };
  const { violations, incomplete } = await axe.run(context, {
    resultTypes: ['violations'],
    // A frame has axe; on a busy machine it may take long to answer.
    pingWaitTime: 15_000,
    ...(rules && { runOnly: { type: 'rule', values: [...rules] } }),
    ...(!evenMinor && { rules: Object.fromEntries(minor.map(({ id }) => [id, { enabled: false }])) }),
  });
  const toFinding = ({ id, help, nodes }: AxeResults['violations'][number]): Finding => ({
    rule: id,
    help,
    targets: nodes.map(({ target }) => target.join(' ')),
  });
  return { violations: violations.map(toFinding), incomplete: incomplete.map(toFinding) };
}
