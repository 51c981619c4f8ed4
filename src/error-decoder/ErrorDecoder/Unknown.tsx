import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import type {FoundModule} from '../decode/modules';
import type {MoveAbort} from '../parse/parsed';

/** True where the text ends before what the function gave up with. */
const isCut = ({code, ownCode, constant, line}: MoveAbort): boolean => [code, ownCode, constant, line].every((part) => part === undefined);

/** What to do about an abort of a known module that none of its constants explains. */
function UnknownOf({abort, found, isNamed}: {abort: MoveAbort; found: FoundModule; isNamed: boolean}): ReactNode {
  const module = <Link to={`${found.module.route}#errors`}>{`${found.owner.name}::${found.module.name}`}</Link>;
  const about =
    abort.function === undefined ? <Translate id="error-decoder.itsFunctions">its functions</Translate> : <code>{abort.function}</code>;
  if (isCut(abort))
    return (
      <p>
        <Translate id="error-decoder.isCut" values={{module}}>
          {'The text ends before the code. Paste the rest of it, or look through the errors of {module}.'}
        </Translate>
      </p>
    );
  return (
    <p>
      {isNamed ? (
        <Translate id="error-decoder.noSuchName" values={{module}}>
          {'No constant of {module} has this name.'}
        </Translate>
      ) : abort.line === undefined ? (
        <Translate id="error-decoder.noSuchCode" values={{module}}>
          {'No constant of {module} has this code.'}
        </Translate>
      ) : (
        <Translate id="error-decoder.noSuchCodeButLine" values={{module}}>
          {'No constant of {module} has this code, but the code holds a line of its source.'}
        </Translate>
      )}{' '}
      <Translate id="error-decoder.native" values={{about}}>
        {'A native function may have raised it: read what the module’s page says about {about}.'}
      </Translate>
    </p>
  );
}

/** What to do about an abort of which no constant is known. */
export function Unknown({abort, found, isNamed}: {abort: MoveAbort; found: FoundModule | undefined; isNamed: boolean}): ReactNode {
  if (found !== undefined) return <UnknownOf found={found} abort={abort} isNamed={isNamed} />;
  const module =
    abort.module === undefined ? (
      <Translate id="error-decoder.raisingModule">the module that raised it</Translate>
    ) : (
      <code>{abort.module}</code>
    );
  return (
    <p>
      <Translate id="error-decoder.meaning" values={{module}}>
        {'The code has the meaning that {module} gives it.'}
      </Translate>{' '}
      {abort.line === undefined ? (
        <Translate id="error-decoder.lookForConstant">
          Look in the source of that module for the constant with this value, and for the function that the message names.
        </Translate>
      ) : (
        <Translate id="error-decoder.openSource" values={{line: abort.line}}>
          {'Open the source of that module, in the version that ran, at line {line}: the abort is there.'}
        </Translate>
      )}
    </p>
  );
}
