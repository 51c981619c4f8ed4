import {translate} from '@docusaurus/Translate';
import {useContext, useEffect, useRef, type ReactNode} from 'react';
import {highlighted} from '../../code/CodeBlock/use-target-line';
import {WalkthroughContext, type MarkedLines} from './state';

const emphasized = 'walk-strong';

/** How many lines stay in view above those of a step. */
const linesAbove = 2;

/** Scrolls to the first of the lines, unless all of them are in view. */
function bringIntoView(scroller: HTMLElement, first: HTMLElement, last: HTMLElement): void {
  const frame = scroller.getBoundingClientRect();
  const [top, bottom] = [first.getBoundingClientRect().top - frame.top, last.getBoundingClientRect().bottom - frame.top];
  if (top >= 0 && bottom <= scroller.clientHeight) return;
  scroller.scrollTop += top - linesAbove * first.offsetHeight;
}

/** Marks the lines of a step, and no others. */
function markLines(frame: HTMLElement, {lines, strong = ''}: MarkedLines): void {
  const [from = 0, to = 0] = lines.split('-').map(Number);
  const strongest = new Set(strong.split(',').map(Number));
  const all = frame.querySelectorAll<HTMLElement>('.token-line');
  for (const [index, line] of all.entries()) {
    line.classList.toggle(highlighted, index + 1 >= from && index + 1 <= to);
    line.classList.toggle(emphasized, strongest.has(index + 1));
  }
  const [first, last] = [all[from - 1], all[to - 1]];
  const scroller = first?.closest('pre')?.parentElement;
  if (scroller && last) bringIntoView(scroller, first, last);
}

/**
 * The whole file. Its code stays in view while the reader scrolls the steps, and scrolls by itself.
 */
export function Whole({title, children}: {title: string; children: ReactNode}): ReactNode {
  const {beside, now} = useContext(WalkthroughContext);
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const scroller = frame.current?.querySelector('pre')?.parentElement;
    if (!scroller) return;
    // The frame around the code is that of src/code/, which does not scroll elsewhere.
    scroller.tabIndex = 0;
    scroller.setAttribute('role', 'region');
    scroller.setAttribute('aria-label', translate({id: 'walkthrough.whole', message: 'The whole file {title}'}, {title}));
  }, [beside, title]);
  useEffect(() => {
    if (frame.current && now) markLines(frame.current, now);
  }, [beside, now]);
  if (!beside) return null;
  return (
    <div className="walk-side">
      <div ref={frame} className="walk-whole">
        {children}
      </div>
    </div>
  );
}
