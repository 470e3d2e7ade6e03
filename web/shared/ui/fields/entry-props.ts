import { useLayoutEffect } from 'react';
import { type EntryKind, entryAttributes } from '../../../../contracts/fields/entry-attributes.ts';

/** Returns the attributes of a text control as properties of React, by what is entered. */
export function entryProps(kind: EntryKind) {
  const { spellcheck, autocomplete, autocapitalize, inputmode } = entryAttributes[kind];
  return {
    spellCheck: spellcheck === 'true',
    autoComplete: autocomplete,
    autoCapitalize: autocapitalize,
    inputMode: inputmode,
  };
}

/** Sets the attributes of a list's control, which the component library does not take as properties. */
export function useEntryAttributes(id: string, kind: EntryKind): void {
  useLayoutEffect(() => {
    const control = document.getElementById(id);
    for (const [name, value] of Object.entries(entryAttributes[kind])) control?.setAttribute(name, value);
  });
}
