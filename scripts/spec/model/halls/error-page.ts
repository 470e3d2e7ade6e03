import { type ErrorText, errorTexts, notFound } from '../../../../contracts/api/error-texts.ts';
import type { RuleView } from '../rules.ts';
import { type Hall, quotesOf } from './hall.ts';

/** The error page, code by code. */
export function errorPage(rules: readonly RuleView[]): Hall {
  const unknown = rules.filter(({ rule }) => quotesOf(rule.rule).includes(notFound.title));
  return {
    id: 'error-page',
    name: 'The error page: /error/{code}',
    about:
      'Title and message by the code in the address, and a way back to the start. It opens without sign-in (S-6-03); whoever is signed in keeps the toolbar. Another code in the address changes the text at once (L-2.4-05).',
    exhibits: [
      ...Object.entries(errorTexts).map(([code, text]) => ({
        ...toExhibit(text),
        subject: `error ${code}`,
        when: `/error/${code}`,
        rules: rules.filter(({ rule }) => rule.id === text.rule),
      })),
      { ...toExhibit(notFound), when: '/error, and any other code', rules: unknown },
    ],
  };
}

function toExhibit({ title, message }: ErrorText) {
  return { title, text: message };
}
