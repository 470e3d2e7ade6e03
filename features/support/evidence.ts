/** Evidence of a failed scenario: a text, or a screenshot as PNG. */
export type Evidence = string | Buffer;
