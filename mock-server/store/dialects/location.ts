/** Returns true for the address of a PostgreSQL database; all other locations are files. */
export const isPostgres = (location: string): boolean => /^postgres(?:ql)?:\/\//.test(location);
