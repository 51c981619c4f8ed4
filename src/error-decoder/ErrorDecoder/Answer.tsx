import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import {placeOf} from '@site/src/reference/errors/explanations';
import type {ReactNode} from 'react';
import {abortKey, type Decoded, type DecodedAbort} from '../decode/decode';
import type {FoundEntry} from '../decode/find-entries';
import type {ExecutionFailure} from '../parse/parsed';
import {Constant} from './Constant';
import {Explained} from './Explained';
import {InlineText} from './InlineText';
import {Matched} from './Matched';
import {Unknown} from './Unknown';
import styles from './styles.module.css';

/** A row of facts; nothing where the message does not say it. */
function Fact({name, children}: {name: string; children: ReactNode}): ReactNode {
  if (children === undefined || children === null || children === '') return null;
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

const code = (text: string | number | bigint | undefined): ReactNode => (text === undefined ? undefined : <code>{String(text)}</code>);

/** Commands are counted from 0 in some messages and from 1 in others; this says both. */
const commandOf = (command: number | undefined): string | undefined =>
  command === undefined
    ? undefined
    : translate(
        {id: 'error-decoder.commandOf', message: '{number}, counted from 1 (index {index})'},
        {number: command, index: command - 1},
      );

function Abort({decoded: {abort, found, constants}}: {decoded: DecodedAbort}): ReactNode {
  const path = [abort.package, abort.module].filter((part) => part !== undefined).join('::');
  return (
    <>
      <dl className={styles.facts}>
        <Fact name={translate({id: 'error-decoder.module', message: 'Module'})}>
          {found === undefined ? (
            code(path === '' ? undefined : path)
          ) : (
            <Link to={found.module.route}>
              <code>{`${found.owner.name}::${found.module.name}`}</code>
            </Link>
          )}
        </Fact>
        <Fact name={translate({id: 'error-decoder.function', message: 'Function'})}>{code(abort.function)}</Fact>
        <Fact name={translate({id: 'error-decoder.code', message: 'Code'})}>{code(abort.ownCode ?? abort.code)}</Fact>
        <Fact name={translate({id: 'error-decoder.constantName', message: 'Constant'})}>{code(abort.constant)}</Fact>
        <Fact name={translate({id: 'error-decoder.itSays', message: 'It says'})}>{abort.value}</Fact>
        <Fact name={translate({id: 'error-decoder.line', message: 'Line'})}>{abort.line}</Fact>
        <Fact name={translate({id: 'error-decoder.command', message: 'Command'})}>{commandOf(abort.command)}</Fact>
      </dl>
      {found !== undefined && constants.map((item) => <Constant key={item.name} item={item} module={found} />)}
      {constants.length === 0 && <Unknown abort={abort} found={found} isNamed={abort.constant !== undefined} />}
    </>
  );
}

function Failure({failure}: {failure: ExecutionFailure}): ReactNode {
  const place = [failure.package, failure.module, failure.function].filter((part) => part !== undefined).join('::');
  return (
    <dl className={styles.facts}>
      <Fact name={translate({id: 'error-decoder.failure', message: 'Failure'})}>{code(failure.name)}</Fact>
      <Fact name={translate({id: 'error-decoder.kind', message: 'Kind'})}>{code(failure.detail)}</Fact>
      <Fact name={translate({id: 'error-decoder.argument', message: 'Argument'})}>
        {failure.argument === undefined
          ? undefined
          : translate({id: 'error-decoder.fromZero', message: '{number}, counted from 0'}, {number: failure.argument})}
      </Fact>
      <Fact name={translate({id: 'error-decoder.command', message: 'Command'})}>{commandOf(failure.command)}</Fact>
      <Fact name={translate({id: 'error-decoder.in', message: 'In'})}>{code(place === '' ? undefined : place)}</Fact>
    </dl>
  );
}

/**
 * An entry: its name leads to its page, and what matched stands above what it means, unless the
 * text is its message.
 */
function Entry({found: {item, degree, marks}, text}: {found: FoundEntry; text: string}): ReactNode {
  return (
    <section className={styles.answer}>
      <h3 className={styles.title}>
        <Link to={item.route}>
          <InlineText>{item.title}</InlineText>
        </Link>
      </h3>
      <div className={styles.page}>{item.page}</div>
      {degree !== 'exact' && <Matched text={text} marks={marks} />}
      <Explained place={placeOf(item.route)} />
    </section>
  );
}

/** More entries than this are named, and no more: they have the same words, as a rule. */
const mostInFull = 4;

/**
 * What the decoder found, in full.
 *
 * @param text what the reader pasted
 */
export function Answer({decoded: {aborts, failure, asked, entries}, text}: {decoded: Decoded; text: string}): ReactNode {
  return (
    <>
      {aborts.map((decoded) => (
        <Abort key={abortKey(decoded.abort)} decoded={decoded} />
      ))}
      {failure !== undefined && <Failure failure={failure} />}
      {asked.map((item) => (
        <Constant key={`${item.module.route}#${item.constant.name}`} item={item.constant} module={item} />
      ))}
      {entries.slice(0, mostInFull).map((found) => (
        <Entry key={found.item.route} found={found} text={text} />
      ))}
      {entries.length > mostInFull && (
        <ul className={styles.answer}>
          {entries.slice(mostInFull).map(({item}) => (
            <li key={item.route}>
              <Link to={item.route}>
                <InlineText>{item.title}</InlineText>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
