import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';

/** Stands where a part of a page should be that did not come. */
export const NotLoaded = (): ReactNode => (
  <p role="status">
    <Translate id="lib.notLoaded">This could not be loaded. Reload the page to try again.</Translate>
  </p>
);
