/** Where the peers have their package.json, and their packages once they are installed. */
export const peersFolder = import.meta.dirname;
