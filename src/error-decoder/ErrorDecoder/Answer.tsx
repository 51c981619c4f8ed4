import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import type {DecodedConstant, DecodedEntry} from '@site/src/reference/errors/decoder-data';
import type {ReactNode} from 'react';
import type {Decoded} from '../decode/decode';
import type {FoundModule} from '../decode/modules';
import type {ExecutionFailure, MoveAbort} from '../parse/parsed';
import {Constant} from './Constant';
import {InlineText} from './InlineText';
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

function Abort({
  abort,
  found,
  constants,
}: {
  abort: MoveAbort;
  found: FoundModule | undefined;
  constants: readonly DecodedConstant[];
}): ReactNode {
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

function Entry({entry}: {entry: DecodedEntry}): ReactNode {
  return (
    <section className={styles.answer}>
      <h3 className={styles.title}>
        <Link to={entry.route}>
          <InlineText>{entry.title}</InlineText>
        </Link>
      </h3>
      <div className={styles.page}>{entry.page}</div>
      <p>
        <InlineText>{entry.meaning}</InlineText>
      </p>
      <p>
        <strong>
          <Translate id="error-decoder.cure">Cure.</Translate>
        </strong>{' '}
        <InlineText>{entry.cure}</InlineText>
      </p>
    </section>
  );
}

/** What the decoder found, in full. */
export function Answer({decoded: {abort, found, constants, failure, asked, entries}}: {decoded: Decoded}): ReactNode {
  return (
    <>
      {abort !== undefined && <Abort abort={abort} found={found} constants={constants} />}
      {failure !== undefined && <Failure failure={failure} />}
      {asked.map((item) => (
        <Constant key={`${item.module.route}#${item.constant.name}`} item={item.constant} module={item} />
      ))}
      {entries.map((entry) => (
        <Entry key={entry.route} entry={entry} />
      ))}
    </>
  );
}
