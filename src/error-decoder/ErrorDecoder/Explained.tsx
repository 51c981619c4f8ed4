import Translate from '@docusaurus/Translate';
import type {Explanation, Place} from '@site/src/reference/errors/explanations';
import {useEffect, useState, type ReactNode} from 'react';
import {explanationsOf} from '../decode/explanations-of';
import {InlineText} from './InlineText';

/**
 * What an entry means or when a constant is raised, and what to do about it. It is fetched once it
 * is shown; where it cannot be, the name above it still leads to the page that says it.
 */
export function Explained({place: {part, name}, isConstant = false}: {place: Place; isConstant?: boolean}): ReactNode {
  const [texts, setTexts] = useState<Readonly<Record<string, Explanation>>>();
  useEffect(() => {
    let isShown = true;
    explanationsOf(part).then(
      (loaded) => {
        if (isShown) setTexts(loaded);
      },
      () => undefined,
    );
    return () => {
      isShown = false;
    };
  }, [part]);
  const explanation = texts?.[name];
  if (explanation === undefined) return null;
  return (
    <>
      <p>
        {isConstant && (
          <>
            <strong>
              <Translate id="error-decoder.when">When.</Translate>
            </strong>{' '}
          </>
        )}
        <InlineText>{explanation.meaning}</InlineText>
      </p>
      <p>
        <strong>
          <Translate id="error-decoder.cure">Cure.</Translate>
        </strong>{' '}
        <InlineText>{explanation.cure}</InlineText>
      </p>
    </>
  );
}
