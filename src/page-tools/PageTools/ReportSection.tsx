import Translate from '@docusaurus/Translate';
import {useState, type ReactNode} from 'react';
import {createPortal} from 'react-dom';
import {versions} from '../../facts/versions';
import {DeskLink} from '../../lib/report/DeskLink';
import {useDesk} from '../../lib/report/use-desk';
import {reportMessage} from '../report';
import {wordsOf} from './section-in-view';
import styles from './styles.module.css';

export interface ReportSectionProps {
  heading: HTMLElement;
  /** Title of the page. */
  title: string;
  /** The page's path. */
  address: string;
}

const selected = (): string => String(getSelection());

const wrong = <Translate id="page-tools.wrong">Something wrong here?</Translate>;

/**
 * Beside a heading: a report of a mistake in its section. It stands in the heading, after the link
 * to it, and above its line, where the margin has room for it. Loaded when a reader first turns to
 * a heading.
 */
export default function ReportSection({heading, title, address}: ReportSectionProps): ReactNode {
  const [quote, setQuote] = useState(selected);
  const [isSaved, setSaved] = useState(false);
  const page = `${window.location.origin}${address}#${heading.id}`;
  const {href, save} = useDesk(reportMessage({title, address: page, section: wordsOf(heading), quote, sui: versions.suiCli}));
  const quoteSelected = (): void => {
    setQuote(selected());
  };
  return createPortal(
    // A press takes the selection away before it does anything else.
    <span className={styles.section} onPointerDown={quoteSelected} onFocus={quoteSelected}>
      {href === undefined ? (
        <button
          type="button"
          onClick={() => {
            save();
            setSaved(true);
          }}
        >
          {wrong}
        </button>
      ) : (
        <DeskLink href={href}>{wrong}</DeskLink>
      )}
      <span role="status">
        {isSaved && (
          <Translate id="page-tools.savedReport">A report is saved. Add what is wrong, and send it to whoever runs this site.</Translate>
        )}
      </span>
    </span>,
    heading,
  );
}
