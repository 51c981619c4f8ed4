import type {ReactNode} from 'react';

/** Nothing: the site has one version. src/light-docs/docs/plugin stops a build with a version that has a badge. */
export default function DocVersionBadge(): ReactNode {
  return null;
}
