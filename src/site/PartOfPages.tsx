import Translate, {translate} from '@docusaurus/Translate';
import {ThemeClassNames, UnlistedMetadata} from '@docusaurus/theme-common';
import Admonition from '@theme/Admonition';
import type {ReactNode} from 'react';

/**
 * What the page of a snippet says above the text. Snippets are all that is unlisted here, and
 * Docusaurus makes a page of each.
 */
export default function PartOfPages(): ReactNode {
  return (
    <>
      <UnlistedMetadata />
      <Admonition
        type="note"
        className={ThemeClassNames.common.unlistedBanner}
        title={translate({id: 'site.partOfPages', message: 'A part of other pages'})}
      >
        <p>
          <Translate id="site.readThose">
            Several pages include this text, and it isn’t meant to be read alone. The search finds those pages.
          </Translate>
        </p>
      </Admonition>
    </>
  );
}
