import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type {ClientModule} from '@docusaurus/types';
import {ScrollPositions} from './positions';
import {scrollWhenTall} from './scroll-when-tall';

/**
 * Back and Forward return to where the reader left a page. Browsers do that themselves if the page
 * is drawn at once. Here a page may have to be loaded first, after a reload, and search results
 * come from a worker: by then the browser has scrolled whatever was shown, and Docusaurus has gone
 * to the top.
 */
const positions = ExecutionEnvironment.canUseDOM ? new ScrollPositions() : undefined;

/** Whether the reader has gone back or forward, and the page is not shown yet. */
let isReturning = false;
/**
 * Whether the address has changed before the page, or the page is not complete yet: then its scroll
 * position means nothing.
 */
let isUnsettled = false;
/**
 * Set while the page is being scrolled to where it was left. The results page changes its own
 * address meanwhile.
 */
let giveUp: (() => void) | undefined;

/**
 * The key of the current entry of the history. The router gives it one, unless the browser itself
 * made the entry.
 */
const entry = (): string => (history.state as {key?: string} | null)?.key ?? location.href;

function remember(): void {
  if (!isUnsettled) positions?.set(entry(), window.scrollY);
}

function settle(): void {
  isUnsettled = false;
  remember();
}

if (ExecutionEnvironment.canUseDOM) {
  window.addEventListener('popstate', () => {
    isReturning = true;
  });
  window.addEventListener('scroll', remember, {passive: true});
  // Browsers tell of scrolling once a frame: what leads away may come first.
  for (const leading of ['click', 'keydown']) window.addEventListener(leading, remember, {capture: true, passive: true});
  window.addEventListener('pagehide', () => positions?.store());
}

type Update = Parameters<NonNullable<ClientModule['onRouteUpdate']>>[0];

const isOtherPage = ({location: to, previousLocation: from}: Update): boolean =>
  from !== null && (from.pathname !== to.pathname || from.search !== to.search);

export const onRouteUpdate: ClientModule['onRouteUpdate'] = (update) => {
  if (isOtherPage(update)) {
    giveUp?.();
    giveUp = undefined;
  }
  isUnsettled = update.previousLocation !== null;
};

/** Called as soon as the page is drawn, after Docusaurus has scrolled to its top or anchor. */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = (update) => {
  const top = isReturning && isOtherPage(update) ? positions?.of(entry()) : undefined;
  const content = document.getElementById('__docusaurus');
  isReturning = false;
  if (top !== undefined && content) {
    giveUp = scrollWhenTall(top, content, () => {
      giveUp = undefined;
      settle();
    });
  } else if (!giveUp) settle();
};
