import type {Finding} from '../lib/report';
import type {VirtualModule} from '../lib/type-check/host';
import type {Problem} from '../sample';
import type {View} from '../types/view';

/** Something that is compiled once: an inline sample's module, or a file that samples quote. */
export interface Subject {
  /** Digest of everything in it that decides what is found. */
  key: string;
  /** Absolute path of its module. */
  file: string;
  /** Its module, where it is not on disk. */
  module?: VirtualModule;
  /** Subjects of one group are compiled in one program. */
  group: string;
  /** Further files of its program. */
  neighbors: readonly string[];
  /** Turns what was found into problems of the pages that show it. */
  problems: (findings: readonly Finding[]) => readonly Problem[];
  /** What pages show of it. */
  views(): readonly View[];
}

/** The group of everything that leaves the types of other modules alone. */
export const sharedGroup = 'shared';

export const checkerName = 'typescript';
