import type { ServerError } from '../../shared/api/transport.ts';

/** Texts of the server-error dialog (document 000, sections 2.6 and 8). */
interface ServerErrorText {
  readonly title: string;
  /** Message of the server; null when it is not shown. */
  readonly message: string | null;
  /** How to contact support. A reference number follows directly after this text. */
  readonly support: string;
  readonly referenceNumber: string | null;
}

/** Telephone number and website of support; a blank value counts as missing. */
export interface Support {
  readonly number: string | null | undefined;
  readonly siteUrl: string;
}

/** Returns the address that calls a telephone number; null for a text that is not only a number. */
export const telephoneLinkOf = (number: string): string | null =>
  /^[+\d(][\d\s().-]*$/.test(number) ? `tel:${number.replaceAll(/[^+\d]/g, '')}` : null;

export const serverErrorTitle = 'We have experienced a problem processing your request.';

/** Returns the texts of the dialog for an error. */
export function serverErrorText(error: ServerError, { number, siteUrl }: Support): ServerErrorText {
  const referenceNumber = error.showTraceId ? error.traceId : null;
  const whom = number
    ? `If the issue persists, please contact ${number}`
    : `Please log a case via Case Management at ${siteUrl || "the provider's support site"}`;
  return {
    title: serverErrorTitle,
    message: error.showErrorMessage ? error.errorMessage : null,
    support: referenceNumber === null ? whom : `${whom} and mention reference number: `,
    referenceNumber,
  };
}
