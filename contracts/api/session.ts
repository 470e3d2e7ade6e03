import type { Operations } from './operation.ts';

/** The signed-in user, logout, profiles, keep-alive and events. Document 000, sections 4.1 and 7. */
export const sessionOperations = {
  getUser: {
    area: 'session',
    method: 'GET',
    path: '/api/navigation/user',
    access: 'bearer',
    failure: 'dialog',
    rules: ['S-7-01', 'S-3-01', 'S-4.1-02'],
    summary: 'The signed-in user with role, features and other profiles.',
  },
  logout: {
    area: 'session',
    method: 'GET',
    path: '/api/navigation/user/logout',
    access: 'bearer',
    failure: 'local',
    rules: ['S-7-02', 'S-7-03', 'S-4.1-13'],
    summary: 'Ends the server session and says where the browser goes after sign-out.',
  },
  switchProfile: {
    area: 'session',
    method: 'POST',
    path: '/api-administration/user/switch-profile',
    access: 'bearer',
    failure: 'local',
    problems: ['profile-not-found'],
    rules: ['S-7-04', 'S-4.1-18', 'S-2.1-18'],
    summary: 'Makes another profile of the same person the active one.',
  },
  keepAlive: {
    area: 'session',
    method: 'GET',
    path: '/api/alive',
    access: 'bearer',
    failure: 'silent',
    rules: ['S-7-07', 'S-4.1-26'],
    summary: 'Keeps the server session alive while the user works.',
  },
  getEvents: {
    area: 'session',
    method: 'GET',
    path: '/api/events',
    access: 'bearer',
    failure: 'silent',
    problems: ['too-many-streams'],
    rules: ['S-4.1-05'],
    summary: 'Server-sent events of the signed-in user: loanUpdate, menuUpdate, sessionExtend.',
  },
} as const satisfies Operations;
