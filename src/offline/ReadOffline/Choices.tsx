import Translate from '@docusaurus/Translate';
import {useState, type ReactNode} from 'react';
import type {Copy} from '../copy/names';
import type {Offer, PartName} from '../offer';
import {megabytes} from '../../lib/interface-language';
import {choices, sizeText} from './texts';
import styles from './styles.module.css';

interface ChoicesProps {
  offer: Offer;
  copy?: Copy | undefined;
  isBusy: boolean;
  onSave: (names: readonly PartName[]) => void;
}

const sumOf = (offer: Offer, names: readonly PartName[], size: 'bytes' | 'unpacked'): number =>
  offer.parts.filter(({name}) => name === 'shell' || names.includes(name)).reduce((sum, part) => sum + part[size], 0);

/** What is said of one choice: its pages and its size. */
function about(offer: Offer, name: PartName): string {
  const part = offer.parts.find((each) => each.name === name);
  if (part === undefined) return '';
  return part.pages > 0 ? sizeText(part.pages, part.bytes) : megabytes(part.bytes);
}

/** Which sections to keep, what they weigh, and the button that saves them. */
export function Choices({offer, copy, isBusy, onSave}: ChoicesProps): ReactNode {
  const offered = choices.filter(({name}) => offer.parts.some((part) => part.name === name));
  const [chosen, setChosen] = useState<readonly PartName[]>(copy?.parts ?? offered.map(({name}) => name));
  const toggle = (name: PartName): void => {
    setChosen((last) => (last.includes(name) ? last.filter((each) => each !== name) : [...last, name]));
  };
  const names = offered.map(({name}) => name).filter((name) => chosen.includes(name));
  return (
    <>
      <fieldset className={styles.choices} disabled={isBusy}>
        <legend>
          <Translate id="offline.choose">What to save</Translate>
        </legend>
        {offered.map(({name, label}) => (
          <label key={name}>
            <input
              type="checkbox"
              checked={chosen.includes(name)}
              onChange={() => {
                toggle(name);
              }}
            />
            <span>
              {label} <small>{about(offer, name)}</small>
            </span>
          </label>
        ))}
      </fieldset>
      <p>
        <Translate
          id="offline.size"
          values={{download: megabytes(sumOf(offer, names, 'bytes')), kept: megabytes(sumOf(offer, names, 'unpacked'))}}
        >
          {'With the search, that is a download of {download}, and {kept} on this device.'}
        </Translate>
      </p>
      <button
        type="button"
        className="button button--primary"
        disabled={isBusy || names.length === 0}
        onClick={() => {
          onSave(names);
        }}
      >
        {copy === undefined ? (
          <Translate id="offline.save">Save for reading offline</Translate>
        ) : (
          <Translate id="offline.update">Update the copy</Translate>
        )}
      </button>
    </>
  );
}
