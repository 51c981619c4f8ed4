import {translate} from '@docusaurus/Translate';
import packageStyles from '@site/src/search/seam/search-bar-styles';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import clsx from 'clsx';
import {useEffect, useRef, type ReactNode} from 'react';
import {shortcutKeys} from './shortcut';

export interface PlaceholderProps {
  /** Called when the reader goes to the field, by pointer, Tab or shortcut. */
  onTurnTo: () => void;
}

/**
 * A field that looks like the package's search bar and costs nothing: the reader can type into it
 * at once. It is a form that opens the results page, for as long as the search bar is not there;
 * without scripts a link to the list of all pages takes its place.
 */
export default function Placeholder({onTurnTo}: PlaceholderProps): ReactNode {
  const input = useRef<HTMLInputElement>(null);
  const isBrowser = useIsBrowser();

  useEffect(() => {
    // A reader may have gone to the field before this script ran.
    if (document.activeElement === input.current) onTurnTo();
  }, [onTurnTo]);

  return (
    <form className={clsx('navbar__search', packageStyles.searchBarContainer)} action={useBaseUrl('/search')}>
      <svg aria-hidden="true" className={packageStyles.searchIcon} viewBox="0 0 16 16" width="16" height="16">
        <g fill="none" stroke="currentColor" strokeLinecap="round" strokeWidth="1.7">
          <circle cx="6" cy="6" r="5" />
          <path d="m9.7 9.7 5 5" />
        </g>
      </svg>
      <input
        className={clsx('navbar__search-input', packageStyles.searchInput)}
        placeholder={translate({id: 'search.search', message: 'Search'})}
        aria-label={translate({id: 'search.search', message: 'Search'})}
        name="q"
        ref={input}
        onFocus={onTurnTo}
      />
      {isBrowser && (
        <div className={packageStyles.searchHintContainer}>
          {shortcutKeys().map((key) => (
            <kbd key={key} className={packageStyles.searchHint}>
              {key}
            </kbd>
          ))}
        </div>
      )}
    </form>
  );
}
