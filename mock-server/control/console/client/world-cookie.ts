import { worldCookieName } from '../../../../contracts/api/headers.ts';

/**
 * Sets the world cookie, so that the next request and page of this browser are in the world. The name of the cookie
 * contains the port in this server's address, or 80 if the address has none.
 */
export const enterWorld = (id: string): void => {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${worldCookieName(location.port || '80')}=${id}; Path=/; SameSite=Lax${secure}`;
};

/** Id of the world of a browser without the cookie. */
export const defaultWorld = 'default';
