import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';

/** Opens a file at a line. */
export type OpenPlace = (path: string, line: number) => void;

/** A line of a file, which the editor opens. */
export const Place = ({path, line, open}: {path: string; line: number; open: OpenPlace}): ReactNode => (
  <button
    type="button"
    className="run-place"
    onClick={() => {
      open(path, line);
    }}
  >
    <Translate id="run.place" values={{path, line}}>
      {'{path}, line {line}'}
    </Translate>
  </button>
);
