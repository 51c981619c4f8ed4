import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {useMemo, type ReactNode} from 'react';
import {Found} from './Found';
import {countMatches, filterItems} from './match';
import type {ItemsProps} from './props';
import styles from './styles.module.css';
import {formatted, plural} from '../../lib/interface-language';

export {handleKey} from './keys';

interface ResultsProps extends ItemsProps {
  /** What the reader typed; empty before anything is. */
  text: string;
}

const outcome = (found: number): string =>
  plural(found, translate({id: 'sidebar.matches', message: '{found} page matches|{found} pages match'}, {found: formatted(found)}));

/**
 * What a sidebar has of what the reader typed, and how much; a way to the search of all pages where
 * it has nothing.
 */
export function Results({text, items, activePath, onItemClick}: ResultsProps): ReactNode {
  const matches = useMemo(() => filterItems(items, text), [items, text]);
  const onOpen = (): void => {
    // A phone's drawer closes for any link.
    onItemClick?.({type: 'link', label: '', href: ''});
  };
  return (
    <>
      <p className={styles.outcome} role="status">
        {text &&
          (matches.length > 0
            ? outcome(countMatches(matches))
            : translate({id: 'sidebar.nothing', message: 'No page of this section matches “{text}”.'}, {text}))}
      </p>
      {text && matches.length === 0 && (
        <Link className="menu__link" to={`/search?${new URLSearchParams({q: text}).toString()}`} onClick={onOpen} data-found="">
          <Translate id="sidebar.searchAll">Search all pages</Translate>
        </Link>
      )}
      {matches.length > 0 && <Found matches={matches} activePath={activePath} onOpen={onOpen} />}
    </>
  );
}
