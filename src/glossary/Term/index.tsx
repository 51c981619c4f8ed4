import Link from '@docusaurus/Link';
import {
  lazy,
  Suspense,
  useId,
  useRef,
  useState,
  type ComponentType,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
} from 'react';
import type {CardProps} from './Card';
import styles from './styles.module.css';

export interface TermProps {
  /** Anchor of the term in the glossary. */
  id: string;
  /** Its definition; `src/glossary/remark` fills it in. */
  definition: string;
  /** The words of the page. */
  children: ReactNode;
}

/**
 * Loaded with the first term that a reader points at. Where it cannot be loaded, the term is still
 * a link.
 */
const Card = lazy<ComponentType<CardProps>>(() =>
  import(/* webpackChunkName: "term-card" */ './Card').catch(() => ({default: () => null})),
);

/**
 * A mention of a glossary term. Pointing at it, focusing it or tapping it shows the definition with
 * a link to the glossary; Escape, leaving it or a tap elsewhere hides it. A click, Enter or a
 * second tap follows the link.
 */
export function Term({id, definition, children}: TermProps): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const frame = useRef<HTMLSpanElement>(null);
  const pointer = useRef('mouse');
  const describedBy = useId();
  const href = `/sui-glossary#${id}`;
  const open = (): void => {
    setOpen(true);
  };
  const close = (): void => {
    setOpen(false);
  };

  return (
    <span
      ref={frame}
      onMouseEnter={() => {
        if (pointer.current === 'mouse') open();
      }}
      onMouseLeave={() => {
        // After a tap, browsers also send the events of a mouse that enters and leaves.
        if (pointer.current === 'mouse') close();
      }}
      onPointerDown={(event: PointerEvent) => {
        pointer.current = event.pointerType;
      }}
      onFocus={() => {
        if (pointer.current !== 'touch') open();
      }}
      onBlur={(event: FocusEvent) => {
        if (!frame.current?.contains(event.relatedTarget)) close();
      }}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key === 'Escape') close();
      }}
    >
      <Link
        to={href}
        className={styles.term}
        aria-describedby={isOpen ? describedBy : undefined}
        onClick={(event: MouseEvent) => {
          if (pointer.current !== 'touch' || isOpen) return;
          event.preventDefault();
          open();
        }}
      >
        {children}
      </Link>
      {isOpen && (
        <Suspense>
          <Card frame={frame} describedBy={describedBy} definition={definition} href={href} onTapElsewhere={close} />
        </Suspense>
      )}
    </span>
  );
}
