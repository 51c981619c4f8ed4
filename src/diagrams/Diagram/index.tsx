import {useEffect, useRef, useState, type ReactNode} from 'react';
import styles from './styles.module.css';

export interface DiagramProps {
  title: string;
  /** Markup of the pictures and their legend, made by `src/diagrams/remark` from the page's own source, with a text alternative. */
  svg: string;
}

/** A picture with its title, which opens larger. Where it is wider than the screen it scrolls, and the Tab key stops there. */
export function Diagram({title, svg}: DiagramProps): ReactNode {
  const figure = useRef<HTMLElement>(null);
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
  const openLarger = async (): Promise<void> => {
    const {open} = await import('./larger/open');
    if (figure.current) open(figure.current, title);
  };
  return (
    <figure ref={figure} className={styles.figure}>
      <div
        ref={box}
        className={styles.box}
        {...(overflows ? {tabIndex: 0, role: 'group', 'aria-label': 'Diagram, scrolls sideways'} : {})}
        dangerouslySetInnerHTML={{__html: svg}}
      />
      <button type="button" className={styles.open} onClick={() => void openLarger()}>
        Open larger
      </button>
      <figcaption>{title}</figcaption>
    </figure>
  );
}
