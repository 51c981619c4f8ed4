import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import Translate, {translate} from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {useCallback, useDeferredValue, useEffect, useId, useMemo, useRef, useState, type ReactNode} from 'react';
import type * as DecoderModule from '../decode/load';
import styles from './styles.module.css';

type Decoder = typeof DecoderModule;

/** The decoder, once it is there; whether it could not be loaded; and what starts loading it. */
function useDecoder(): {decoder?: Decoder; hasFailed: boolean; load: () => void} {
  const [decoder, setDecoder] = useState<Decoder>();
  const [hasFailed, setFailed] = useState(false);
  const isLoading = useRef(false);
  const load = useCallback(() => {
    if (isLoading.current) return;
    isLoading.current = true;
    setFailed(false);
    import(/* webpackChunkName: "error-decoder" */ '../decode/load').then(setDecoder, () => {
      isLoading.current = false;
      setFailed(true);
    });
  }, []);
  return {...(decoder === undefined ? {} : {decoder}), hasFailed, load};
}

/** The pages to turn to where the decoder has no answer. */
const tables = (
  <>
    <Link to="/references/errors#groups">
      <Translate id="error-decoder.groups">the groups of errors</Translate>
    </Link>{' '}
    <Translate id="error-decoder.and">and</Translate>{' '}
    <Link to="/references/errors/abort-codes">
      <Translate id="error-decoder.abortCodes">Move abort codes</Translate>
    </Link>
  </>
);

/** The field. It begins with a message where one was handed over. */
function Field({message}: {message: string}): ReactNode {
  const [typed, setTyped] = useState(message);
  const {decoder, hasFailed, load} = useDecoder();
  const field = useRef<HTMLTextAreaElement>(null);
  const fieldId = useId();
  const hintId = useId();
  const text = useDeferredValue(typed.trim());
  const decoded = useMemo(() => (text === '' ? undefined : decoder?.decode(text)), [decoder, text]);
  // Whoever comes by a link to the decoder has a message to paste. The focus loads the decoder.
  useEffect(() => {
    if (window.location.hash === '#decoder') field.current?.focus({preventScroll: true});
  }, []);
  const status = (): ReactNode => {
    if (text === '') return null;
    if (hasFailed) return translate({id: 'error-decoder.notLoaded', message: 'The decoder could not be loaded. Type on to try again.'});
    if (decoder === undefined) return translate({id: 'error-decoder.loading', message: 'Loading what the decoder knows…'});
    if (decoded !== undefined) return decoder.sentenceOf(decoded);
    return translate({id: 'error-decoder.nothing', message: 'The reference has no such message in these words.'});
  };
  return (
    <div className={styles.decoder}>
      <label htmlFor={fieldId}>
        <Translate id="error-decoder.message">Error message</Translate>
      </label>
      <textarea
        id={fieldId}
        ref={field}
        aria-describedby={hintId}
        className={styles.field}
        rows={5}
        value={typed}
        placeholder="MoveAbort in 2nd command, abort code: 2, in '0x2::balance::split' (instruction 10)"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        onFocus={load}
        onChange={(event) => {
          load();
          setTyped(event.target.value);
        }}
      />
      <p id={hintId} className={styles.hint}>
        <Translate id="error-decoder.hint">
          Text of a terminal, a stack trace or JSON. It stays in your browser and is sent nowhere.
        </Translate>
      </p>
      <noscript>
        <p>
          <Translate id="error-decoder.needsScripts" values={{tables}}>
            {'The decoder needs JavaScript. Without it, look through {tables}.'}
          </Translate>
        </p>
      </noscript>
      <p role="status" className={styles.status}>
        {status()}
      </p>
      {decoder !== undefined && decoded !== undefined && <decoder.Answer decoded={decoded} text={text} />}
      {text !== '' && decoder !== undefined && decoded === undefined && (
        <>
          <decoder.NearPages text={text} />
          <p>
            <Translate id="error-decoder.lookThrough" values={{tables}}>
              {'It may come from another program. You can also look through {tables}.'}
            </Translate>
          </p>
        </>
      )}
    </div>
  );
}

/**
 * A field for an error message, with what it means under it. All of it happens in the reader's
 * browser; what the decoder knows is fetched when the reader turns to the field.
 *
 * The search hands over a message in the history's entry, which keeps it for those who come back.
 */
export function ErrorDecoder(): ReactNode {
  const {state} = useLocation<{message?: string} | undefined>();
  // The HTML of the page has none, and what is drawn first has to be like it.
  const message = useIsBrowser() ? (state?.message ?? '') : '';
  return <Field key={message} message={message} />;
}
