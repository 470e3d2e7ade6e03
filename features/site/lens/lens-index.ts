import { type LegacyPage, legacyPages } from '../../../contracts/api/legacy.ts';
import { controls, partOf } from '../../../contracts/fields/create-screen.ts';
import { switches } from '../../../contracts/fields/loan.ts';
import { plain } from '../../../mock-server/tools/presenter/client/lens/find-rules.ts';
import type {
  LensIndex,
  LensRule,
  Place,
  Region,
} from '../../../mock-server/tools/presenter/client/lens/lens-index.ts';
import type { Model } from '../model/model.ts';
import { messages } from '../model/messages.ts';
import { verdictWords } from '../pages/parts.ts';
import { type KnownRegion, regions } from '../model/regions.ts';

/** Returns the data of the rule lens: rules with verdicts, and the parts of the screen that they are about. */
export const lensIndexOf = (model: Model): LensIndex => ({
  date: model.sources.passed.day,
  rules: lensRules(model),
  regions: [...regions.map((region) => withRules(region, model)), ...legacyRegions(model)],
  places: places(model),
});

function lensRules({ rules, decisions }: Model): LensRule[] {
  return rules.map(({ rule, verdict, amendedBy }) => ({
    id: rule.id,
    says: rule.rule,
    verdict,
    verdictWords: verdictWords[verdict][0],
    decisions: [
      ...(amendedBy === null ? [] : [amendedBy]),
      ...decisions
        .filter(({ decision, rules: shown }) => decision.id !== amendedBy && shown.includes(rule.id))
        .map(({ decision }) => decision.id),
    ],
  }));
}

/** Returns the ids of the rules about a thing: those about the fewest things first, since they say most about it. */
const rulesOn = (name: string, { about }: Model): string[] =>
  about(name)
    .rules.toSorted((one, other) => one.rule.about.length - other.rule.about.length)
    .map(({ rule }) => rule.id);

/**
 * Adds the rules about a region. Rules of the kind `field` are about a line of it, so that the card of the whole region
 * shows them only if there are no others.
 */
function withRules({ parts, ...region }: KnownRegion, model: Model): Region {
  const own = rulesOn(`region:${region.id}`, model);
  const whole = own.filter((id) => model.ruleById.get(id)?.rule.kind !== 'field');
  const ofParts = Object.keys(parts).flatMap((part) => rulesOn(`region:${region.id}.${part}`, model));
  return { ...region, rules: whole.length > 0 ? whole : own, inside: [...new Set([...own, ...ofParts])] };
}

/** The regions of the create screen by part of the form. */
const regionOfPart = {
  loan: 'loan-information',
  borrower: 'borrower',
  coBorrower: 'co-borrower',
  propertyAddress: 'property',
} as const;

/** Returns fields, switches, other parts of regions, and messages, each with its rules and decisions. */
function places(model: Model): Place[] {
  const placeOf = (about: string, name: string, region: string | null): Place => ({
    name: plain(name),
    region,
    rules: rulesOn(about, model),
    decisions: model.about(about).decisions.map(({ decision }) => decision.id),
  });
  return [
    ...Object.entries(controls).map(([path, { label }]) => {
      const part = partOf(path as keyof typeof controls);
      const isOfForm = part === 'loan' && Object.hasOwn(switches, path);
      return placeOf(`field:${path}`, label, isOfForm ? 'create-form' : regionOfPart[part]);
    }),
    ...regions.flatMap(({ id, parts }) =>
      Object.entries(parts).flatMap(([part, names]) =>
        names.map((name) => placeOf(`region:${id}.${part}`, name, id)),
      ),
    ),
    ...messages.flatMap(({ about, title, text }) =>
      [title, text].filter((words) => words !== '').map((words) => placeOf(about, words, null)),
    ),
  ].filter(({ rules, decisions }) => rules.length + decisions.length > 0);
}

/** Returns the pages of the legacy application, in their frames and under their own addresses. */
function legacyRegions(model: Model): Region[] {
  return Object.entries<LegacyPage>(legacyPages).flatMap(([name, { path, title, presentation }]) => {
    const isPage = presentation === 'page';
    const shared = isPage ? rulesOn('region:legacy-page', model) : [];
    const rules = [...rulesOn(`page:${name}`, model), ...shared];
    const page = { role: 'page', title, page: null, inside: [], rules };
    return [
      { id: `frame ${name}`, ...page, names: [path] },
      ...(isPage ? [{ id: `page ${name}`, ...page, names: [`/lf/${name}`] }] : []),
    ];
  });
}
