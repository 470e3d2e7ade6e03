/** True for the address of a PostgreSQL database; everything else is a file. */
export const isPostgres = (location: string): boolean => /^postgres(?:ql)?:\/\//.test(location);
