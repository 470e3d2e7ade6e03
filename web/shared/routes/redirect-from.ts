import { redirect, replace } from 'react-router-dom';

/**
 * Returns the redirect of a loader to another address. If the tab shows the address already, as after a page load, the
 * redirect replaces its entry in the history: Back would only lead to the redirect again. An address that the product
 * opens has no entry yet.
 */
export function redirectFrom(request: Pick<Request, 'url'>, to: string): Response {
  const { pathname, search } = new URL(request.url);
  const isShown = pathname === window.location.pathname && search === window.location.search;
  return isShown ? replace(to) : redirect(to);
}
