import type {ClientModule} from '@docusaurus/types';
import '@docusaurus/theme-classic/lib/nprogress.css';

/** Milliseconds after which the reader sees that a page is coming, as in the theme's own module. */
const delay = 200;

/** Fetched when the browser has nothing else to do, so that no page waits for it. */
const loadBar = async () => {
  const {default: bar} = await import(/* webpackChunkName: "progress-bar", webpackPrefetch: true */ 'nprogress');
  return bar.configure({showSpinner: false});
};

/** Whether a page was asked for that is not there yet. */
let isComing = false;
/** Ends the bar that is drawn. */
let end: (() => void) | undefined;

async function begin(): Promise<void> {
  const bar = await loadBar();
  if (!isComing) return;
  bar.start();
  end = () => {
    bar.done();
  };
}

/** A page is asked for: where it takes long, a bar says so. */
export const onRouteUpdate: ClientModule['onRouteUpdate'] = ({location, previousLocation}) => {
  if (!previousLocation || location.pathname === previousLocation.pathname) return undefined;
  isComing = true;
  const timer = setTimeout(() => {
    // Without a network there is no bar, and slow-page.ts tells the reader.
    begin().catch(() => undefined);
  }, delay);
  return () => {
    clearTimeout(timer);
  };
};

/** The page is there. */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = () => {
  isComing = false;
  end?.();
  end = undefined;
};
