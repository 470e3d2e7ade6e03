/** Path of the specification site, with a slash at the end; empty if the server has none. */
export const specification =
  document.querySelector<HTMLMetaElement>('meta[name="specification"]')?.content ?? '';
