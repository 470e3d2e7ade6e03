/** What a failed scenario leaves: a text, or a picture as PNG. */
export type Evidence = string | Buffer;
