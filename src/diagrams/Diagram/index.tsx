import type {ReactNode} from 'react';
import styles from './styles.module.css';

export interface DiagramProps {
  title: string;
  /** Markup of the picture, made by `src/diagrams/remark` from the page's own source, with its text alternative. */
  svg: string;
}

/** A picture with its title. Its colours are the theme's. */
export function Diagram({title, svg}: DiagramProps): ReactNode {
  return (
    <figure className={styles.figure}>
      <div dangerouslySetInnerHTML={{__html: svg}} />
      <figcaption>{title}</figcaption>
    </figure>
  );
}
