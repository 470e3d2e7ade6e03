/** Folder with the package.json of the other products and their installed packages. */
export const peersFolder = import.meta.dirname;
