import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';

/** A link to where a report is written. A program for mail takes no tab of its own. */
export const DeskLink = ({href, children}: {href: string; children: ReactNode}): ReactNode =>
  href.startsWith('mailto:') ? <a href={href}>{children}</a> : <Link to={href}>{children}</Link>;
