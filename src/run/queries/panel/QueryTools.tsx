import Translate, {translate} from '@docusaurus/Translate';
import {useState, type ReactNode} from 'react';
import {copyText} from '../../../lib/copy-text';
import {networks} from '../../../facts/networks';
import {curlOf} from '../language/request';

const services = {testnet: networks.testnet.graphql, mainnet: networks.mainnet.graphql};
type Service = keyof typeof services;

const names: Readonly<Record<Service, string>> = {testnet: 'Testnet', mainnet: 'Mainnet'};

/**
 * What a reader can do with the query: copy it, or a command that sends it, and open the editor of
 * a public service.
 */
export function QueryTools({text, values}: {text: string; values: Readonly<Record<string, unknown>>}): ReactNode {
  const [service, setService] = useState<Service>('testnet');
  const [said, setSaid] = useState('');
  const copy = (what: string, done: string): void => {
    copyText(what).then(
      () => {
        setSaid(done);
      },
      () => {
        setSaid(translate({id: 'run.noClipboard', message: 'The browser keeps pages from the clipboard.'}));
      },
    );
  };
  return (
    <div className="run-tools">
      <button
        type="button"
        onClick={() => {
          copy(text, translate({id: 'run.query.copied', message: 'The query is in the clipboard.'}));
        }}
      >
        <Translate id="run.query.copy">Copy query</Translate>
      </button>
      <label>
        <Translate id="run.query.network">Network</Translate>{' '}
        <select
          value={service}
          onChange={({target}) => {
            setService(target.value as Service);
            setSaid('');
          }}
        >
          {Object.entries(names).map(([each, name]) => (
            <option key={each} value={each}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <button
        type="button"
        onClick={() => {
          copy(
            curlOf(services[service], text, values),
            translate({id: 'run.query.curlCopied', message: 'A command that sends the query is in the clipboard.'}),
          );
        }}
      >
        <Translate id="run.query.copyCurl">Copy as curl</Translate>
      </button>
      <a className="run-link" href={services[service]}>
        <Translate id="run.query.openIde" values={{network: names[service]}}>
          {'Open GraphiQL on {network}'}
        </Translate>
      </a>
      <span role="status" className="run-said">
        {said}
      </span>
    </div>
  );
}
