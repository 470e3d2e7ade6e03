import { readFileSync } from 'node:fs';
import { demoNames } from '../../../contracts/operations/mock-schemas.ts';
import { mergedRecipe } from '../../platform/recipes/merged.ts';
import type { Recipe } from '../../store/repositories/world-document.ts';
import type { Demo, Step } from './demo.ts';

/** The demos by name. The server does not validate the files; a test validates them. */
const demos = new Map<string, Demo>();

/** Returns a demo, as its file data/NAME.json has it; undefined for an unknown name. */
export function demoNamed(name: string): Demo | undefined {
  if (!demoNames.some((known) => known === name)) return undefined;
  const demo =
    demos.get(name) ??
    (JSON.parse(readFileSync(new URL(`./data/${name}.json`, import.meta.url), 'utf8')) as Demo);
  demos.set(name, demo);
  return demo;
}

/** Returns the names of the world changes in a step. */
export const changesOf = ({ acts }: Step): string[] =>
  acts.flatMap((act) => ('change' in act ? [act.change] : []));

/** The start of a step in a new world. */
export interface StepStart {
  /** Number of the step, from 1; lower than requested if that step can only be reached from an earlier one. */
  readonly step: number;
  readonly address: string;
  readonly recipe: Recipe;
}

/** Returns where and in which world a step starts. @param wanted number from 1, limited to the existing steps */
export function startOfStep(demo: Demo, wanted: number): StepStart {
  const last = Math.max(1, Math.min(wanted, demo.steps.length));
  const step = demo.steps.slice(0, last).findLastIndex(({ at }) => at !== undefined) + 1 || 1;
  const recipe = demo.steps
    .slice(0, step)
    .reduce<Recipe>(
      (before, { recipe: parts = {} }) => mergedRecipe(before, parts),
      mergedRecipe({}, demo.recipe),
    );
  return {
    step,
    address: demo.steps[step - 1]?.at ?? '/',
    recipe,
  };
}
