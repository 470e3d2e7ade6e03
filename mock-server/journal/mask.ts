/** Stands wherever something was that nobody may read. */
export const mask = '***';

/**
 * A text without tax identifiers, tokens, secrets and cookies, wherever they stand in it: in fields of JSON, in JSON
 * within JSON, in a query or form, or in plain words. The text may be cut off anywhere.
 */
export function masked(text: string): string {
  return text
    .replaceAll(jsonWebToken, mask)
    .replaceAll(secretField, `$<name>${mask}`)
    .replaceAll(secretNumber, `$<name>${mask}`)
    .replaceAll(secretParameter, `$<name>${mask}`)
    .replaceAll(taxIdentifier, mask);
}

/** A signed token starts with the coded opening of a JSON object. */
const jsonWebToken = /eyJ[\w-]{8,}(?:\.[\w-]*){0,4}/g;

const secretName = String.raw`[\w.-]*(?:tax_?identifier(?!_?type)|ssn|token|secret|password|cookie|authorization|verifier|assertion|client_?info)[\w.-]*`;

/** "taxIdentifier": "..." with any number of backslashes before its quotes; the end may be missing. */
const secretField = new RegExp(
  String.raw`(?<name>(?<quote>\\*")${secretName}\k<quote>\s*:\s*\k<quote>)(?:(?!\k<quote>)(?:\\.|[^\\])|\\)*`,
  'gi',
);

const secretNumber = new RegExp(String.raw`(?<name>\\*"${secretName}\\*"\s*:\s*)[\d.eE+-]+`, 'gi');

/** name=value of a query or form, codes of a sign-in included. */
const secretParameter = new RegExp(
  String.raw`(?<name>(?:^|[?&#;\s])(?:${secretName}|code|id_token_hint|session_state|nonce)=)[^&#;\s"]*`,
  'gi',
);

/** Nine digits that stand alone, grouped or not; a number of JSON is an amount or an id. */
const taxIdentifier = /(?<![\d.]|":)\d{3}(?:[- +]|%20|%2D)?\d{2}(?:[- +]|%20|%2D)?\d{4}(?![\d.]\d)(?!\d)/gi;
