import { worldCookieName } from '../../../../contracts/api/headers.ts';

/** Enters a world with this browser: its next request and every page that it opens are in the world. */
export const enterWorld = (id: string): void => writeCookie(`${id}; Path=/; SameSite=Lax`);

/** Leads this browser back to the default world. */
export const leaveWorld = (): void => writeCookie('; Path=/; SameSite=Lax; Max-Age=0');

/** As everybody who addresses this server names the port: 80 when none is written. */
const writeCookie = (value: string): void => {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${worldCookieName(location.port || '80')}=${value}${secure}`;
};
