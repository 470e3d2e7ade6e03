import { type ErrorText, errorTexts, notFound } from '../../../../contracts/api/error-texts.ts';
import type { RuleView } from '../../rules/rules.ts';
import { type MessageGroup, quotesOf } from './message-group.ts';

/** Returns the messages of the error page, one for each code. */
export function errorPage(rules: readonly RuleView[]): MessageGroup {
  const unknown = rules.filter(({ rule }) => quotesOf(rule.rule).includes(notFound.title));
  return {
    id: 'error-page',
    name: 'The error page: /error/{code}',
    about:
      'Title and message by the code in the address, and a link to the start. It opens without sign-in (S-6-03); a signed-in user keeps the toolbar. Another code in the address changes the text at once (L-2.4-05).',
    messages: [
      ...Object.entries(errorTexts).map(([code, text]) => ({
        ...toMessage(text),
        subject: `error ${code}`,
        when: `/error/${code}`,
        rules: rules.filter(({ rule }) => rule.id === text.rule),
      })),
      { ...toMessage(notFound), when: '/error, and any other code', rules: unknown },
    ],
  };
}

function toMessage({ title, message }: ErrorText) {
  return { title, text: message };
}
