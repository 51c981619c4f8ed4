import {useEffect, useRef, useState, type ComponentProps, type ReactNode} from 'react';

/**
 * A table that scrolls sideways in its own box where the screen is too narrow; only then is the box a stop for the Tab key.
 * How its columns are laid out, and whether it is a list on a phone, src/tables/remark says by classes.
 */
export function ScrollableTable(props: ComponentProps<'table'>): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  const [overflows, setOverflows] = useState(false);
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const observer = new ResizeObserver(() => {
      setOverflows(element.scrollWidth > element.clientWidth);
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
    };
  }, []);
  return (
    <div
      ref={box}
      className="table-box thin-scrollbar"
      {...(overflows ? {tabIndex: 0, role: 'group', 'aria-label': 'Table, scrolls sideways'} : {})}
    >
      <table {...props} />
    </div>
  );
}
