import {useEffect, useId, useMemo, useRef, type ReactNode} from 'react';
import Card from './Card';

export interface WordHintProps {
  /** The word in code that is explained; it can have the focus. */
  word: HTMLElement;
  definition: ReactNode;
  onClose: () => void;
}

/**
 * What explains a word in code. It stays while the pointer is on the word or on the text itself, or
 * while the word has the focus; Escape hides it, and so does a tap elsewhere.
 */
export function WordHint({word, definition, onClose}: WordHintProps): ReactNode {
  const id = useId();
  const frame = useMemo(() => ({current: word}), [word]);
  const root = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const leave = ({pointerType, relatedTarget}: PointerEvent): void => {
      const isHere = relatedTarget instanceof Node && (word.contains(relatedTarget) || root.current?.contains(relatedTarget) === true);
      // A finger that is lifted leaves, too.
      if (pointerType !== 'touch' && !isHere) onClose();
    };
    const escape = ({key}: KeyboardEvent): void => {
      if (key === 'Escape') onClose();
    };
    const text = root.current;
    word.setAttribute('aria-describedby', id);
    word.addEventListener('blur', onClose);
    word.addEventListener('pointerleave', leave);
    text?.addEventListener('pointerleave', leave);
    document.addEventListener('keydown', escape);
    return () => {
      word.removeAttribute('aria-describedby');
      word.removeEventListener('blur', onClose);
      word.removeEventListener('pointerleave', leave);
      text?.removeEventListener('pointerleave', leave);
      document.removeEventListener('keydown', escape);
    };
  }, [word, id, onClose]);
  return (
    <span ref={root}>
      <Card frame={frame} describedBy={id} definition={definition} onTapElsewhere={onClose} />
    </span>
  );
}
