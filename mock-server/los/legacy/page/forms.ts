import type { FastifyRequest } from 'fastify';
import { antiForgeryCookie } from '../../../../contracts/api/headers.ts';
import { cleanText } from '../../../../contracts/api/text.ts';
import { type EntryKind, entryAttributes } from '../../../../contracts/fields/entry-attributes.ts';
import { isFromOwnPage, originOf } from '../../../platform/http/origin.ts';
import { cookieValue } from '../../../platform/http/cookies.ts';
import { type Html, type HtmlValue, html } from '../../../platform/html/html.ts';
import type { PageContext } from './page.ts';

/** Name of the hidden form field with the value of the anti-forgery cookie. The SPA sends this value in a header. */
const tokenField = 'antiForgeryToken';

/** Renders the hidden anti-forgery field, which every posted form needs. */
export const formToken = ({ antiForgeryToken }: PageContext): Html =>
  html`<input type="hidden" name="${tokenField}" value="${antiForgeryToken}">`;

/**
 * Returns true if a page of this server sent the form. A page of another site cannot read the cookie to repeat it. A
 * browser that has lost the cookie says by its own headers that the form is from this server, so no entries are lost.
 */
export function isSentFromPage(request: FastifyRequest): boolean {
  if (isNamedByBrowser(request)) return true;
  const sent = (request.body as Readonly<Record<string, unknown>> | null | undefined)?.[tokenField];
  const expected = cookieValue(request.headers.cookie, antiForgeryCookie);
  return isFromOwnPage(request) && typeof sent === 'string' && sent.length >= 16 && sent === expected;
}

/** Returns true if Sec-Fetch-Site or Origin, which no page can set, name this server as the sender. */
const isNamedByBrowser = (request: FastifyRequest): boolean => {
  const { origin, 'sec-fetch-site': site } = request.headers;
  return isFromOwnPage(request) && (site === 'same-origin' || origin === originOf(request));
};

/** Returns the clean, trimmed text of a field (A-175); empty if the field is missing or was sent twice. */
export function textOf(fields: Readonly<Record<string, unknown>>, name: string): string {
  const value = fields[name];
  return typeof value === 'string' ? cleanText(value).trim() : '';
}

/** Renders a label above its field, with an optional error. */
export const field = (label: string, control: Html, problem?: string): Html => html`<p class="field">
<label><span>${label}</span>
${control}</label>
${problem !== undefined && html`<strong class="problem">${problem}</strong>`}
</p>`;

interface TextFieldOptions {
  readonly value?: string | undefined;
  readonly longest?: number;
  readonly isRequired?: boolean;
  readonly more?: Html;
}

/** Returns the attributes of a control in which text is entered. */
export const entryAttributesOf = (kind: EntryKind): Html =>
  html`${Object.entries(entryAttributes[kind]).map(([name, value]) => html` ${name}="${value}"`)}`;

export const textInput = (name: string, entry: EntryKind, options: TextFieldOptions = {}): Html => {
  const { value = '', longest = 60, isRequired = false, more } = options;
  return html`<input type="text" name="${name}" value="${value}" maxlength="${longest}"${entryAttributesOf(entry)}${
    isRequired && html` required`
  }${more && html` ${more}`}>`;
};

/**
 * Renders a select element.
 *
 * @param blank label of the empty choice; null for none
 * @param options a text is both value and label
 */
export const select = (
  name: string,
  blank: string | null,
  options: readonly (string | readonly [value: string, label: string])[],
  chosen = '',
): Html => html`<select name="${name}">
${blank !== null && html`<option value="">${blank}</option>`}
${options.map((option): HtmlValue => {
  const [value, label] = typeof option === 'string' ? [option, option] : option;
  return html`<option value="${value}"${value === chosen && html` selected`}>${label}</option>`;
})}
</select>`;
