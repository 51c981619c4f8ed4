import Link from '@docusaurus/Link';
import type {DecodedConstant, DecodedEntry} from '@site/src/reference/errors/decoder-data';
import type {ReactNode} from 'react';
import type {Decoded} from '../decode/decode';
import type {FoundModule} from '../decode/modules';
import type {ExecutionFailure, MoveAbort} from '../parse/parsed';
import {InlineText} from './InlineText';
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
  command === undefined ? undefined : `${command}, counted from 1 (index ${command - 1})`;

/** A constant, with when it is raised and what to do. */
function Constant({item, module}: {item: DecodedConstant; module: FoundModule}): ReactNode {
  return (
    <section className={styles.answer}>
      <h3 className={styles.title}>
        <Link to={`${module.module.route}#errors`}>
          <code>{item.name}</code>
        </Link>{' '}
        of{' '}
        <code>
          {module.owner.name}::{module.module.name}
        </code>
        {item.code !== undefined && (
          <>
            , code <code>{item.codeOnMainnet ?? item.code}</code>
            {item.codeOnMainnet !== undefined && (
              <>
                {' '}
                on Mainnet, <code>{item.code}</code> in newer versions
              </>
            )}
          </>
        )}
      </h3>
      {item.message !== undefined && <p>“{item.message}”</p>}
      <p>
        <strong>When.</strong> <InlineText>{item.when}</InlineText>
      </p>
      <p>
        <strong>Cure.</strong> <InlineText>{item.cure}</InlineText>
      </p>
    </section>
  );
}

/** What to do about an abort of which no constant is known. */
function Unknown({abort, found, isNamed}: {abort: MoveAbort; found: FoundModule | undefined; isNamed: boolean}): ReactNode {
  if (found !== undefined)
    return (
      <p>
        No constant of <Link to={`${found.module.route}#errors`}>{`${found.owner.name}::${found.module.name}`}</Link> has this{' '}
        {isNamed ? 'name' : 'code'}
        {abort.line !== undefined && !isNamed ? ', but the code holds a line of its source' : ''}. A native function may have raised it:
        read what the module’s page says about {abort.function === undefined ? 'its functions' : <code>{abort.function}</code>}.
      </p>
    );
  return (
    <p>
      The code has the meaning that {abort.module === undefined ? 'the module that raised it' : <code>{abort.module}</code>} gives it.{' '}
      {abort.line === undefined ? (
        <>Look in the source of that module for the constant with this value, and for the function that the message names.</>
      ) : (
        <>Open the source of that module, in the version that ran, at line {abort.line}: the abort is there.</>
      )}
    </p>
  );
}

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
        <Fact name="Module">
          {found === undefined ? (
            code(path === '' ? undefined : path)
          ) : (
            <Link to={found.module.route}>
              <code>{`${found.owner.name}::${found.module.name}`}</code>
            </Link>
          )}
        </Fact>
        <Fact name="Function">{code(abort.function)}</Fact>
        <Fact name="Code">{code(abort.ownCode ?? abort.code)}</Fact>
        <Fact name="Constant">{code(abort.constant)}</Fact>
        <Fact name="It says">{abort.value}</Fact>
        <Fact name="Line">{abort.line}</Fact>
        <Fact name="Command">{commandOf(abort.command)}</Fact>
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
      <Fact name="Failure">{code(failure.name)}</Fact>
      <Fact name="Kind">{code(failure.detail)}</Fact>
      <Fact name="Argument">{failure.argument === undefined ? undefined : `${failure.argument}, counted from 0`}</Fact>
      <Fact name="Command">{commandOf(failure.command)}</Fact>
      <Fact name="In">{code(place === '' ? undefined : place)}</Fact>
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
        <strong>Cure.</strong> <InlineText>{entry.cure}</InlineText>
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
