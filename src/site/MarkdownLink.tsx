import Link, {type Props} from '@docusaurus/Link';
import {useAnchorTargetClassName} from '@docusaurus/theme-common';
import clsx from 'clsx';
import type {ReactNode} from 'react';

/**
 * A link of a page's Markdown. The theme's own gives each an empty class, which costs the glossary
 * 400 bytes.
 */
export function MarkdownLink({className, ...props}: Props): ReactNode {
  // Footnotes have ids, to which their marks lead.
  const anchorTarget = useAnchorTargetClassName(props.id);
  return <Link {...props} className={clsx(anchorTarget, className) || undefined} />;
}
