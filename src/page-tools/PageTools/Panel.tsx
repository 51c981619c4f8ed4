import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {useState, type ReactNode} from 'react';
import {versions} from '../../facts/versions';
import {copyText} from '../../lib/copy-text';
import {fetchFound} from '../../lib/fetch-found';
import {assistantLinks} from '../assistants';
import {Origins} from './Origins';
import {ReportMistake} from './ReportMistake';
import {sectionInView} from './section-in-view';

export interface PanelProps {
  /** The page's path. */
  address: string;
  title: string;
  /** What the reader had selected. */
  quote: string;
}

const notThere = translate({id: 'page-tools.notThere', message: 'The Markdown could not be loaded. Try again when you are online.'});

/** A button that copies the page as Markdown, and says in the line beside it whether it did. */
function CopyMarkdown({file}: {file: string}): ReactNode {
  const [said, setSaid] = useState('');
  const copy = async (): Promise<void> => {
    try {
      await copyText(await (await fetchFound(file)).text());
      setSaid(translate({id: 'page-tools.copied', message: 'Copied.'}));
    } catch {
      setSaid(notThere);
    }
  };
  return (
    <>
      <button type="button" className="button button--secondary button--sm" onClick={() => void copy()}>
        <Translate id="page-tools.copyMarkdown">Copy as Markdown</Translate>
      </button>{' '}
      <span role="status">{said}</span>
    </>
  );
}

/**
 * What a reader can do with a page. Loaded when it is opened; nothing of it is sent anywhere before
 * the reader does so.
 */
export default function Panel({address, title, quote}: PanelProps): ReactNode {
  const file = `${address}.md`;
  const {origin} = window.location;
  return (
    <>
      <p>
        <CopyMarkdown file={file} />
      </p>
      <p>
        <Translate
          id="page-tools.take"
          values={{
            view: (
              <a href={file}>
                <Translate id="page-tools.viewMarkdown">View as Markdown</Translate>
              </a>
            ),
            assistants: (
              <>
                {assistantLinks(origin + file).map(({name, href}, index, {length}) => (
                  <span key={name}>
                    {index > 0 && (index < length - 1 ? ', ' : translate({id: 'page-tools.or', message: ' or '}))}
                    <Link to={href}>{name}</Link>
                  </span>
                ))}
              </>
            ),
          }}
        >
          {'{view}, or take it to {assistants}.'}
        </Translate>
      </p>
      <ReportMistake report={{title, address: origin + address, section: sectionInView(), quote, sui: versions.suiCli}} />
      <Origins address={address} />
    </>
  );
}
