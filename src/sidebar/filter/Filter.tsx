import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import {useEffect, useRef, useState, useSyncExternalStore, type KeyboardEvent, type ReactNode} from 'react';
import type {ItemsProps} from './props';
import type * as ResultsModule from './Results';
import styles from './styles.module.css';
import {setTyped, subscribe, typedIn} from './typed';

/**
 * The field above a long sidebar and, once something is typed, the items that match; the style
 * sheet hides the sidebar's own list meanwhile. What was typed stays while the reader is in the
 * section. What finds and draws the items is loaded when the reader turns to the field.
 */
export default function Filter(props: ItemsProps): ReactNode {
  const [first] = props.items;
  const section = first?.type === 'link' || first?.type === 'category' ? (first.href ?? first.label) : '';
  const text = useSyncExternalStore(subscribe, () => typedIn(section));
  const [loaded, setLoaded] = useState<typeof ResultsModule>();
  const [isWanted, setIsWanted] = useState(text !== '');
  const field = useRef<HTMLLIElement>(null);

  useEffect(() => {
    if (!isWanted) return;
    // Where it cannot be fetched, the sidebar stays as it is.
    import(/* webpackChunkName: "sidebar-filter-results" */ './Results').then(setLoaded, () => undefined);
  }, [isWanted]);

  const type = (typed: string): void => {
    setTyped(section, typed);
    field.current?.closest('.thin-scrollbar,.navbar-sidebar__item')?.scrollTo({top: 0});
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    loaded?.handleKey(event, field.current?.parentElement ?? null, () => {
      type('');
    });
  };
  return (
    <>
      <li className={clsx(styles.place, loaded && text.trim() && styles.filtering)} ref={field} onKeyDown={onKeyDown}>
        <input
          className={styles.field}
          type="search"
          aria-label={translate({id: 'sidebar.filterSection', message: 'Filter the pages of this section'})}
          placeholder={translate({id: 'sidebar.filter', message: 'Filter pages'})}
          autoComplete="off"
          spellCheck={false}
          value={text}
          onFocus={() => {
            setIsWanted(true);
          }}
          onChange={({target}) => {
            type(target.value);
          }}
        />
      </li>
      <li onKeyDown={onKeyDown}>{loaded && <loaded.Results {...props} text={text.trim()} />}</li>
    </>
  );
}
