import {useEffect, useRef, useState, type ComponentProps, type ReactNode} from 'react';
import styles from './styles.module.css';

/** A table that scrolls sideways in its own box where the screen is too narrow; only then is the box a stop for the Tab key. */
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
    <div ref={box} className={styles.box} {...(overflows ? {tabIndex: 0, role: 'group', 'aria-label': 'Table, scrolls sideways'} : {})}>
      <table {...props} />
    </div>
  );
}
