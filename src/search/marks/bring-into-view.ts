import {navbarBottom} from '../../lib/navbar-bottom';

/**
 * What hides text until a reader opens it: a closed tab or sample that the browser's find would
 * open, and a closed `details`.
 */
const closed = '[hidden="until-found"], details:not([open])';

const closedAround = ({startContainer}: Range): Element | undefined => {
  // From the inside to the outside; the outermost is opened first.
  let outermost: Element | undefined;
  for (let around = startContainer.parentElement?.closest(closed); around; around = around.parentElement?.closest(closed)) {
    const isSummary = around.tagName === 'DETAILS' && around.querySelector('summary')?.contains(startContainer);
    if (!isSummary) outermost = around;
  }
  return outermost;
};

const isShown = (range: Range): boolean => range.getClientRects().length > 0 && !closedAround(range);

function open(element: Element): void {
  if (element instanceof HTMLDetailsElement) element.open = true;
  else {
    element.dispatchEvent(new Event('beforematch', {bubbles: true}));
    element.removeAttribute('hidden');
  }
}

function scrollTo(range: Range): void {
  const {top, bottom} = range.getBoundingClientRect();
  if (top >= navbarBottom() && bottom <= window.innerHeight) return;
  window.scrollBy({top: top - navbarBottom() - window.innerHeight / 5, behavior: 'instant'});
}

/**
 * Shows the first mark that can be seen. Where all are hidden, what hides the first one is opened.
 */
export function bringIntoView(ranges: readonly Range[]): void {
  const [first] = ranges;
  if (first === undefined) return;
  const shown = ranges.find(isShown);
  if (shown) {
    scrollTo(shown);
    return;
  }
  for (let around = closedAround(first), left = 5; around && left > 0; around = closedAround(first), left -= 1) open(around);
  requestAnimationFrame(() => {
    scrollTo(first);
  });
}
