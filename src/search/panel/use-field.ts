import {useEffect, useLayoutEffect, useRef, type RefObject} from 'react';

/** What the panel hears from the field that it opens under. */
export interface FieldEvents {
  onQuery: (query: string) => void;
  /** The reader went to the field, or clicked it. */
  onTurnTo: () => void;
  /** The reader went elsewhere. */
  onLeave: () => void;
  onKeyDown: (event: KeyboardEvent, input: HTMLInputElement) => void;
}

export const inputIn = (frame: RefObject<HTMLElement | null>): HTMLInputElement | null => frame.current?.querySelector('input') ?? null;

/** Listens to the package's field, which is not ours to draw. */
export function useField(frame: RefObject<HTMLElement | null>, events: FieldEvents): void {
  const latest = useRef(events);
  useLayoutEffect(() => {
    latest.current = events;
  });
  useEffect(() => {
    const around = frame.current;
    const input = inputIn(frame);
    if (!around || !input) return undefined;
    const stop = new AbortController();
    const on = <Name extends keyof HTMLElementEventMap>(
      target: HTMLElement | Document,
      name: Name,
      act: (event: HTMLElementEventMap[Name]) => void,
    ): void => {
      target.addEventListener(name, act as EventListener, {signal: stop.signal});
    };
    const turnTo = (): void => {
      latest.current.onQuery(input.value);
      latest.current.onTurnTo();
    };
    // On the document, after React has heard of the letter: a render before that puts the text
    // without it back into the field.
    on(document, 'input', ({target}) => {
      if (target === input) turnTo();
    });
    on(input, 'focus', turnTo);
    on(input, 'click', turnTo);
    on(input, 'keydown', (event) => {
      latest.current.onKeyDown(event, input);
    });
    on(around, 'focusout', ({relatedTarget}) => {
      if (!(relatedTarget instanceof Node && around.contains(relatedTarget))) latest.current.onLeave();
    });
    // The package's button that empties the field changes it without an event.
    on(around, 'click', ({target}) => {
      if (!(target instanceof Element && target.closest('.navbar__search button'))) return;
      const focused = document.activeElement;
      setTimeout(() => {
        // The button goes, and the focus with it; what the reader went to meanwhile keeps it.
        if ([focused, document.body].includes(document.activeElement)) input.focus();
      });
    });
    if (document.activeElement === input) turnTo();
    return () => {
      stop.abort();
    };
  }, [frame]);
}

/** What screen readers are told of the field, which says that a list belongs to it. */
export function useComboBox(frame: RefObject<HTMLElement | null>, listId: string, activeId: string | undefined, isExpanded: boolean): void {
  useEffect(() => {
    const input = inputIn(frame);
    if (!input) return;
    const attributes = {role: 'combobox', autocomplete: 'off', spellcheck: 'false', 'aria-autocomplete': 'list', 'aria-controls': listId};
    for (const [name, value] of Object.entries(attributes)) input.setAttribute(name, value);
    input.setAttribute('aria-expanded', String(isExpanded));
    if (isExpanded && activeId !== undefined) input.setAttribute('aria-activedescendant', activeId);
    else input.removeAttribute('aria-activedescendant');
  }, [frame, listId, activeId, isExpanded]);
}
