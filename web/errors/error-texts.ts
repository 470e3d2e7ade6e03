/** Title and message of the error page for one code. */
export interface ErrorText {
  readonly title: string;
  readonly message: string;
}

/** What stands for anything that cannot be found (L-8.5-14, C-14). */
export const notFound: ErrorText = {
  title: 'Page Not Found',
  message: 'Sorry, we are unable to find that page.',
};

/** The error page's text for the code in its address; a missing or unknown code counts as not found. */
export function errorTextOf(code: string | undefined): ErrorText {
  return code !== undefined && Object.hasOwn(texts, code) ? (texts[code] ?? notFound) : notFound;
}

/** Document 001, section 8.5, letter for letter. */
const texts: Readonly<Record<string, ErrorText>> = {
  400: { title: 'Bad Request', message: 'The server cannot or will not process the request.' },
  401: {
    title: 'Unauthorized',
    message:
      'The request has not been completed because it lacks valid authentication credentials for the requested resource.',
  },
  403: { title: 'Forbidden', message: 'Access forbidden.' },
  405: { title: 'Method Not Allowed', message: 'Incorrect HTTP Verb used.' },
  408: { title: 'Request Timeout', message: 'Request Timeout.' },
  409: { title: 'Conflict', message: 'Request conflicts with the current state of the server.' },
  412: { title: 'Precondition Failed', message: 'Precondition Failed.' },
  421: { title: 'Misdirected Request', message: 'Sorry, we are unable process your request.' },
  428: { title: 'Precondition Required', message: 'Precondition Required.' },
  500: {
    title: 'Internal Server Error',
    message: 'The server has encountered a situation it does not know how to handle.',
  },
  502: { title: 'Bad Gateway', message: 'Bad Gateway.' },
  503: { title: 'Service Unavailable', message: 'Service Unavailable.' },
  504: { title: 'Gateway Timeout', message: 'Gateway Timeout.' },
};
