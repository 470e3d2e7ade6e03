import { createFields, type FieldPath, fieldPaths, partOf } from '../../../contracts/fields/create-screen.ts';
import { switches } from '../../../contracts/fields/loan.ts';
import { type LegacyPage, legacyPages } from '../../../contracts/api/legacy.ts';
import type {
  LensIndex,
  LensRule,
  Place,
  Region,
} from '../../../mock-server/tools/presenter/client/lens/lens-index.ts';
import { mentions, plain } from '../../../mock-server/tools/presenter/client/lens/find-rules.ts';
import type { Model } from '../model/model.ts';
import { verdictWords } from '../pages/parts.ts';
import { type KnownRegion, namedOtherwise, regions } from './regions.ts';

/** Returns the data of the rule lens: rules with verdicts, and the parts of the screen that they are about. */
export const lensIndexOf = (model: Model): LensIndex => ({
  date: model.sources.passed.day,
  rules: lensRules(model),
  regions: [...regions.map((region) => withRules(region, model)), ...legacyRegions()],
  places: [...fieldPlaces(model), ...otherNames(), ...messagePlaces(model)].map((place) =>
    placeOf(place, model),
  ),
});

/** A place with the ids of its rules and decisions, not yet separated. */
type Named = Pick<Place, 'name' | 'region'> & { readonly ids: readonly string[] };

const placeOf = ({ ids, ...place }: Named, { ruleById }: Model): Place => ({
  ...place,
  rules: ids.filter((id) => ruleById.has(id)),
  decisions: ids.filter((id) => !ruleById.has(id)),
});

/** Adds the rules about the content of a region, in the order of its sections. */
function withRules({ sections, about, ...region }: KnownRegion, { rules }: Model): Region {
  const inside = sections.flatMap((id) =>
    rules.filter(({ section, rule }) => section === id && about.test(rule.rule)).map(({ rule }) => rule.id),
  );
  return { ...region, inside };
}

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

/** The regions of the create screen by part of the form. */
const regionOfPart = {
  loan: 'loan-information',
  borrower: 'borrower',
  coBorrower: 'co-borrower',
  propertyAddress: 'property',
} as const;

/** Ids of the rules about all fields of a part of the form. */
const rulesOfPart = {
  loan: [],
  borrower: [],
  coBorrower: ['L-2.2-53'],
  propertyAddress: ['L-2.2-55'],
} as const;

/** Sections with the rules about choices, amounts and valid values of the create screen. */
const behavior = ['L-4.1', 'L-4.2', 'L-4.3', 'L-4.4', 'L-4.5', 'L-5.1', 'L-5.2', 'L-5.3'];

/**
 * Returns the fields and switches of the create screen, each with the rules on its place on the screen, those in the
 * catalogue of fields, and those on its behavior.
 */
function fieldPlaces({ rules: all }: Model): Named[] {
  const fields = fieldPaths.map((path: FieldPath) => {
    const { label, rules, shown } = createFields[path];
    const part = partOf(path);
    const isOfAddress = path.startsWith('borrower.presentAddress');
    const saying = (sections: readonly string[], about: (says: string) => boolean) =>
      all
        .filter(
          ({ section, rule }) => sections.includes(section) && mentions(rule.rule, label) && about(rule.rule),
        )
        .map(({ rule }) => rule.id);
    const placing = saying(['L-2.2'], (says) =>
      part === 'loan'
        ? says.includes(`"${label}"`)
        : part === 'borrower' && !isOfAddress && isOfBorrower(says),
    );
    return {
      name: plain(label),
      region: regionOfPart[part],
      ids: [
        ...placing,
        ...rulesOfPart[part],
        ...(isOfAddress ? ['L-2.2-49'] : []),
        ...rules,
        ...(shown?.rules ?? []),
        ...saying(behavior, (says) => part !== 'borrower' || !/co-borrower/i.test(says)),
      ],
    };
  });
  const toggles = Object.values<{ label: string; shown?: { rules: readonly string[] } }>(switches).map(
    ({ label, shown }) => ({ name: plain(label), region: 'create-form', ids: shown?.rules ?? [] }),
  );
  return [...fields, ...toggles.filter(({ ids }) => ids.length > 0)];
}

const isOfBorrower = (says: string): boolean => /^The borrower|Borrower Information/.test(says);

function otherNames(): Named[] {
  return Object.entries(namedOtherwise).flatMap(([region, names]) =>
    Object.entries(names).map(([name, ids]) => ({ name, region, ids })),
  );
}

/** Returns the messages of the product by their titles and texts. */
function messagePlaces({ messageGroups }: Model): Named[] {
  return messageGroups
    .flatMap(({ messages }) => messages)
    .filter(({ rules }) => rules.length > 0)
    .flatMap(({ title, text, rules }) =>
      [title, text]
        .filter((words) => words !== '')
        .map((words) => ({ name: plain(words), region: null, ids: rules.map(({ rule }) => rule.id) })),
    );
}

/** Returns the pages of the legacy application, in their frames and under their own addresses. */
function legacyRegions(): Region[] {
  return Object.entries<LegacyPage>(legacyPages).flatMap(([name, { path, title, rules, presentation }]) => {
    const isPage = presentation === 'page';
    const page = {
      role: 'page',
      title,
      page: null,
      inside: [],
      rules: isPage ? [...rules, 'L-2.6-01'] : rules,
    };
    return [
      { id: `frame ${name}`, ...page, names: [path] },
      ...(isPage ? [{ id: `page ${name}`, ...page, names: [`/lf/${name}`] }] : []),
    ];
  });
}
