import {lastSnapshot} from './index';
import {releaseOf} from './releases';
import type {Arrival, LaterFact} from './types';

const version = (protocol: number): string => {
  const release = releaseOf[protocol];
  return `protocol version ${protocol}${release === undefined ? '' : ` (Sui ${release})`}`;
};

function arrived(arrival: Arrival | undefined, {release, protocol}: LaterFact): string | undefined {
  if (protocol !== undefined) return `Since ${version(protocol)}`;
  if (release !== undefined) return `Since Sui ${release}`;
  if (arrival === 'later') return `Added after protocol version ${lastSnapshot}`;
  return arrival === undefined ? undefined : `Since ${version(arrival)}`;
}

/**
 * The line that says since when there is something, and since when it is deprecated; nothing where
 * there is nothing to say.
 */
export function sinceSentence(arrival: Arrival | undefined, fact: LaterFact = {}, deprecated?: number): string | undefined {
  const parts = [
    arrived(arrival, fact),
    fact.mainnet === undefined ? undefined : `on Mainnet it works since protocol version ${fact.mainnet}`,
    deprecated === undefined ? undefined : `marked as deprecated since ${version(deprecated)}`,
  ].filter((part) => part !== undefined);
  const text = parts.join('; ');
  return text === '' ? undefined : `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}
