import Link from '@docusaurus/Link';
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

const words = {deprecated: 'Deprecated', removed: 'Removed'} as const;

/** Says at the head of a page that its subject is outdated, since when, and what to use. */
export function StatusBanner({status, since, use}: StatusBannerProps): ReactNode {
  return (
    <Admonition type="warning" title={`${words[status]} since ${since}`}>
      <p>
        Use instead:{' '}
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
