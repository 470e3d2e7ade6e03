import { element } from '../dom/element.ts';

/** A visible frame around an element of the product. It ignores the pointer. */
export interface Outline {
  readonly node: HTMLElement;
  /** Moves the frame around an element; null hides it. Returns the box in the window of the product. */
  around(target: Element | null): DOMRect | null;
}

export function outline(): Outline {
  const node = element('div', { class: 'outline', hidden: true });
  return {
    node,
    around: (target) => {
      node.hidden = target === null;
      if (target === null) return null;
      const box = boxOf(target);
      Object.assign(node.style, {
        left: `${box.left - gap}px`,
        top: `${box.top - gap}px`,
        width: `${box.width + 2 * gap}px`,
        height: `${box.height + 2 * gap}px`,
      });
      return box;
    },
  };
}

/** Space between element and frame in CSS pixels. */
const gap = 2;

/** Returns the box of an element in the window of the product, also of an element in a frame. */
function boxOf(target: Element): DOMRect {
  const box = target.getBoundingClientRect();
  const frame = target.ownerDocument === document ? null : target.ownerDocument.defaultView?.frameElement;
  if (!frame) return box;
  const outer = frame.getBoundingClientRect();
  return new DOMRect(
    outer.left + frame.clientLeft + box.left,
    outer.top + frame.clientTop + box.top,
    box.width,
    box.height,
  );
}
