import Admonition from '@theme/Admonition';
import type {ReactNode} from 'react';

export interface StatusBannerProps {
  /** `deprecated`: still works, do not start with it; `removed`: gone. */
  status: 'deprecated' | 'removed';
  /** Date or version, as the author wrote it. */
  since: string;
  /** What to use instead, as plain text; the page's first paragraph has the links. */
  use: string;
}

const words = {deprecated: 'Deprecated', removed: 'Removed'} as const;

/** Says at the head of a page that its subject is outdated, since when, and what to use. */
export function StatusBanner({status, since, use}: StatusBannerProps): ReactNode {
  return (
    <Admonition type="warning" title={`${words[status]} since ${since}`}>
      <p>Use instead: {use}</p>
    </Admonition>
  );
}
