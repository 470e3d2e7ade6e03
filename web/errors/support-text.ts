import type { ServerError } from '../shared/api/transport.ts';

/** The words of the server-error dialog (document 000, sections 2.6 and 8). */
export interface ServerErrorText {
  readonly title: string;
  /** What the server said; null when it is not shown. */
  readonly message: string | null;
  /** Whom to ask. When there is a reference number, this text ends right before it. */
  readonly support: string;
  readonly referenceNumber: string | null;
}

/** Where help is to be had. An empty text counts as unknown. */
export interface Support {
  readonly number: string | null | undefined;
  readonly siteUrl: string;
}

export const serverErrorTitle = 'We have experienced a problem processing your request.';

/** Says what the dialog shows for an error. */
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
