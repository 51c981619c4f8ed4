import {useEffect, useState, type RefObject} from 'react';
import {wraps} from './word-wrap';

/** How the lines of a block fit its width. */
export interface Fit {
  /** Some line is longer than the block is wide, so that it scrolls. */
  scrolls: boolean;
  /** There is more to see at the right. */
  more: boolean;
  /** The reader chose that lines wrap, and some do. */
  wrapped: boolean;
}

/**
 * Watches a block whose width a tab or the window may change, which the reader may scroll, and
 * whose lines may begin to wrap.
 *
 * @param open called with true when the browser scrolled down in a block that is cut off, to
 *   something that it found there
 */
export function useFit(code: RefObject<HTMLElement | null>, open: (isOpen: boolean) => void): Fit {
  const [scrolls, setScrolls] = useState(false);
  const [more, setMore] = useState(false);
  const [wrapped, setWrapped] = useState(false);
  useEffect(() => {
    const element = code.current;
    const pre = element?.parentElement;
    if (!pre) return;
    const measure = (): void => {
      const hidden = pre.scrollWidth - pre.clientWidth;
      setScrolls(hidden > 0);
      setMore(hidden - pre.scrollLeft > 1);
      if (!wraps()) setWrapped(false);
      else {
        void import('./wrapped-lines').then(({layOutLines}) => {
          setWrapped(layOutLines(element));
        });
      }
      if (pre.scrollTop > 0) open(true);
    };
    const observer = new ResizeObserver(measure);
    observer.observe(pre);
    observer.observe(element);
    pre.addEventListener('scroll', measure);
    return () => {
      observer.disconnect();
      pre.removeEventListener('scroll', measure);
    };
  }, [code, open]);
  return {scrolls, more, wrapped};
}
