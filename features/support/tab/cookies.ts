/** The cookies of a browser, for one site. */
export class Cookies {
  readonly #kept = new Map<string, { readonly value: string; readonly isHidden: boolean }>();

  /** Sets a cookie that scripts cannot read. */
  set(name: string, value: string): void {
    this.#kept.set(name, { value, isHidden: true });
  }

  /** Stores the cookies of a response. An empty value deletes a cookie. */
  keep(headers: Headers): void {
    for (const text of headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]*)=([^;]*)/.exec(text) ?? [];
      if (value === '') this.#kept.delete(name);
      else this.#kept.set(name, { value, isHidden: /;\s*httponly/i.test(text) });
    }
  }

  /** Returns the value of the `cookie` request header; empty without cookies. */
  header(): string {
    return [...this.#kept].map(([name, { value }]) => `${name}=${value}`).join('; ');
  }

  /** Returns the value of `document.cookie`. */
  readable(): string {
    return [...this.#kept]
      .filter(([, { isHidden }]) => !isHidden)
      .map(([name, { value }]) => `${name}=${value}`)
      .join('; ');
  }
}
