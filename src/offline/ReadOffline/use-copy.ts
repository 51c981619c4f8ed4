import {translate} from '@docusaurus/Translate';
import {useCallback, useEffect, useState} from 'react';
import type * as SaveModule from '../copy/save';
import {hasPart, readCopy, type Copy} from '../copy/names';
import type {Offer, PartName} from '../offer';

/** How far saving is: bytes that have arrived, of all that will. */
export interface Progress {
  arrived: number;
  expected: number;
}

export interface CopyState {
  /** False in browsers without service workers, and on pages that did not come over https. */
  isPossible: boolean;
  copy?: Copy;
  /** Missing without a network. */
  offer?: Offer;
  progress?: Progress;
  /** What went wrong last, in a sentence. */
  problem?: string;
}

/** What the reader can do with the copy. */
export interface CopyActions {
  save: (names: readonly PartName[]) => void;
  remove: () => void;
}

const load = (): Promise<typeof SaveModule> => import(/* webpackChunkName: "offline-copy" */ '../copy/save');

const bytesOf = (offer: Offer, names: readonly PartName[], copy: Copy | undefined): number =>
  offer.parts.filter(({name}) => names.includes(name) && !hasPart(copy, offer.build, name)).reduce((sum, {bytes}) => sum + bytes, 0);

const sentenceOf = (error: unknown): string =>
  error instanceof Error && error.name === 'NotSaved'
    ? error.message
    : translate({id: 'offline.notSaved', message: 'The pages could not be saved: {error}'}, {error: String(error)});

/**
 * The reader's copy of the site, and what can be done with it.
 *
 * @param base path of the site's start, with a slash at the end
 * @returns undefined until the browser has said what it has
 */
export function useCopy(base: string): [CopyState | undefined, CopyActions] {
  const [state, setState] = useState<CopyState>();
  const change = useCallback((next: Partial<CopyState>): void => {
    setState((last) => ({isPossible: true, ...last, ...next}));
  }, []);
  const here = useCallback((): string => new URL(base, window.location.href).href, [base]);

  useEffect(() => {
    void (async () => {
      if (!('serviceWorker' in navigator) || !('caches' in globalThis)) {
        setState({isPossible: false});
        return;
      }
      const copy = await readCopy(here());
      setState({isPossible: true, ...(copy === undefined ? {} : {copy})});
      const offer = await load()
        .then(({readOffer}) => readOffer(here()))
        .catch(() => undefined);
      if (offer !== undefined) change({offer});
    })();
  }, [here, change]);

  const save = async (names: readonly PartName[]): Promise<void> => {
    const {copy, offer} = state ?? {};
    if (offer === undefined) return;
    const all: readonly PartName[] = ['shell', ...names];
    let arrived = 0;
    const expected = bytesOf(offer, all, copy);
    change({progress: {arrived, expected}, problem: undefined});
    const onBytes = (count: number): void => {
      arrived += count;
      change({progress: {arrived, expected}});
    };
    try {
      const {saveCopy} = await load();
      change({copy: await saveCopy(here(), offer, all, onBytes), progress: undefined});
    } catch (error) {
      change({progress: undefined, problem: sentenceOf(error)});
    }
  };
  const remove = async (): Promise<void> => {
    const {removeCopy} = await load();
    await removeCopy(here());
    change({copy: undefined, problem: undefined});
  };
  return [state, {save: (names) => void save(names), remove: () => void remove()}];
}
