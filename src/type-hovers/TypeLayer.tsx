import {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {useEffect, useState, type ReactNode, type RefObject} from 'react';
import {WordHint} from '../glossary/Term/WordHint';
import {adoptStyles} from '../lib/adopt-styles';
import {formatted} from '../lib/interface-language';
import {NotLoaded} from '../lib/NotLoaded';
import {loadTypes} from './load-types';
import {markNames, type Marked} from './mark-names';
import {typeStyles} from './styles';
import {usePointing} from './use-pointing';

export interface TypeLayerProps {
  /** Where the types are. */
  types: string;
  code: RefObject<HTMLElement | null>;
  /** The button that shows the types, and takes the focus back. */
  toggle: RefObject<HTMLElement | null>;
  /** Told when a type is shown, and when it is hidden. */
  onExplain: (isOpen: boolean) => void;
}

adoptStyles(typeStyles);

const said = (count: number): string =>
  translate(
    {id: 'type-hovers.shown', message: '{count} names have a type to show. Arrow keys go from one to the next.'},
    {count: formatted(count)},
  );

/**
 * Marks the names of a block whose types a reader cannot see, and shows the type of the one that is
 * pointed at. Loaded with a click.
 */
export default function TypeLayer({types, code, toggle, onExplain}: TypeLayerProps): ReactNode {
  const baseUrl = useBaseUrl('/');
  const [marked, setMarked] = useState<Marked | 'failed'>();
  useEffect(() => {
    let isLeft = false;
    let undo: (() => void) | undefined;
    loadTypes(types, baseUrl).then(
      (names) => {
        if (isLeft || !code.current) return;
        const made = markNames(code.current, names, 'type-name');
        undo = made.undo;
        setMarked(made);
      },
      () => {
        if (!isLeft) setMarked('failed');
      },
    );
    return () => {
      isLeft = true;
      undo?.();
    };
  }, [types, baseUrl, code]);
  const {pointed, close} = usePointing(marked === 'failed' ? undefined : marked, code, toggle);
  const isOpen = pointed !== undefined;
  useEffect(() => {
    onExplain(isOpen);
  }, [isOpen, onExplain]);
  if (marked === 'failed') return <NotLoaded />;
  return (
    <>
      <span role="status" className="type-status">
        {marked && said(marked.texts.size)}
      </span>
      {pointed && <WordHint word={pointed.word} definition={<span className="type-text">{pointed.text}</span>} onClose={close} />}
    </>
  );
}
