import {useEffect, useState} from 'react';
import {headings} from './section-in-view';

/**
 * The heading that the reader's pointer, finger or focus is at, if any; it stays until another
 * place is pointed at, or Escape is pressed. One pair of listeners follows all headings of a page,
 * so that its HTML has nothing for it.
 */
export function useHeading(): HTMLElement | undefined {
  const [heading, setHeading] = useState<HTMLElement>();
  useEffect(() => {
    const follow = ({type, target}: Event): void => {
      const next = target instanceof Element ? (target.closest<HTMLElement>(headings) ?? undefined) : undefined;
      // A pointer that passes by takes nothing away from who has the focus there.
      setHeading((last) => (type === 'pointerover' && last?.contains(document.activeElement) ? last : next));
    };
    const leave = ({key}: KeyboardEvent): void => {
      if (key === 'Escape') setHeading(undefined);
    };
    document.addEventListener('pointerover', follow);
    document.addEventListener('focusin', follow);
    document.addEventListener('keydown', leave);
    return () => {
      document.removeEventListener('pointerover', follow);
      document.removeEventListener('focusin', follow);
      document.removeEventListener('keydown', leave);
    };
  }, []);
  return heading;
}
