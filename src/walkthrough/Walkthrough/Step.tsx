import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import {useContext, useRef, type ReactNode} from 'react';
import {useCopied} from '../../code/CodeBlock/use-copied';
import {copyText} from '../../lib/copy-text';
import {WalkthroughContext, type MarkedLines} from './state';

interface LinesProps extends MarkedLines {
  children: ReactNode;
}

/**
 * What is said about some lines. They are marked while the step is at the reading line, or has the
 * focus.
 */
export function Step({lines, strong, children}: LinesProps): ReactNode {
  const {beside, now, show} = useContext(WalkthroughContext);
  return (
    <section
      className={clsx('walk-step', beside && now?.lines === lines && 'walk-now')}
      data-lines={lines}
      data-strong={strong}
      onFocus={() => {
        show({lines, strong});
      }}
    >
      {children}
    </section>
  );
}

/**
 * The code of a step. Beside the whole file, buttons stand in its place: one brings its lines into
 * view, the other copies them.
 */
export function Excerpt({lines, strong, children}: LinesProps): ReactNode {
  const {beside, now, show} = useContext(WalkthroughContext);
  const excerpt = useRef<HTMLDivElement>(null);
  const {copied, button, tell} = useCopied();
  const [from = '', to = ''] = lines.split('-');
  const isNow = now?.lines === lines;
  return (
    <>
      {beside && (
        <p className="walk-buttons">
          <button
            type="button"
            aria-current={isNow}
            onClick={() => {
              show({lines, strong});
            }}
          >
            {translate({id: 'walkthrough.lines', message: 'Lines {from} to {to}'}, {from, to})}
          </button>
          <button
            ref={button}
            type="button"
            onClick={() => {
              void copyText(excerpt.current?.querySelector('pre code')?.textContent ?? '').then(tell);
            }}
          >
            {copied ? translate({id: 'walkthrough.copied', message: 'Copied'}) : translate({id: 'walkthrough.copy', message: 'Copy'})}
          </button>
        </p>
      )}
      <div ref={excerpt} className="walk-excerpt">
        {children}
      </div>
    </>
  );
}
