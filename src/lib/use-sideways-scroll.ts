import {translate} from '@docusaurus/Translate';
import {useEffect, useRef, useState, type HTMLAttributes, type RefObject} from 'react';

/** A box that scrolls sideways where what is in it is too wide. */
export interface SidewaysScroll {
  ref: RefObject<HTMLDivElement | null>;
  /**
   * What the box has while it scrolls: only then is it a stop for the Tab key, by a name that a
   * screen reader says.
   */
  whileScrolling: HTMLAttributes<HTMLDivElement>;
}

/**
 * Watches whether a box scrolls sideways.
 *
 * @param name what is in the box: `Table`
 */
export function useSidewaysScroll(name: string): SidewaysScroll {
  const ref = useRef<HTMLDivElement>(null);
  const [overflows, setOverflows] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const observer = new ResizeObserver(() => {
      setOverflows(element.scrollWidth > element.clientWidth);
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
    };
  }, []);
  return {
    ref,
    whileScrolling: overflows
      ? {tabIndex: 0, role: 'group', 'aria-label': translate({id: 'lib.scrollsSideways', message: '{name}, scrolls sideways'}, {name})}
      : {},
  };
}
