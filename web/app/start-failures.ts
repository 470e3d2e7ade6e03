import { startOver } from '../session/start-over.ts';
import { type NoticeAction, type NoticeExtras, showNotice } from './notice.ts';
import { paths } from '../shared/routes/paths.ts';

export const startFailures = {
  /** For an insecure address, on which sign-in cannot work: browsers disable cryptography there. */
  insecure: {
    title: 'This Connection Is Not Secure',
    text: "You can't sign in over a connection that isn't secure. Use the https address or, on the computer that runs the server,",
  },
  /** For a failed download: the user is offline, or a new version has replaced the file. */
  download: {
    title: "We couldn't load the application",
    text: 'You may be offline, or a new version may have just been installed. Check your connection, and then reload the page.',
  },
  /** For a sign-in library that refuses its settings or the browser, so that each attempt fails. */
  signIn: {
    title: "Sign-In Isn't Available",
    text: "The sign-in settings, this browser or its stored data prevent you from signing in. Start over to clear the stored data. If that doesn't help, give your system administrator the reference number.",
  },
  /** For repeated failures of sign-in. No further sign-in starts by itself, since it could fail without end (A-89). */
  repeated: {
    title: 'Sign-In Keeps Failing',
    text: "Several sign-in attempts failed, so we stopped retrying. Try again in a moment. If that doesn't help, start over to clear the data stored in this browser, or give your system administrator the reference number.",
  },
  /** For a product in a frame, where sign-in is impossible: neither the library nor providers support frames. */
  framed: {
    title: 'You Are Not Signed In',
    text: "You can't sign in while this page is inside another page. Open the application in its own window.",
  },
  /** For session storage that is disabled or full. The sign-in library needs it. */
  storageBlocked: {
    title: 'Browser Storage Is Blocked',
    text: 'You need browser storage to sign in, but it is blocked or full. Allow site data for this address, or start over to clear the stored data.',
  },
  unknown: {
    title: "The application didn't start",
    text: "Something went wrong. Reload the page. If that doesn't help, start over to clear the data stored in this browser, or contact support.",
  },
} as const;

/** Text that index.html shows before any script, when startup is slow. */
export const stillStarting = {
  title: 'Still Starting',
  text: "The server hasn't responded yet. This page continues automatically when it does. If nothing happens within a minute, reload the page.",
} as const;

/**
 * Shows the notice for an insecure address. The notice ends with http://localhost and the port of this page, an address
 * that browsers count as secure.
 */
export function showInsecureAddress({ port }: Pick<Location, 'port'>): void {
  const { title, text } = startFailures.insecure;
  showNotice(title, `${text} http://localhost${port && `:${port}`}.`);
}

export const showFramed = (): void => show('framed');

export const showStorageBlocked = (): void => show('storageBlocked', { actions: [clear, reload] });

export const showDownloadFailure = (): void => show('download', { actions: [reload] });

export const showSignInFailure = (error: unknown): void =>
  show('signIn', { reference: codeOf(error), actions: [clear, reload] });

export const showRepeatedFailure = (error: unknown): void =>
  show('repeated', {
    reference: codeOf(error),
    actions: [{ label: 'Try again', run: () => window.location.assign(paths.root) }, clear],
  });

export const showUnknownFailure = (): void => show('unknown', { actions: [reload, clear] });

function show(failure: keyof typeof startFailures, extras?: NoticeExtras): void {
  const { title, text } = startFailures[failure];
  showNotice(title, text, extras);
}

const reload: NoticeAction = { label: 'Reload', run: () => window.location.reload() };
const clear: NoticeAction = { label: 'Start over', run: startOver };

/** Returns the code of an error of the sign-in library, or the name of any other error. */
function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  return 'errorCode' in error && typeof error.errorCode === 'string' ? error.errorCode : error.name;
}
