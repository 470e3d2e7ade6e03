/**
 * Pattern of an email address (L-5.2-05, A-100): words of the local part with single dots between them, an @, and two
 * or more labels of letters, digits and inner hyphens with single dots between them. Quoted local parts, comments,
 * display names, addresses in brackets and letters beyond ASCII do not match. The pattern does not limit the length
 * (L-5.2-04).
 *
 * No two parts of the pattern match the same character at the same position, so a match takes linear time.
 */
export const emailAddress =
  /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@[A-Za-z\d]+(?:-+[A-Za-z\d]+)*(?:\.[A-Za-z\d]+(?:-+[A-Za-z\d]+)*)+$/;
