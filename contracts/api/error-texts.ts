/** Title and message of the error page for one code. */
export interface ErrorText {
  readonly title: string;
  readonly message: string;
}

/**
 * Texts of the error page by the code in its address. Those of the rules L-8.5 are taken from document 001, section 8.5,
 * letter for letter.
 */
export const errorTexts: Readonly<Record<string, ErrorText>> = {
  400: {
    title: 'Bad Request',
    message: 'The server cannot or will not process the request.',
  },
  401: {
    title: 'Unauthorized',
    message:
      'The request has not been completed because it lacks valid authentication credentials for the requested resource.',
  },
  403: { title: 'Forbidden', message: 'Access forbidden.' },
  405: { title: 'Method Not Allowed', message: 'Incorrect HTTP Verb used.' },
  408: { title: 'Request Timeout', message: 'Request Timeout.' },
  409: {
    title: 'Conflict',
    message: 'Request conflicts with the current state of the server.',
  },
  412: { title: 'Precondition Failed', message: 'Precondition Failed.' },
  421: {
    title: 'Misdirected Request',
    message: 'Sorry, we are unable process your request.',
  },
  428: { title: 'Precondition Required', message: 'Precondition Required.' },
  500: {
    title: 'Internal Server Error',
    message: 'The server has encountered a situation it does not know how to handle.',
  },
  502: { title: 'Bad Gateway', message: 'Bad Gateway.' },
  503: { title: 'Service Unavailable', message: 'Service Unavailable.' },
  504: { title: 'Gateway Timeout', message: 'Gateway Timeout.' },
};

/** The text for a page, loan or code that does not exist (C-14). */
export const notFound: ErrorText = {
  title: 'Page Not Found',
  message: 'Sorry, we are unable to find that page.',
};

/** Returns the text of the error page for a code; `notFound` for a missing or unknown one. */
export function errorTextOf(code: string | undefined): ErrorText {
  return code !== undefined && Object.hasOwn(errorTexts, code) ? (errorTexts[code] ?? notFound) : notFound;
}
