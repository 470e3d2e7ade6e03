import { serverErrorText } from '../../../../web/errors/support-text.ts';
import type { RuleView } from '../../rules/rules.ts';
import type { MessageGroup } from './message-group.ts';

/** Returns the messages of the server-error dialog, with and without its optional parts. */
export function serverError(rules: readonly RuleView[]): MessageGroup {
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
      'server error message and reference',
    ],
    [
      'without a reference number',
      { ...error, showTraceId: false },
      number,
      /^If there is no trace id/,
      'server error no reference',
    ],
    ['without a support number', error, null, /no support number/, 'server error nobody to call'],
    [
      'without the server’s message',
      { ...error, showErrorMessage: false },
      number,
      /unless showErrorMessage/,
      'server error no message',
    ],
  ] as const;
  return {
    id: 'server-error',
    name: 'The server-error dialog',
    about:
      'The dialog opens once, even if several requests fail. Only operations that report their errors by this dialog open it.',
    messages: variants.map(([when, shown, support, pattern, subject]) => {
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
      return { title, text, when, rules: inSections(pattern), subject };
    }),
  };
}
