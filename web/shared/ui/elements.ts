import type { ReactElement } from 'react';

/** Content beside other elements. Unlike a `ReactNode`, it is never a text: `npm run lint` says why. */
export type Elements = ReactElement | false | null | undefined | readonly Elements[];
