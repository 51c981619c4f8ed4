import type {ReactNode} from 'react';

/** Nothing: pages have no tags, edit link or date of change. src/light-docs/docs/plugin stops a build with a page that has one. */
export default function DocItemFooter(): ReactNode {
  return null;
}
