import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {useEffect, useLayoutEffect, useRef, type ReactNode, type RefObject} from 'react';
import {placeBelow} from './place-below';
import styles from './styles.module.css';

export interface CardProps {
  /** What the card belongs to; it stays beside it, and a tap elsewhere closes it. */
  frame: RefObject<HTMLElement | null>;
  /** ID of the element with the definition. */
  describedBy: string;
  definition: ReactNode;
  /** Address of the term in the glossary; without it, there is no link to it. */
  href?: string;
  onTapElsewhere: () => void;
}

/** The definition of a term, with a link to the glossary. */
export default function Card({frame, describedBy, definition, href, onTapElsewhere}: CardProps): ReactNode {
  const box = useRef<HTMLSpanElement>(null);

  useLayoutEffect(() => {
    const place = (): void => {
      if (frame.current && box.current) placeBelow(frame.current, box.current);
    };
    place();
    window.addEventListener('scroll', place, true);
    window.addEventListener('resize', place);
    return () => {
      window.removeEventListener('scroll', place, true);
      window.removeEventListener('resize', place);
    };
  }, [frame]);

  useEffect(() => {
    const close = ({target}: Event): void => {
      if (!(target instanceof Node && (frame.current?.contains(target) || box.current?.contains(target)))) onTapElsewhere();
    };
    document.addEventListener('pointerdown', close);
    return () => {
      document.removeEventListener('pointerdown', close);
    };
  }, [frame, onTapElsewhere]);

  return (
    <span ref={box} className={styles.box}>
      <span className={styles.card}>
        <span id={describedBy}>{definition}</span>
        {href !== undefined && (
          <>
            {' '}
            <Link to={href}>
              <Translate id="glossary.glossary">Glossary</Translate>
            </Link>
          </>
        )}
      </span>
    </span>
  );
}
