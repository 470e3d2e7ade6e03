import {
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useSyncExternalStore,
} from 'react';
import { focusFirst, isFocusLost, openersNow } from './focus.ts';

/** What is open over the page: a dialog, menu, panel, drawer, list or tooltip, or a filter that has a text. */
export interface Layer {
  /**
   * `modal`: takes all keys, such as a dialog or menu. `beside`: the page stays usable, such as a panel. `field`: takes
   * Escape only while it has the focus, such as a filter. `tooltip`: lies above the rest, and never has the focus.
   */
  readonly kind: 'modal' | 'beside' | 'field' | 'tooltip';
  /** A layer of a higher level is above all layers of lower levels, whichever opened last. */
  readonly level: number;
  /** Returns the element of the layer; null or undefined while it is not in the document. */
  readonly element: () => Element | null | undefined;
  readonly close: () => void;
}

interface LayerOptions extends Partial<Omit<Layer, 'close' | 'element'>> {
  /** Absent for a tooltip. */
  readonly element?: Layer['element'] | RefObject<Element | null>;
}

/**
 * Registers a layer while it is open. Escape calls `close`. A closed layer returns the focus to the element that opened
 * it, also in a framed page of this site, unless the user has moved the focus.
 */
export function useLayer(isOpen: boolean, close: () => void, options: LayerOptions): void {
  const { kind = 'beside', level = 0 } = options;
  const act = useEffectEvent(close);
  const find = useEffectEvent(() =>
    typeof options.element === 'function' ? options.element() : options.element?.current,
  );
  // During rendering, since the content of the layer may take the focus when it appears.
  const openers = useMemo(() => (isOpen ? openersNow() : []), [isOpen]);
  useLayoutEffect(() => {
    if (!isOpen) return;
    const layer: Layer = { kind, level, close: () => act(), element: () => find() };
    setLayers([...layers, layer].toSorted((one, other) => one.level - other.level));
    return () => setLayers(layers.filter((other) => other !== layer));
  }, [isOpen, kind, level]);
  // After the library has released the focus, which it locks in an open dialog.
  useEffect(() => {
    if (!isOpen || kind === 'field' || kind === 'tooltip') return;
    return () => {
      if (isFocusLost() || find()?.contains(document.activeElement)) focusFirst(openers);
    };
  }, [isOpen, kind, openers]);
}

/** Calls `close` when Back or Forward opens another page below a layer. */
export function useClosedByBack(close: () => void): void {
  const act = useEffectEvent(close);
  useEffect(() => {
    const acts = () => act();
    window.addEventListener('popstate', acts);
    return () => window.removeEventListener('popstate', acts);
  }, []);
}

/** The open layers, the topmost last. */
let layers: readonly Layer[] = [];
const watchers = new Set<() => void>();

function setLayers(next: readonly Layer[]): void {
  layers = next;
  for (const changed of watchers) changed();
}

const watch = (changed: () => void) => {
  watchers.add(changed);
  return () => void watchers.delete(changed);
};

const isModal = ({ kind }: Layer): boolean => kind === 'modal';

/** Returns true while a dialog or menu takes all keys. */
export const isModalOpen = (): boolean => layers.some(isModal);

export const useIsModalOpen = (): boolean => useSyncExternalStore(watch, isModalOpen);

/**
 * Returns the layer that Escape closes: a tooltip, else the topmost with the focus, else the topmost modal one, else the
 * topmost. Layers below a modal one, and fields without the focus, stay open.
 */
export function layerToClose(open: readonly Layer[], focus: Element | null): Layer | undefined {
  const modal = open.findLastIndex(isModal);
  const usable = open.slice(Math.max(0, modal));
  return (
    usable.findLast(({ kind }) => kind === 'tooltip') ??
    usable.findLast(({ element }) => element()?.contains(focus)) ??
    open[modal] ??
    open.findLast(({ kind }) => kind !== 'field')
  );
}

/** Closes one layer. @param focus the element that has the focus, such as the frame of a page that passes Escape on */
export const closeLayer = (focus: Element | null): void => layerToClose(layers, focus)?.close();

/**
 * Listens for Escape. Called before any other component listens, so that no press closes two layers. Returns a function
 * that ends it.
 */
export function listenForEscape(): () => void {
  let target: Layer | undefined;
  // Decides before the key has any effect: a list that closes by itself is closed when the event arrives at the window.
  const decide = (event: KeyboardEvent) => {
    const focus = event.target instanceof Element ? event.target : null;
    target = isEscape(event) && !isListOpen(focus) ? layerToClose(layers, focus) : undefined;
  };
  const act = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || layers.length === 0) return;
    // The library would close its menus, too.
    event.stopImmediatePropagation();
    if (!target || event.defaultPrevented) return;
    event.preventDefault();
    if (layers.includes(target)) target.close();
  };
  window.addEventListener('keydown', decide, { capture: true });
  window.addEventListener('keydown', act);
  return () => {
    window.removeEventListener('keydown', decide, { capture: true });
    window.removeEventListener('keydown', act);
  };
}

type Press = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'altKey' | 'metaKey' | 'shiftKey' | 'repeat'> & Composed;
type Composed = Pick<KeyboardEvent, 'isComposing' | 'keyCode'>;

/** Returns true for a press of Escape alone. A key that is held down counts once. */
export const isEscape = (press: Press): boolean =>
  press.key === 'Escape' &&
  !(press.ctrlKey || press.altKey || press.metaKey || press.shiftKey || press.repeat || isComposed(press));

/** Returns true for a key of an input method. Safari reports the key that ends a composition by its code only. */
export const isComposed = ({ isComposing, keyCode }: Composed): boolean => isComposing || keyCode === 229;

/** Returns true for a field whose list is open: Escape closes only the list. */
const isListOpen = (focus: Element | null): boolean =>
  focus?.getAttribute('role') === 'combobox' && focus.getAttribute('aria-expanded') === 'true';
