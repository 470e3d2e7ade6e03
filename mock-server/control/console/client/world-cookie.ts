import { worldCookieName } from '../../../../contracts/api/headers.ts';

/** Sets the world cookie, so that the next request and page of this browser are in the world. */
export const enterWorld = (id: string): void => writeCookie(`${id}; Path=/; SameSite=Lax`);

/** Removes the world cookie, so that this browser is in the default world again. */
export const leaveWorld = (): void => writeCookie('; Path=/; SameSite=Lax; Max-Age=0');

/** Writes the world cookie. Its name contains the port in this server's address, or 80 if the address has none. */
const writeCookie = (value: string): void => {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${worldCookieName(location.port || '80')}=${value}${secure}`;
};
