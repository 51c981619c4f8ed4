import {translate} from '@docusaurus/Translate';
import {useSidewaysScroll} from '@site/src/lib/use-sideways-scroll';
import {FilterPlace} from '@site/src/tables/filter/FilterPlace';
import type {ComponentProps, ReactNode} from 'react';

interface TableProps extends ComponentProps<'table'> {
  /** There for a table that is longer than a reader looks through; it comes as an empty text. */
  'data-filter'?: string;
}

/**
 * A table that scrolls sideways in its own box where the screen is too narrow; only then is the box
 * a stop for the Tab key. How its columns are laid out, whether it is a list on a phone, and
 * whether a field filters it, src/tables/remark says.
 */
export function ScrollableTable({'data-filter': filter, ...props}: TableProps): ReactNode {
  const {ref, whileScrolling} = useSidewaysScroll(translate({id: 'tables.table', message: 'Table'}));
  const box = (
    <div ref={ref} className="table-box thin-scrollbar" {...whileScrolling}>
      <table {...props} />
    </div>
  );
  return filter === undefined ? box : <FilterPlace box={ref}>{box}</FilterPlace>;
}
