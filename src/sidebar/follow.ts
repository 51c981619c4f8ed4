import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type {ClientModule} from '@docusaurus/types';

/** What scrolls: the sidebar, the table of contents, and what a phone's drawer shows. */
const lists = '.thin-scrollbar,.navbar-sidebar__item';

const covers = '.navbar-sidebar__back,input';

/**
 * Scrolls lists, and not the page, until the current item is in view; one that is in view already
 * stays where it is.
 */
function follow(currentItems: string): void {
  for (const item of document.querySelectorAll(currentItems)) {
    const list = item.closest(lists);
    if (!list) continue;
    const frame = list.getBoundingClientRect();
    // The way back to all sections in a phone's drawer, and the field that filters a long sidebar,
    // cover the top of the list.
    const upper = [...list.querySelectorAll(covers)].at(-1)?.getBoundingClientRect().bottom ?? frame.top;
    const {top, bottom} = item.getBoundingClientRect();
    // One that the filter hides is nowhere.
    if (top < bottom && (top < upper || bottom > frame.bottom)) list.scrollTop += (top + bottom - frame.top - frame.bottom) / 2;
  }
}

const followPage = (): void => {
  follow('.menu__link[aria-current=page]');
};

if (ExecutionEnvironment.canUseDOM) {
  // The theme marks the heading in view when the page is scrolled, and draws the drawer when its
  // button is pressed.
  document.addEventListener('scroll', () => {
    requestAnimationFrame(() => {
      follow('.table-of-contents__link--active');
    });
  });
  document.addEventListener('click', ({target}) => {
    if (target instanceof Element && target.closest('.navbar__toggle')) requestAnimationFrame(followPage);
  });
}

export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = () => {
  // Categories on the way to the page open after it is drawn.
  requestAnimationFrame(followPage);
};
