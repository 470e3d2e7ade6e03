import { type ProblemCode, problems } from '../../../contracts/problems.ts';
import { alertWindow, errorPage, serverError, stopped } from './error-messages.ts';
import { createScreen } from './create-messages.ts';
import type { Message, MessageGroup } from './message-group.ts';
import { texts } from '../../../web/pages/assistant/texts.ts';
import { signedOutText } from '../../../web/session/errors/signed-out-text.ts';
import { tooShortMessage } from '../../../web/shell/banner/quick-search-text.ts';

/** The messages of the product, grouped by the page or dialog that shows them. */
export const messageGroups: readonly MessageGroup[] = [
  errorPage(),
  serverError(),
  createScreen(),
  alertWindow(),
  stopped(),
  others(),
];

export const messages: readonly Message[] = messageGroups.flatMap((group) => group.messages);

/** All problems of the server, in the order of the table in contracts. */
export const problemList: readonly {
  readonly code: ProblemCode;
  readonly status: number;
  readonly title: string;
}[] = (Object.keys(problems) as ProblemCode[]).map((code) => ({ code, ...problems[code] }));

/** Returns the messages of the signed-out page, the quick search and the assistant. */
function others(): MessageGroup {
  const told = [
    ['signed-out-title', signedOutText.title, 'the session has ended'],
    ['signed-out-subtitle', signedOutText.subtitle, 'the session has ended'],
    ['signed-out-text', signedOutText.text, 'the session has ended'],
    ['quick-search-too-short', tooShortMessage, 'the text of the quick search is too short'],
    ['assistant-failed', texts.failure, 'the assistant cannot answer'],
    ['assistant-no-output', texts.noOutput, 'the answer of the assistant is empty'],
  ] as const;
  return {
    id: 'others',
    name: 'Other messages',
    about: 'Messages of the signed-out page, the quick search and the assistant.',
    messages: told.map(([name, title, when]) => ({ about: `message:${name}`, title, text: '', when })),
  };
}
