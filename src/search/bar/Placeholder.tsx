import packageStyles from '@site/src/search/seam/search-bar-styles';
import useIsBrowser from '@docusaurus/useIsBrowser';
import clsx from 'clsx';
import {useEffect, useRef, type ReactNode} from 'react';

export interface PlaceholderProps {
  /** Called when the reader goes to the field, by pointer, Tab or shortcut. */
  onTurnTo: () => void;
}

const isMac = (): boolean => /mac/i.test(navigator.userAgent);

/** A field that looks like the package's search bar and costs nothing: the reader can type into it at once. */
export default function Placeholder({onTurnTo}: PlaceholderProps): ReactNode {
  const input = useRef<HTMLInputElement>(null);
  const isBrowser = useIsBrowser();

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key.toLowerCase() !== 'k' || event.altKey || event.shiftKey || !(isMac() ? event.metaKey : event.ctrlKey)) return;
      event.preventDefault();
      input.current?.focus();
    };
    // A reader may have gone to the field before this script ran.
    if (document.activeElement === input.current) onTurnTo();
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
    };
  }, [onTurnTo]);

  return (
    <div className={clsx('navbar__search', packageStyles.searchBarContainer)} dir="ltr">
      <svg aria-hidden="true" className={packageStyles.searchIcon} focusable="false" viewBox="0 0 16 16">
        <path
          fill="currentColor"
          d="M6.02945 10.20327a4.17382 4.17382 0 1 1 4.17382-4.17382 4.15609 4.15609 0 0 1-4.17382 4.17382Zm9.69195 4.2199-4.8225-4.82338A5.88021 5.88021 0 0 0 12.058 6.02856 6.00467 6.00467 0 1 0 9.59979 10.8989l4.82338 4.82338a.89729.89729 0 0 0 1.29912 0 .89749.89749 0 0 0-.00087-1.29909Z"
        />
      </svg>
      <input
        className={clsx('navbar__search-input', packageStyles.searchInput)}
        placeholder="Search"
        aria-label="Search"
        ref={input}
        onFocus={onTurnTo}
      />
      {isBrowser && (
        <div className={packageStyles.searchHintContainer}>
          <kbd className={packageStyles.searchHint}>{isMac() ? '⌘' : 'ctrl'}</kbd>
          <kbd className={packageStyles.searchHint}>K</kbd>
        </div>
      )}
    </div>
  );
}
