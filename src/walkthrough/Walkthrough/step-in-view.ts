import {useEffect, type RefObject} from 'react';
import type {WalkthroughState} from './state';

/**
 * The reading line: a step that crosses it, a third of the screen from the top, is the one that is
 * read.
 */
const readingLine = '-33% 0px -66% 0px';

/** On the document while a walkthrough is on the screen: the table of contents makes room. */
const mark = 'data-walkthrough';

/** The keyboard is in another step, on the screen: that one is read. */
function hasFocusElsewhere(step: Element): boolean {
  const focused = document.querySelector('.walk-step :focus-visible');
  if (!focused || step.contains(focused)) return false;
  const {top, bottom} = focused.getBoundingClientRect();
  return top >= 0 && bottom <= innerHeight;
}

/** Shows the lines of the step that the reader has scrolled to. */
export function useStepInView(root: RefObject<HTMLElement | null>, {beside, show}: Pick<WalkthroughState, 'beside' | 'show'>): void {
  useEffect(() => {
    const element = root.current;
    if (!beside || !element) return undefined;
    const showStep = ({dataset: {lines, strong}}: HTMLElement): void => {
      if (lines !== undefined) show({lines, strong});
    };
    const steps = new IntersectionObserver(
      (entries) => {
        const entry = entries.find(({isIntersecting}) => isIntersecting);
        if (entry && !hasFocusElsewhere(entry.target)) showStep(entry.target as HTMLElement);
      },
      {rootMargin: readingLine},
    );
    const all = element.querySelectorAll<HTMLElement>('.walk-step');
    if (all[0]) showStep(all[0]);
    for (const step of all) steps.observe(step);
    const room = new IntersectionObserver(([entry]) => {
      document.documentElement.toggleAttribute(mark, entry?.isIntersecting);
    });
    room.observe(element);
    return () => {
      steps.disconnect();
      room.disconnect();
      document.documentElement.removeAttribute(mark);
    };
  }, [root, beside, show]);
}
