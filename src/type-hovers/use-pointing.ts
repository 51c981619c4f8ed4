import {useCallback, useEffect, useState, type RefObject} from 'react';
import type {Marked} from './mark-names';
import {nextPlace} from './next-name';

/** The name that a reader points at, and its type. */
export interface Pointed {
  word: HTMLElement;
  text: string;
}

interface Pointing {
  pointed: Pointed | undefined;
  close: () => void;
}

/**
 * Follows which of the marked names a reader points at: with a pointer, with a finger, or with the
 * keyboard, where arrows go from name to name. Escape hides the type; once more, and it leads back
 * to the button.
 */
export function usePointing(
  marked: Marked | undefined,
  code: RefObject<HTMLElement | null>,
  toggle: RefObject<HTMLElement | null>,
): Pointing {
  const [pointed, setPointed] = useState<Pointed>();
  const close = useCallback(() => {
    setPointed(undefined);
  }, []);
  useEffect(() => {
    const element = code.current;
    if (!marked || !element) return undefined;
    const names = [...marked.texts.keys()];
    const nameAt = ({target}: Event): HTMLElement | undefined => names.find((name) => target instanceof Node && name.contains(target));
    const show = (event: Event): void => {
      const word = nameAt(event);
      if (word) setPointed({word, text: marked.texts.get(word) ?? ''});
    };
    const over = (event: PointerEvent): void => {
      // A finger that slides over the code scrolls it.
      if (event.pointerType !== 'touch') show(event);
    };
    const tap = (event: Event): void => {
      nameAt(event)?.focus();
      show(event);
    };
    const focus = (event: FocusEvent): void => {
      const word = nameAt(event);
      if (!word) return;
      for (const name of names) name.tabIndex = name === word ? 0 : -1;
      show(event);
    };
    const press = (event: KeyboardEvent): void => {
      const word = nameAt(event);
      if (!word || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key === 'Escape' && !word.hasAttribute('aria-describedby')) toggle.current?.focus();
      if (event.key === 'Enter' || event.key === ' ') show(event);
      const place = nextPlace(event.key, names.indexOf(word), names.length);
      if (place !== undefined) names[place]?.focus();
      if (place !== undefined || event.key === ' ') event.preventDefault();
    };
    element.addEventListener('pointerover', over);
    element.addEventListener('click', tap);
    element.addEventListener('focusin', focus);
    element.addEventListener('keydown', press);
    return () => {
      element.removeEventListener('pointerover', over);
      element.removeEventListener('click', tap);
      element.removeEventListener('focusin', focus);
      element.removeEventListener('keydown', press);
      setPointed(undefined);
    };
  }, [marked, code, toggle]);
  return {pointed, close};
}
