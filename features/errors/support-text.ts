import assert from 'node:assert/strict';
import { serverErrorText, type Support } from '../../web/errors/support-text.ts';
import type { ServerError } from '../../web/shared/api/transport.ts';

/** The texts of the server-error dialog, computed from the error and the support contact. */
export class SupportText {
  #error: ServerError = {
    errorMessage: null,
    showErrorMessage: false,
    traceId: null,
    showTraceId: false,
    returnToDefault: false,
  };
  #support: Support = { number: null, siteUrl: '' };

  /** Sets the message of the error. @param message empty for none */
  giveMessage(message: string, isShown: boolean): void {
    this.#error = { ...this.#error, errorMessage: message || null, showErrorMessage: isShown };
  }

  /** Sets the reference number of the error. @param number empty for none */
  giveReference(number: string, isShown: boolean): void {
    this.#error = { ...this.#error, traceId: number || null, showTraceId: isShown };
  }

  giveSupport(number: string, siteUrl: string): void {
    this.#support = { number: number || null, siteUrl };
  }

  showsMessage(message: string): void {
    assert.equal(this.#text.message ?? '', message);
  }

  showsSupport(support: string): void {
    assert.equal(this.#text.support + (this.#text.referenceNumber ?? ''), support);
  }

  get #text() {
    return serverErrorText(this.#error, this.#support);
  }
}
