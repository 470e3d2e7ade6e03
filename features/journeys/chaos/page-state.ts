import type { Page } from '@playwright/test';

/** The visible state of a page. */
export interface PageState {
  readonly heading: string;
  /** The text of the page and its frames, in one line. */
  readonly words: string;
  /** Names of the dialogs that are open. */
  readonly dialogs: readonly string[];
  /** Error messages: alerts, notices, states with a retry button, and texts about a failure. */
  readonly messages: readonly string[];
  /** Number of loading indicators that show neither an explanation nor a button to continue. */
  readonly waiting: number;
}

/** Titles of pages without a signed-in user. */
export const signedOutTitles: readonly string[] = ["You've been signed out", 'Sign in'];

/** Titles of pages that report an error or the end of the session. */
const errorTitles = [
  ...signedOutTitles,
  "Sign-In Isn't Available",
  'Something Went Wrong',
  "We couldn't load this page",
  'Service Unavailable',
  'Server Error',
  'Page Not Found',
];

export const readPageState = (page: Page): Promise<PageState> => page.evaluate(collectState, errorTitles);

function collectState(titles: readonly string[]): PageState {
  const visible = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const all = (selector: string) => [...document.querySelectorAll(selector)].filter(visible);
  const textOf = (element: Element) => (element.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
  const nameOf = (dialog: Element) => {
    const label = document.getElementById(dialog.getAttribute('aria-labelledby') ?? '');
    return dialog.getAttribute('aria-label') ?? (label ? textOf(label) : textOf(dialog).slice(0, 60));
  };
  const heading = all('h1').map(textOf)[0] ?? '';
  const canContinue = (element: Element) =>
    (element.closest('[role="status"], [role="alert"]')?.querySelector('button, a') ?? null) !== null;
  const sentences = all('[role="alert"], .ant-message-notice, [role="status"]:has(button, a)').map(textOf);
  const framed = [...document.querySelectorAll('iframe')].filter(visible);
  const words = [document.body, ...framed.map((frame) => frame.contentDocument?.body)]
    .map((body) => body?.innerText ?? '')
    .join(' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  const failureText =
    /[^.?!]*\b(could not|cannot be|failed|try again|went wrong|unavailable|encountered|does not work|did not start|not the service)\b[^.?!]*/gi;
  return {
    heading,
    words,
    dialogs: all('[role="dialog"], [role="alertdialog"]').map(nameOf),
    messages: [
      ...sentences,
      ...all('button[aria-label^="Try again"]').map((button) => button.getAttribute('aria-label') ?? ''),
      ...(words.match(failureText) ?? []),
      ...(titles.includes(heading) ? [heading] : []),
    ].filter((text) => text !== ''),
    waiting: all('.ant-spin-spinning, .ant-skeleton-active, [aria-busy="true"], [role="progressbar"]').filter(
      (element) => !canContinue(element),
    ).length,
  };
}
