import { type ProblemCode, problems } from '../../../contracts/api/problems.ts';
import { messages as fieldMessages } from '../../../web/create-loan/messages.ts';
import { noLicenseNote } from '../../../web/create-loan/notes.ts';
import { createdBeforeText, createdBeforeTitle, failureTitle } from '../../../web/create-loan/outcome.ts';
import { errorTextOf, notFound } from '../../../web/errors/error-texts.ts';
import { serverErrorText } from '../../../web/errors/support-text.ts';
import type { RuleView } from './rules.ts';

/** One message that somebody may read, with the rules that say so. */
export interface Exhibit {
  readonly title: string;
  readonly text: string;
  /** When it appears. */
  readonly when: string;
  readonly rules: readonly RuleView[];
}

/** A hall of the museum. */
export interface Hall {
  readonly id: string;
  readonly name: string;
  readonly about: string;
  readonly exhibits: readonly Exhibit[];
}

/** Every message of the product by where it appears, in the product's own words. */
export function halls(rules: readonly RuleView[]): Hall[] {
  const own = [errorPage(rules), serverError(rules), createScreen(rules)];
  const told = new Set(
    own.flatMap((hall) => hall.exhibits.flatMap((exhibit) => [exhibit.title, exhibit.text])),
  );
  return [...own, elsewhere(rules, told)];
}

/** The problems of the server by status. */
export const problemList: readonly {
  readonly code: ProblemCode;
  readonly status: number;
  readonly title: string;
}[] = (Object.keys(problems) as ProblemCode[]).map((code) => ({ code, ...problems[code] }));

/** Rules whose words contain a message. */
export function rulesSaying(message: string, rules: readonly RuleView[]): RuleView[] {
  const words = message.replace(/[:.\s]+$/, '');
  if (words === '') return [];
  return rules.filter(({ rule }) =>
    quotesOf(rule.rule).some((quote) => quote.replace(/[:.\s]+$/, '') === words),
  );
}

/** Texts that a rule puts in quotes. */
export function quotesOf(rule: string): string[] {
  return [...rule.matchAll(/"([^"]+)"/g)].flatMap(([, quote]) => quote ?? []);
}

function errorPage(rules: readonly RuleView[]): Hall {
  const codes = Array.from({ length: 200 }, (_, index) => String(400 + index)).filter(
    (code) => errorTextOf(code) !== notFound,
  );
  const unknown = rules.filter(({ rule }) => quotesOf(rule.rule).includes(notFound.title));
  return {
    id: 'error-page',
    name: 'The error page: /error/{code}',
    about: 'Title and message by the code in the address. It opens without sign-in.',
    exhibits: [
      ...codes.map((code) => ({
        ...toExhibit(errorTextOf(code)),
        when: `/error/${code}`,
        rules: rules.filter(({ rule }) => rule.kind === 'error' && rule.rule.includes(`code ${code} `)),
      })),
      { ...toExhibit(notFound), when: '/error, and any other code', rules: unknown },
    ],
  };
}

function serverError(rules: readonly RuleView[]): Hall {
  const error = {
    traceId: '0001-000042',
    errorMessage: 'What the server said.',
    showErrorMessage: true,
    showTraceId: true,
    returnToDefault: false,
  };
  const number = '(206) 555-0199';
  const inSections = (pattern: RegExp) =>
    rules.filter(
      ({ rule, section }) => (section === 'S-8' || section === 'S-2.6') && pattern.test(rule.rule),
    );
  const variants = [
    [
      'with a support number and a reference number',
      error,
      number,
      /^With showTraceId set|announced to the user/,
    ],
    ['without a reference number', { ...error, showTraceId: false }, number, /^If there is no trace id/],
    ['without a support number', error, null, /no support number/],
    [
      'without the server’s message',
      { ...error, showErrorMessage: false },
      number,
      /unless showErrorMessage/,
    ],
  ] as const;
  return {
    id: 'server-error',
    name: 'The server-error dialog',
    about: 'Told once, however many calls fail, for every call whose failure belongs to the dialog.',
    exhibits: variants.map(([when, shown, support, pattern]) => {
      const {
        title,
        message,
        support: advice,
        referenceNumber,
      } = serverErrorText(shown, {
        number: support,
        siteUrl: '',
      });
      const text = [message, `${advice}${referenceNumber ?? ''}`].filter((part) => part !== null).join(' ');
      return { title, text, when, rules: inSections(pattern) };
    }),
  };
}

function createScreen(rules: readonly RuleView[]): Hall {
  const failures = [false, true].map((isLead) => ({
    title: failureTitle(isLead),
    text: 'What the server said.',
    when: `a ${isLead ? 'lead' : 'loan'} could not be created`,
    rules: rulesSaying(failureTitle(isLead), rules),
  }));
  const createdBefore = [false, true].map((isLead) => ({
    title: createdBeforeTitle(isLead),
    text: createdBeforeText(isLead),
    when: 'an answer was lost, and the form was edited and sent again',
    rules: [],
  }));
  const underFields = Object.values<string>(fieldMessages)
    .filter((message) => message !== '')
    .map((message) => ({
      title: message,
      text: '',
      when: 'under a field',
      rules: rulesSaying(message, rules),
    }));
  return {
    id: 'create-screen',
    name: 'The create screen',
    about: 'Under the fields, as notes, and when nothing was created.',
    exhibits: [
      ...underFields,
      { title: noLicenseNote, text: '', when: 'no licensed state', rules: rulesSaying(noLicenseNote, rules) },
      ...failures,
      ...createdBefore,
    ],
  };
}

/** What the catalogue quotes as said to somebody, and no other hall shows. */
function elsewhere(rules: readonly RuleView[], told: ReadonlySet<string>): Hall {
  const byText = new Map<string, RuleView[]>();
  for (const view of rules) {
    for (const quote of quotesOf(view.rule.rule)) {
      if (told.has(quote) || !isMessage(quote, view.rule.kind)) continue;
      byText.set(quote, [...(byText.get(quote) ?? []), view]);
    }
  }
  return {
    id: 'elsewhere',
    name: 'Everywhere else',
    about: 'What other rules put in quotes as said to somebody.',
    exhibits: [...byText].map(([title, saying]) => ({
      title,
      text: '',
      when: [...new Set(saying.map((view) => view.area))].join(', '),
      rules: saying,
    })),
  };
}

/** Values and names of buttons are in quotes too; a message is a sentence, or speaks of an error. */
function isMessage(quote: string, kind: string): boolean {
  const words = quote.split(/\s+/).length;
  return words >= 4 || (words >= 2 && (kind === 'error' || kind === 'validation'));
}

function toExhibit({ title, message }: { readonly title: string; readonly message: string }) {
  return { title, text: message };
}
