import {translate} from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import clsx from 'clsx';
import {lazy, Suspense, useRef, useState, type ComponentType, type ReactNode, type RefObject} from 'react';
import {NotLoaded} from '../../lib/NotLoaded';
import type {TypeLayerProps} from '../../type-hovers/TypeLayer';
import {iconProps} from './icon-props';
import styles from './styles.module.css';

/** Loaded with the first block whose types a reader asks for. */
const TypeLayer = lazy<ComponentType<TypeLayerProps>>(() =>
  import(/* webpackChunkName: "types" */ '../../type-hovers/TypeLayer').catch(() => ({default: NotLoaded})),
);

/** What a block has for its types. */
interface Types {
  button: ReactNode;
  /** What stands over the code once the reader has asked. */
  layer: ReactNode;
  /** A type is shown right now. */
  explains: boolean;
}

/**
 * The button that shows the types of names in a block. It is there only where scripts run, and
 * nothing is loaded before a click on it.
 *
 * @param types where the types are; undefined where the block has none
 */
export function useTypes(types: string | undefined, code: RefObject<HTMLElement | null>): Types {
  const isBrowser = useIsBrowser();
  const [isOn, setOn] = useState(false);
  const [explains, setExplains] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  if (types === undefined || !isBrowser) return {button: undefined, layer: undefined, explains: false};
  const name = translate({id: 'code.types', message: 'Show types'});
  return {
    explains: isOn && explains,
    button: (
      <button
        ref={toggle}
        type="button"
        className={clsx('clean-btn', styles.button, isOn && styles.wraps)}
        title={name}
        aria-label={name}
        aria-pressed={isOn}
        onClick={() => {
          setOn(!isOn);
        }}
      >
        <svg viewBox="0 0 24 24" fill="currentColor" {...iconProps}>
          <path d="M3 5h12v3h-4.5v11h-3V8H3zm15 5h3v3h-3zm0 6h3v3h-3z" />
        </svg>
      </button>
    ),
    layer: isOn && (
      <Suspense>
        <TypeLayer types={types} code={code} toggle={toggle} onExplain={setExplains} />
      </Suspense>
    ),
  };
}
