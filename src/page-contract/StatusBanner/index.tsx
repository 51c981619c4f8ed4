import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import type {LinkedText} from '@site/src/page-contract/linked-text';
import Admonition from '@theme/Admonition';
import type {ReactNode} from 'react';

export interface StatusBannerProps {
  /** `deprecated`: it still works, but nothing new should use it; `removed`: it is gone. */
  status: 'deprecated' | 'removed';
  /** Date or version, as the author wrote it. */
  since: string;
  /** What to use instead, with links to it. */
  use: LinkedText;
}

const titleOf = {
  deprecated: (since: string) => translate({id: 'page-contract.deprecated', message: 'Deprecated since {since}'}, {since}),
  removed: (since: string) => translate({id: 'page-contract.removed', message: 'Removed since {since}'}, {since}),
} as const;

/** Says at the head of a page that its subject is outdated, since when, and what to use. */
export function StatusBanner({status, since, use}: StatusBannerProps): ReactNode {
  return (
    <Admonition type="warning" title={titleOf[status](since)}>
      <p>
        <Translate id="page-contract.useInstead">Use instead:</Translate>{' '}
        {use.map((part) =>
          typeof part === 'string' ? (
            part
          ) : (
            <Link key={part.text} to={part.href}>
              {part.text}
            </Link>
          ),
        )}
      </p>
    </Admonition>
  );
}
