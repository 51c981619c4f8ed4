import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useState, type ReactNode} from 'react';
import type {RunnablePackage} from '../data';
import {saveFile} from '../../lib/save-file';
import {linkOf} from '../Playground/link';
import type {Edits} from './edits';

const playground = 'playground';
const inLink = translate({id: 'run.inLink', message: 'It holds your code, and no server sees that part of it.'});

interface TakeAwayProps {
  files: RunnablePackage;
  edits: Edits;
  /**
   * Whether this page is where the link leads to; its address then becomes the link, for browsers
   * that keep pages from the clipboard.
   */
  isPlayground?: boolean;
}

/**
 * Buttons that give the reader what is in the editor: the whole package as an archive, and a link
 * to it in the playground.
 */
export function TakeAway({files, edits, isPlayground = false}: TakeAwayProps): ReactNode {
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const [said, setSaid] = useState('');
  const download = async (): Promise<void> => {
    try {
      const {ownArchive} = await import(/* webpackChunkName: "own-archive" */ './own-archive');
      saveFile(await ownArchive(files, {...files.files, ...edits}, baseUrl), `${files.name}.zip`);
      setSaid('');
    } catch (error) {
      console.info('No archive was made:', error);
      setSaid(translate({id: 'run.noArchive', message: 'The example could not be loaded, so there is no archive. Try again.'}));
    }
  };
  const share = async (): Promise<void> => {
    const url = new URL((isPlayground ? '' : baseUrl + playground) + (await linkOf({base: files.name, edits})), location.href);
    if (isPlayground) history.replaceState(history.state, '', url);
    try {
      await navigator.clipboard.writeText(url.href);
      setSaid(`${translate({id: 'run.linkInClipboard', message: 'The link is in the clipboard.'})} ${inLink}`);
    } catch {
      setSaid(
        isPlayground
          ? `${translate({id: 'run.linkInAddress', message: 'The link is in the address bar.'})} ${inLink}`
          : translate({id: 'run.noClipboard', message: 'The browser keeps pages from the clipboard.'}),
      );
    }
  };
  return (
    <>
      <button
        type="button"
        onClick={() => {
          void download();
        }}
      >
        <Translate id="run.downloadZip">Download .zip</Translate>
      </button>
      <button
        type="button"
        onClick={() => {
          void share();
        }}
      >
        <Translate id="run.copyLink">Copy link</Translate>
      </button>
      <span role="status" className="run-said">
        {said}
      </span>
    </>
  );
}
