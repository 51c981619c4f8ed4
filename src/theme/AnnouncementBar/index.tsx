import type {ReactNode} from 'react';

/** Nothing: the site has no announcement bar. src/plugins/theme stops a build whose configuration has one. */
export default function AnnouncementBar(): ReactNode {
  return null;
}
