import {translate} from '@docusaurus/Translate';
import {useId, useState, type ReactNode, type RefObject} from 'react';
import {adoptStyles} from '../../lib/adopt-styles';
import {formatted, plural} from '../../lib/interface-language';
import {matchRows, readRows} from './match';
import {filterStyles} from './styles';

adoptStyles(filterStyles);

const outcome = (found: number): string =>
  found === 0
    ? translate({id: 'tables.noRow', message: 'No row has all of these words.'})
    : plural(found, translate({id: 'tables.rows', message: '{found} row|{found} rows'}, {found: formatted(found)}));

/**
 * Shows the rows that match a text, with the headings above them, and says how many there are; all
 * rows for an empty text.
 */
function show(table: Element, text: string): number | undefined {
  const rows = [...table.querySelectorAll('tbody > tr')];
  const matches = matchRows(readRows(rows), text);
  rows.forEach((row, index) => {
    row.toggleAttribute('hidden', matches !== undefined && !matches.has(index));
  });
  return matches && rows.filter((row, index) => matches.has(index) && !row.matches('.table-group')).length;
}

/**
 * The field above a long table. It hides rows that lack a word of what is typed; everything happens
 * in the page.
 */
export default function Filter({box}: {box: RefObject<HTMLElement | null>}): ReactNode {
  const id = useId();
  const [text, setText] = useState('');
  const [found, setFound] = useState<number>();
  const type = (typed: string): void => {
    const table = box.current?.querySelector('table');
    setText(typed);
    if (table) setFound(show(table, typed));
  };
  return (
    <div className="table-filter">
      <label htmlFor={id}>{translate({id: 'tables.filter', message: 'Filter the rows'})}</label>
      <input
        id={id}
        type="search"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        value={text}
        onChange={({target}) => {
          type(target.value);
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          // A browser would empty a field of type "search" without telling React.
          event.preventDefault();
          type('');
        }}
      />
      <p role="status">{found !== undefined && outcome(found)}</p>
    </div>
  );
}
