import { type ProblemCode, problems } from '../../../contracts/problems.ts';
import { alertWindow, errorPage, serverError, stopped } from './error-messages.ts';
import { createScreen } from './create-messages.ts';
import { type MessageGroup, rulesNamed } from './message-group.ts';
import { texts } from '../../../web/pages/assistant/texts.ts';
import { signedOutText } from '../../../web/session/errors/signed-out-text.ts';
import { tooShortMessage } from '../../../web/shell/banner/quick-search-text.ts';
import type { RuleView } from './rules.ts';

/** Returns the messages of the product, grouped by the page or dialog that shows them. */
export function messageGroups(rules: readonly RuleView[]): MessageGroup[] {
  return [
    errorPage(rules),
    serverError(rules),
    createScreen(rules),
    alertWindow(rules),
    stopped(),
    others(rules),
  ];
}

/** All problems of the server, in the order of the table in contracts. */
export const problemList: readonly {
  readonly code: ProblemCode;
  readonly status: number;
  readonly title: string;
}[] = (Object.keys(problems) as ProblemCode[]).map((code) => ({ code, ...problems[code] }));

/** Returns the messages of the signed-out page, the quick search and the assistant. */
function others(rules: readonly RuleView[]): MessageGroup {
  const messages = [
    [signedOutText.title, 'the session has ended', ['L-2.5-01']],
    [signedOutText.subtitle, 'the session has ended', ['L-2.5-02']],
    [signedOutText.text, 'the session has ended', ['L-2.5-03']],
    [tooShortMessage, 'the text of the quick search is too short', ['S-5-08']],
    [texts.failure, 'the assistant cannot answer', ['S-8-10']],
    [texts.noOutput, 'the answer of the assistant is empty', ['S-8-11']],
  ] as const;
  return {
    id: 'others',
    name: 'Other messages',
    about: 'Messages of the signed-out page, the quick search and the assistant.',
    messages: messages.map(([title, when, ids]) => ({
      title,
      text: '',
      when,
      rules: rulesNamed(ids, rules),
    })),
  };
}
