import {useLayoutEffect, useRef, useState, type RefObject} from 'react';

/** What a reader does next: turns to, or presses, something else. */
const actions = ['pointerover', 'focusin', 'click'] as const;

/**
 * Whether a button has copied, which is true until the reader goes on, however long that takes: the
 * focus leaves the button; where the button has none, the pointer leaves its block; or something
 * outside the block is pressed, such as another copy button.
 *
 * @returns also the reference for the button, and what to call when it has copied
 */
export function useCopied(): {copied: boolean; button: RefObject<HTMLButtonElement | null>; tell: () => void} {
  const [copied, setCopied] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  // As soon as the button says it, so that no action falls between.
  useLayoutEffect(() => {
    const own = button.current;
    if (!copied || !own) return undefined;
    const block = own.closest('.theme-code-block') ?? own;
    const stop = new AbortController();
    const end = (): void => {
      setCopied(false);
    };
    own.addEventListener('blur', end, {signal: stop.signal});
    for (const action of actions)
      document.addEventListener(
        action,
        (event) => {
          const isWatched = action === 'pointerover' && document.activeElement === own;
          // By its path: the icon that was pressed may be gone by the time its click gets here.
          if (!isWatched && !event.composedPath().includes(block)) end();
        },
        {signal: stop.signal},
      );
    return () => {
      stop.abort();
    };
  }, [copied]);
  return {
    copied,
    button,
    tell: () => {
      setCopied(true);
    },
  };
}
