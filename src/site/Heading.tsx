import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {useAnchorTargetClassName} from '@docusaurus/theme-common';
import type {Props} from '@theme/Heading';
import clsx from 'clsx';
import type {ReactNode} from 'react';

/**
 * A heading with a link to itself. The theme's own says the name of that link twice, as a label and
 * as a title: a kilobyte of the glossary.
 */
export default function Heading({as: As, id, ...props}: Props): ReactNode {
  const brokenLinks = useBrokenLinks();
  const anchorTarget = useAnchorTargetClassName(id);
  if (As === 'h1' || id === undefined) return <As {...props} />;
  brokenLinks.collectAnchor(id);
  const label = translate(
    {id: 'theme.common.headingLinkTitle', message: 'Direct link to {heading}'},
    {heading: typeof props.children === 'string' ? props.children : id},
  );
  return (
    <As {...props} className={clsx('anchor', anchorTarget, props.className)} id={id}>
      {props.children}
      <Link className="hash-link" to={`#${id}`} aria-label={label} translate="no">
        &#8203;
      </Link>
    </As>
  );
}
