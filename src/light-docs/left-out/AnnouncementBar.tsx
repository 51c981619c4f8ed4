import type {ReactNode} from 'react';

/** Nothing: the site has no announcement bar. src/light-docs/theme/plugin stops a build whose configuration has one. */
export default function AnnouncementBar(): ReactNode {
  return null;
}
