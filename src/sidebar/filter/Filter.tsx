import Link from '@docusaurus/Link';
import clsx from 'clsx';
import {useMemo, useRef, useSyncExternalStore, type KeyboardEvent, type ReactNode} from 'react';
import {Found} from './Found';
import {handleKey} from './keys';
import {countMatches, filterItems} from './match';
import type {ItemsProps} from './props';
import styles from './styles.module.css';
import {setTyped, subscribe, typedIn} from './typed';

const outcome = (found: number): string => (found === 1 ? '1 page matches' : `${found} pages match`);

/**
 * The field above a long sidebar and, once something is typed, the items that match; the style sheet hides the sidebar's own list
 * meanwhile. What was typed stays while the reader is in the section.
 */
export default function Filter({items, activePath, onItemClick}: ItemsProps): ReactNode {
  const [first] = items;
  const section = first?.type === 'link' || first?.type === 'category' ? (first.href ?? first.label) : '';
  const text = useSyncExternalStore(subscribe, () => typedIn(section));
  const shown = text.trim();
  const matches = useMemo(() => filterItems(items, shown), [items, shown]);
  const field = useRef<HTMLLIElement>(null);

  const type = (typed: string): void => {
    setTyped(section, typed);
    field.current?.closest('.thin-scrollbar,.navbar-sidebar__item')?.scrollTo({top: 0});
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    handleKey(event, field.current?.parentElement ?? null, () => {
      type('');
    });
  };
  const onOpen = (): void => {
    // A phone's drawer closes for any link.
    onItemClick?.({type: 'link', label: '', href: ''});
  };

  return (
    <>
      <li className={clsx(styles.place, shown && styles.filtering)} ref={field} onKeyDown={onKeyDown}>
        <input
          className={styles.field}
          type="search"
          aria-label="Filter the pages of this section"
          placeholder="Filter pages"
          autoComplete="off"
          spellCheck={false}
          value={text}
          onChange={({target}) => {
            type(target.value);
          }}
        />
      </li>
      <li onKeyDown={onKeyDown}>
        <p className={styles.outcome} role="status">
          {shown && (matches.length > 0 ? outcome(countMatches(matches)) : `No page of this section matches “${shown}”.`)}
        </p>
        {shown && matches.length === 0 && (
          <Link className="menu__link" to={`/search?q=${encodeURIComponent(shown)}`} onClick={onOpen} data-found="">
            Search all pages
          </Link>
        )}
        {matches.length > 0 && <Found matches={matches} activePath={activePath} onOpen={onOpen} />}
      </li>
    </>
  );
}
