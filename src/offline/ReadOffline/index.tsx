import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {ReactNode} from 'react';
import {Choices} from './Choices';
import {megabytes} from '../../lib/interface-language';
import {age, labelsOf} from './texts';
import {wholeFile} from '../offer';
import {useCopy, type CopyState} from './use-copy';
import styles from './styles.module.css';

/** What the reader has, and whether the site has something newer. */
function standing({copy, offer, progress, problem}: CopyState): string {
  if (progress !== undefined)
    return translate(
      {id: 'offline.savingSize', message: 'Saving: {arrived} of {expected}.'},
      {arrived: megabytes(progress.arrived), expected: megabytes(progress.expected)},
    );
  if (problem !== undefined) return problem;
  if (copy === undefined) return translate({id: 'offline.nothing', message: 'Nothing is saved in this browser yet.'});
  const saved = translate(
    {id: 'offline.saved', message: 'Saved {when}: {parts}.'},
    {when: age(copy.savedAt, Date.now()), parts: labelsOf(copy.parts)},
  );
  if (offer === undefined)
    return `${saved} ${translate({id: 'offline.unreachable', message: 'You are offline, or the site can’t be reached.'})}`;
  const isCurrent = offer.build === copy.build;
  return `${saved} ${isCurrent ? translate({id: 'offline.current', message: 'The copy is up to date.'}) : translate({id: 'offline.outdated', message: 'A newer version of the pages is there.'})}`;
}

/** The way to the archive of all pages, for every browser, also without scripts. */
function WholeSite({baseUrl}: {baseUrl: string}): ReactNode {
  return (
    <p className={styles.whole}>
      <a href={baseUrl + wholeFile} download>
        <Translate id="offline.whole">Download the whole site as one archive</Translate>
      </a>
    </p>
  );
}

/**
 * Saves sections of this site in the reader's browser, shows how old the copy is, and removes it.
 * Nothing happens before a click.
 */
export function ReadOffline(): ReactNode {
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const [state, {save, remove}] = useCopy(baseUrl);
  if (state === undefined)
    return (
      <div className={styles.box}>
        <Translate id="offline.needsScripts">The form needs JavaScript.</Translate>
        <WholeSite baseUrl={baseUrl} />
      </div>
    );
  if (!state.isPossible)
    return (
      <div className={styles.box}>
        <Translate id="offline.impossible">
          This browser can’t keep pages here: it has no service workers, or the page did not come over https. Take the archive below.
        </Translate>
        <WholeSite baseUrl={baseUrl} />
      </div>
    );
  const {copy, offer, progress} = state;
  const isBusy = progress !== undefined;
  return (
    <div className={styles.box}>
      <p role="status" aria-live={isBusy ? 'off' : 'polite'} className={styles.status}>
        {standing(state)}
      </p>
      {progress && (
        <progress aria-label={translate({id: 'offline.saving', message: 'Saving'})} value={progress.arrived} max={progress.expected} />
      )}
      {offer && <Choices key={copy?.savedAt} offer={offer} copy={copy} isBusy={isBusy} onSave={save} />}
      {copy && !isBusy && (
        <button type="button" className="button button--secondary" onClick={remove}>
          <Translate id="offline.remove">Remove the copy</Translate>
        </button>
      )}
      <WholeSite baseUrl={baseUrl} />
    </div>
  );
}
