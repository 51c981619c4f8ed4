import {useSidewaysScroll} from '@site/src/lib/use-sideways-scroll';
import type {ComponentProps, ReactNode} from 'react';

/**
 * A table that scrolls sideways in its own box where the screen is too narrow; only then is the box a stop for the Tab key.
 * How its columns are laid out, and whether it is a list on a phone, src/tables/remark says by classes.
 */
export function ScrollableTable(props: ComponentProps<'table'>): ReactNode {
  const {ref, whileScrolling} = useSidewaysScroll('Table');
  return (
    <div ref={ref} className="table-box thin-scrollbar" {...whileScrolling}>
      <table {...props} />
    </div>
  );
}
