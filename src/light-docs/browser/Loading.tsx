import type {LoadingComponentProps} from 'react-loadable';
import type {ReactNode} from 'react';

/**
 * What stands for a page that has not been loaded. Docusaurus loads a page before it shows it, so
 * readers never see this, and its own spinner and its button to try again are left out.
 *
 * @throws to the page's error boundary where the page cannot be loaded
 */
export default function Loading({error}: Pick<LoadingComponentProps, 'error'>): ReactNode {
  if (error) throw error as Error;
  return null;
}
