import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Frame, Page } from '@playwright/test';
import type { AxeResults, ElementContext, RunOptions } from 'axe-core';

/** The elements and rules that axe checks. */
export interface Look {
  /** Frames whose content is checked too. */
  readonly frames?: readonly Frame[];
  readonly include?: string | undefined;
  readonly exclude?: string | undefined;
  /** The rules to check; default: all. */
  readonly rules?: readonly string[] | undefined;
  /** Whether rules of minor and moderate impact are checked too. */
  readonly evenMinor: boolean;
}

/** A violated rule, or a rule that axe could not decide. */
export interface Finding {
  readonly rule: string;
  readonly help: string;
  /** Selectors of the elements. In a frame, the selector of the frame is first. */
  readonly targets: readonly string[];
}

export interface Findings {
  readonly violations: readonly Finding[];
  readonly incomplete: readonly Finding[];
}

/** Runs axe in a page and its frames. Rules of minor and moderate impact run only with `evenMinor`. */
export async function runAxe(page: Page, { frames = [], ...look }: Look): Promise<Findings> {
  await Promise.all([page.mainFrame(), ...frames].map(bringAxe));
  return page.evaluate(lookAround, look);
}

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Loads axe into a frame, unless it is loaded already. */
async function bringAxe(frame: Frame): Promise<void> {
  if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(source);
}

/** The part of axe's API that is used here. */
interface Axe {
  configure(spec: { readonly noHtml: boolean }): void;
  run(context: ElementContext, options: RunOptions): Promise<AxeResults>;
}

/** Internal data of axe with the impact of each rule. */
interface Audit {
  readonly rules: readonly { readonly id: string; readonly impact: string }[];
}

/**
 * Runs axe over a part of the page and returns its findings. Runs in the page, so it cannot use imports of this file.
 */
async function lookAround({ include, exclude, rules, evenMinor }: Omit<Look, 'frames'>): Promise<Findings> {
  // Ends transitions, during which the contrast may be lower than before and after.
  for (const animation of document.getAnimations())
    if (animation instanceof CSSTransition) animation.finish();
  const axe = Reflect.get(window, 'axe') as Axe;
  // Leaves out the markup of elements, which the results do not need.
  axe.configure({ noHtml: true });
  const { rules: all } = Reflect.get(axe, '_audit') as Audit;
  const minor = all.filter(({ impact }) => impact === 'minor' || impact === 'moderate');
  const context = {
    include: include === undefined ? [] : [include],
    exclude: exclude === undefined ? [] : [exclude],
  };
  const { violations, incomplete } = await axe.run(context, {
    resultTypes: ['violations'],
    // On a busy machine axe in a frame may take long to respond.
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
