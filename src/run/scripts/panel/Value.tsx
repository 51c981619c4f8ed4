import Translate from '@docusaurus/Translate';
import {useState, type ReactNode} from 'react';
import {formatted} from '../../../lib/interface-language';
import type {Shown} from '../worker/describe';

/**
 * A value that was printed. An object opens to what is in it; that is drawn when a reader opens it.
 */
export function Value({value: {text, entries, left}}: {value: Shown}): ReactNode {
  const [isOpen, setOpen] = useState(false);
  if (entries === undefined) return <span>{text}</span>;
  return (
    <details
      onToggle={({currentTarget}) => {
        setOpen(currentTarget.open);
      }}
    >
      <summary>{text}</summary>
      {isOpen && (
        <ul>
          {entries.map(([key, value], index) => (
            <li key={index}>
              <span className="run-key">{key}: </span>
              <Value value={value} />
            </li>
          ))}
          {left !== undefined && (
            <li>
              <Translate id="run.script.left" values={{count: formatted(left)}}>
                {'{count} more are not shown.'}
              </Translate>
            </li>
          )}
        </ul>
      )}
    </details>
  );
}
