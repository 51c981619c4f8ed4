import Translate, {translate} from '@docusaurus/Translate';
import {showNotice} from '@site/src/lib/notice';
import {useSidewaysScroll} from '@site/src/lib/use-sideways-scroll';
import {useRef, type ReactNode} from 'react';
import styles from './styles.module.css';

export interface DiagramProps {
  title: string;
  /**
   * Markup of the pictures and their legend, made by `src/diagrams/remark` from the page's own
   * source, with a text alternative.
   */
  svg: string;
}

/**
 * A picture with its title, which opens larger. Where it is wider than the screen it scrolls, and
 * the Tab key stops there.
 */
export function Diagram({title, svg}: DiagramProps): ReactNode {
  const figure = useRef<HTMLElement>(null);
  const {ref, whileScrolling} = useSidewaysScroll(translate({id: 'diagrams.diagram', message: 'Diagram'}));
  const openLarger = async (): Promise<void> => {
    try {
      const {open} = await import('./larger/open');
      if (figure.current) open(figure.current, title);
    } catch {
      showNotice(translate({id: 'diagrams.notOpened', message: 'The diagram could not be opened.'}));
    }
  };
  return (
    <figure ref={figure} className={styles.figure}>
      <div ref={ref} className={styles.box} {...whileScrolling} dangerouslySetInnerHTML={{__html: svg}} />
      <button type="button" className={styles.open} onClick={() => void openLarger()}>
        <Translate id="diagrams.openLarger">Open larger</Translate>
      </button>
      <figcaption>{title}</figcaption>
    </figure>
  );
}
