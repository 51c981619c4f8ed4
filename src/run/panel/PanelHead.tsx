import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';

/** What a panel runs, and what closes it. */
export const PanelHead = ({close, children}: {close: () => void; children: ReactNode}): ReactNode => (
  <div className="run-head">
    <p className="run-about">{children}</p>
    <button
      type="button"
      onClick={({currentTarget}) => {
        // The buttons that opened the panel stand before it.
        // The row above has the line under the sample, and last the buttons.
        currentTarget.closest('section')?.previousElementSibling?.lastElementChild?.querySelector('button')?.focus();
        close();
      }}
    >
      <Translate id="run.close">Close</Translate>
    </button>
  </div>
);
