import Translate from '@docusaurus/Translate';
import {isSlashOn, setSlash} from '@site/src/search/bar/shortcut';
import {useState, type ReactNode} from 'react';

interface FootProps {
  /** True before anything is typed: then there is room for choices. */
  isStart: boolean;
  /** Absent where nothing is kept that could be forgotten. */
  onForget?: (() => void) | undefined;
  onClose: () => void;
}

/** The last line of the panel: which keys do what, and choices that this browser keeps. */
export function Foot({isStart, onForget, onClose}: FootProps): ReactNode {
  const [isOn, setOn] = useState(isSlashOn);
  return (
    <div className="search-foot">
      <span className="search-keys">
        <Translate
          id="search.keys"
          values={{
            arrows: (
              <>
                <kbd>↑</kbd> <kbd>↓</kbd>
              </>
            ),
            enter: <kbd>Enter</kbd>,
            tab: <kbd>Tab</kbd>,
            escape: <kbd>Esc</kbd>,
          }}
        >
          {'{arrows} choose · {enter} open · {tab} sections · {escape} close'}
        </Translate>
      </span>
      {isStart && (
        <label className="search-slash">
          <input
            type="checkbox"
            checked={isOn}
            onChange={({target}) => {
              setSlash(target.checked);
              setOn(target.checked);
            }}
          />{' '}
          <Translate id="search.slash" values={{slash: <kbd>/</kbd>}}>
            {'{slash} opens search'}
          </Translate>
        </label>
      )}
      {onForget && (
        <button type="button" className="search-button" onClick={onForget}>
          <Translate id="search.clearHistory">Clear history</Translate>
        </button>
      )}
      <button type="button" className="search-button search-close" onClick={onClose}>
        <Translate id="search.close">Close</Translate>
      </button>
    </div>
  );
}
