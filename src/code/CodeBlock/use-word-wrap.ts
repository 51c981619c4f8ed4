import {useEffect, useState, type RefObject} from 'react';

export interface WordWrap {
  on: boolean;
  /** False where every line fits, and there is nothing to wrap. */
  useful: boolean;
  toggle: () => void;
}

/** Whether the lines of a block wrap, and whether any is long enough to. Watches the block's size, which a tab or the window may change. */
export function useWordWrap(code: RefObject<HTMLElement | null>): WordWrap {
  const [on, setOn] = useState(false);
  const [overflows, setOverflows] = useState(false);
  useEffect(() => {
    const pre = code.current?.parentElement;
    if (!pre) return;
    const observer = new ResizeObserver(() => {
      setOverflows(pre.scrollWidth > pre.clientWidth);
    });
    observer.observe(pre);
    return () => {
      observer.disconnect();
    };
  }, [code]);
  return {
    on,
    useful: on || overflows,
    toggle: () => {
      setOn((before) => !before);
    },
  };
}
