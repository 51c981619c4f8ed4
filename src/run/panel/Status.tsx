import Translate from '@docusaurus/Translate';
import {useLayoutEffect, useRef, type ReactNode, type RefObject} from 'react';

/**
 * Where there is nothing more to stop, the focus goes on to what is said of the run: the button
 * cannot keep it.
 */
function Stop({stop, said}: {stop: () => void; said: RefObject<HTMLElement | null>}): ReactNode {
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const [own, next] = [button.current, said.current];
    return () => {
      if (document.activeElement === own) next?.focus();
    };
  }, [said]);
  return (
    <div className="run-tools">
      <button type="button" ref={button} onClick={stop}>
        <Translate id="run.stop">Stop</Translate>
      </button>
    </div>
  );
}

/** What is said of a run, with a button that stops it where there is something to stop. */
export function Status({text, stop}: {text: string; stop: (() => void) | undefined}): ReactNode {
  const said = useRef<HTMLParagraphElement>(null);
  return (
    <>
      <p role="status" className="run-status" tabIndex={-1} ref={said}>
        {text}
      </p>
      {stop && <Stop stop={stop} said={said} />}
    </>
  );
}
