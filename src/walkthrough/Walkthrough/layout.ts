import {useEffect, useRef, useState} from 'react';
import {adoptStyles} from '../../lib/adopt-styles';
import {walkthroughStyles} from './styles';

/** Screens on which code has room beside prose. In `em`, so that large text keeps one column. */
const wide = '(min-width: 75em)';

/** How far below the top of the screen an element is that the address led to, at most. */
const nearTop = 200;

const targetOf = (hash: string): HTMLElement | null => (hash === '' ? null : document.getElementById(decodeURIComponent(hash.slice(1))));

/** How a walkthrough is laid out. */
export interface Layout {
  /**
   * The whole file stands beside the steps; false in the page as it was built, and in browsers that
   * adopt no style sheets.
   */
  beside: boolean;
  /** The reader was where the address leads when the layout changed, and had not scrolled on. */
  atTarget: boolean;
}

/** Lays the walkthrough out for the screen. */
export function useLayout(): Layout {
  const [layout, setLayout] = useState<Layout>({beside: false, atTarget: false});
  useEffect(() => {
    if (!('adoptedStyleSheets' in document)) return undefined;
    adoptStyles(walkthroughStyles);
    const screen = matchMedia(wide);
    const measure = (): void => {
      const top = targetOf(location.hash)?.getBoundingClientRect().top ?? Infinity;
      setLayout({beside: screen.matches, atTarget: Math.abs(top) < nearTop});
    };
    measure();
    screen.addEventListener('change', measure);
    return () => {
      screen.removeEventListener('change', measure);
    };
  }, []);
  return layout;
}

/**
 * Keeps the reader where the address leads as the layout changes. An excerpt is not drawn then; an
 * address of one leads to its step.
 */
export function useTarget({beside, atTarget}: Layout, hash: string): void {
  const before = useRef(hash);
  useEffect(() => {
    const isNew = before.current !== hash;
    before.current = hash;
    const target = beside ? targetOf(hash) : null;
    const step = target?.closest('.walk-excerpt')?.closest('section');
    if (step && (isNew || atTarget)) step.scrollIntoView();
    else if (atTarget && !isNew) target?.scrollIntoView();
  }, [beside, atTarget, hash]);
}
