/** Parses a JSON text in UTF-8. A byte order mark is ignored. @throws {SyntaxError} */
export const parseJson = (bytes: Uint8Array): unknown => JSON.parse(utf8.decode(bytes));

const utf8 = new TextDecoder();
