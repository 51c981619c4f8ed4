import type {ReactNode} from 'react';

/** Nothing: the site has one version. src/light-docs/docs/plugin stops a build with a version that has a banner. */
export default function DocVersionBanner(): ReactNode {
  return null;
}
