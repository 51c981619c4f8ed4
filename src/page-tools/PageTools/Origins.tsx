import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {useEffect, useState, type ReactNode} from 'react';
import {versions} from '../../facts/versions';
import {fetchFound} from '../../lib/fetch-found';
import {language} from '../../lib/interface-language';
import {longDate} from '../../lib/long-date';
import {editAddress, historyAddress, originIn, type Origin} from '../origin';

/**
 * When the page changed and what it was checked against, with its file where the repository is
 * known.
 */
export function Origins({address}: {address: string}): ReactNode {
  const [{changedOn, source}, setOrigin] = useState<Origin>({});
  useEffect(() => {
    // Without its date, the line says what is known anyway.
    fetchFound(address)
      .then(async (response) => originIn(await response.text()))
      .then(setOrigin, () => undefined);
  }, [address]);
  return (
    <p>
      {changedOn !== undefined &&
        translate({id: 'page-tools.lastChanged', message: 'Last changed on {day}.'}, {day: longDate(changedOn, language())})}{' '}
      <Translate id="page-tools.writtenFor" values={{version: versions.suiCli, day: longDate(versions.mainnet.read, language())}}>
        {'Written for Sui {version}, whose sources were read on {day}.'}
      </Translate>
      {source !== undefined && (
        <>
          {' '}
          <Translate
            id="page-tools.source"
            values={{
              edit: (
                <Link to={editAddress(source)}>
                  <Translate id="page-tools.edit">Edit this page</Translate>
                </Link>
              ),
              changes: (
                <Link to={historyAddress(source)}>
                  <Translate id="page-tools.changes">its changes</Translate>
                </Link>
              ),
            }}
          >
            {'{edit}, or see {changes}.'}
          </Translate>
        </>
      )}
    </p>
  );
}
