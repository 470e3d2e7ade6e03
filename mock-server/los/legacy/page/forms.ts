import type { FastifyRequest } from 'fastify';
import { antiForgeryCookie } from '../../../../contracts/api/headers.ts';
import { isFromOwnPage } from '../../../http/own-page.ts';
import { cookieValue } from '../../../http/cookies.ts';
import { type Html, type HtmlValue, html } from '../../../html/html.ts';
import type { PageContext } from './page.ts';

/** Name of the hidden field that repeats the anti-forgery cookie, as the SPA's header does. */
const tokenField = 'antiForgeryToken';

/** The first field of every form that is posted. */
export const formToken = ({ antiForgeryToken }: PageContext): Html =>
  html`<input type="hidden" name="${tokenField}" value="${antiForgeryToken}">`;

/** Whether a form was sent from a page of this server: a foreign page can neither read the cookie nor repeat it. */
export function isSentFromPage(request: FastifyRequest): boolean {
  const sent = (request.body as Readonly<Record<string, unknown>> | null | undefined)?.[tokenField];
  const expected = cookieValue(request.headers.cookie, antiForgeryCookie);
  return isFromOwnPage(request) && typeof sent === 'string' && sent.length >= 16 && sent === expected;
}

/** The text of a field, trimmed; empty when it is missing or was sent twice. */
export function textOf(fields: Readonly<Record<string, unknown>>, name: string): string {
  const value = fields[name];
  return typeof value === 'string' ? value.trim() : '';
}

/** A label and its field below each other. */
export const field = (label: string, control: Html, problem?: string): Html => html`<p class="field">
<label><span>${label}</span>
${control}</label>
${problem !== undefined && html`<strong class="problem">${problem}</strong>`}
</p>`;

export interface TextFieldOptions {
  readonly value?: string | undefined;
  readonly longest?: number;
  readonly isRequired?: boolean;
  readonly more?: Html;
}

export const textInput = (name: string, options: TextFieldOptions = {}): Html => {
  const { value = '', longest = 60, isRequired = false, more } = options;
  return html`<input type="text" name="${name}" value="${value}" maxlength="${longest}" autocomplete="off"${
    isRequired && html` required`
  }${more && html` ${more}`}>`;
};

/** A list to choose from; the first entry is what nothing chosen reads as. */
export const select = (
  name: string,
  blank: string | null,
  options: readonly (readonly [value: string, label: string])[],
  chosen = '',
): Html => html`<select name="${name}">
${blank !== null && html`<option value="">${blank}</option>`}
${options.map(
  ([value, label]): HtmlValue =>
    html`<option value="${value}"${value === chosen && html` selected`}>${label}</option>`,
)}
</select>`;
