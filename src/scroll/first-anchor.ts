import type {ClientModule} from '@docusaurus/types';

/**
 * Scrolls to the anchor of the address under `npm start`, where a page is drawn after the browser
 * has looked for it. A built page has its anchors from the start.
 */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({location, previousLocation}) => {
  if (process.env.NODE_ENV === 'production' || previousLocation !== null || location.hash === '') return;
  document.getElementById(decodeURIComponent(location.hash.slice(1)))?.scrollIntoView();
};
