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
        <kbd>↑</kbd> <kbd>↓</kbd> choose · <kbd>Enter</kbd> open · <kbd>Tab</kbd> sections · <kbd>Esc</kbd> close
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
          <kbd>/</kbd> opens search
        </label>
      )}
      {onForget && (
        <button type="button" className="search-button" onClick={onForget}>
          Clear history
        </button>
      )}
      <button type="button" className="search-button search-close" onClick={onClose}>
        Close
      </button>
    </div>
  );
}
