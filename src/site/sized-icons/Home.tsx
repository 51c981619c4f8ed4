import Home from '@theme-original/Icon/Home';
import type {Props} from '@theme/Icon/Home';
import type {ReactNode} from 'react';

/**
 * The icon of the trail, with a size in the HTML: without a style sheet it would be as wide as the
 * window.
 */
export default function SizedHome(props: Props): ReactNode {
  return <Home width="18" height="18" {...props} />;
}
