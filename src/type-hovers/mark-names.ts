import type {TypedName} from './load-types';

/**
 * The piece of a line that has a name, and where the name begins in it; nothing where the name is
 * in a link or in several pieces.
 */
function pieceOf(line: Element, {column, length}: TypedName): {piece: Text; start: number} | undefined {
  const walker = document.createTreeWalker(line, NodeFilter.SHOW_TEXT);
  let before = 0;
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const piece = node as Text;
    const start = column - before;
    before += piece.length;
    if (start >= piece.length) continue;
    return start < 0 || start + length > piece.length || piece.parentElement?.closest('a') ? undefined : {piece, start};
  }
  return undefined;
}

/** Puts an element around a name. */
function wrap(code: HTMLElement, name: TypedName, className: string): HTMLElement | undefined {
  const line = code.children[name.line - 1];
  const found = line && pieceOf(line, name);
  if (!found) return undefined;
  const range = document.createRange();
  range.setStart(found.piece, found.start);
  range.setEnd(found.piece, found.start + name.length);
  const element = document.createElement('span');
  element.className = className;
  element.setAttribute('role', 'button');
  element.tabIndex = -1;
  range.surroundContents(element);
  return element;
}

/** The marked names of a block. */
export interface Marked {
  /** What each element is, in the order of the text. */
  texts: ReadonlyMap<HTMLElement, string>;
  /** Makes the code what it was. */
  undo: () => void;
}

/**
 * Marks names in a block, so that a reader can point at them and give them the focus; the Tab key
 * stops at the first alone.
 *
 * @param code the element with a line for each of its children
 */
export function markNames(code: HTMLElement, names: readonly TypedName[], className: string): Marked {
  const texts = new Map<HTMLElement, string>();
  for (const name of names) {
    const element = wrap(code, name, className);
    if (element) texts.set(element, name.text);
  }
  const [first] = texts.keys();
  if (first) first.tabIndex = 0;
  return {
    texts,
    undo: () => {
      for (const element of texts.keys()) {
        const {parentNode} = element;
        element.replaceWith(...element.childNodes);
        parentNode?.normalize();
      }
    },
  };
}
