import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {WordHint} from '../../glossary/Term/WordHint';

export interface AbilityHintProps {
  /** The link in code whose text is the ability. */
  link: HTMLAnchorElement;
  onClose: () => void;
}

const meanings: ReadonlyMap<string, string> = new Map([
  [
    'key',
    translate({id: 'code.ability.key', message: 'Values are objects: they have an ID, an owner, and a place of their own in storage.'}),
  ],
  [
    'store',
    translate({
      id: 'code.ability.store',
      message: 'Values may be kept inside other stored values. An object that has it can also be transferred outside of its module.',
    }),
  ],
  ['copy', translate({id: 'code.ability.copy', message: 'Values may be duplicated.'})],
  ['drop', translate({id: 'code.ability.drop', message: 'Values may be discarded, without a call of a function that takes them apart.'})],
]);

/** What the ability means to which a link in code belongs. */
export default function AbilityHint({link, onClose}: AbilityHintProps): ReactNode {
  return <WordHint word={link} definition={meanings.get(link.textContent) ?? ''} onClose={onClose} />;
}
