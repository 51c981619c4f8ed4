import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type {DecodedConstant} from '@site/src/reference/errors/decoder-data';
import {placeOf} from '@site/src/reference/errors/explanations';
import type {ReactNode} from 'react';
import type {FoundModule} from '../decode/modules';
import {Explained} from './Explained';
import styles from './styles.module.css';

/** The number of a constant, and that on Mainnet where it has another there. */
function Code({item: {code, codeOnMainnet}}: {item: DecodedConstant}): ReactNode {
  if (code === undefined) return null;
  if (codeOnMainnet === undefined)
    return (
      <Translate id="error-decoder.ofCode" values={{code: <code>{code}</code>}}>
        {', code {code}'}
      </Translate>
    );
  return (
    <Translate id="error-decoder.ofCodes" values={{mainnet: <code>{codeOnMainnet}</code>, newer: <code>{code}</code>}}>
      {', code {mainnet} on Mainnet, {newer} in newer versions'}
    </Translate>
  );
}

/** A constant, with when it is raised and what to do. */
export function Constant({item, module}: {item: DecodedConstant; module: FoundModule}): ReactNode {
  return (
    <section className={styles.answer}>
      <h3 className={styles.title}>
        <Translate
          id="error-decoder.constant"
          values={{
            constant: (
              <Link to={`${module.module.route}#errors`}>
                <code>{item.name}</code>
              </Link>
            ),
            module: (
              <code>
                {module.owner.name}::{module.module.name}
              </code>
            ),
          }}
        >
          {'{constant} of {module}'}
        </Translate>
        <Code item={item} />
      </h3>
      {item.message !== undefined && <p>“{item.message}”</p>}
      <Explained place={placeOf(module.module.route, item.name)} isConstant />
    </section>
  );
}
