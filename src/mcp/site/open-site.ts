import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {UsageError} from '../../lib/usage-error';

/** Milliseconds for one file of a site on another machine. */
const limit = 120_000;

/** A built site, on this machine's disk or at an address. */
export interface Site {
  /** Where it was found, for messages. */
  place: string;
  /**
   * The text of a file.
   *
   * @param file below the site's top, without a slash in front
   * @throws with one sentence where there is none
   */
  read: (file: string) => Promise<string>;
}

function atAddress(place: string): Site {
  const top = place.endsWith('/') ? place : `${place}/`;
  return {
    place,
    read: async (file) => {
      const url = new URL(file, top);
      const response = await fetch(url, {signal: AbortSignal.timeout(limit)}).catch((cause: unknown) => {
        throw new UsageError(`${url.href} could not be reached.`, {cause});
      });
      if (!response.ok) throw new UsageError(`${url.href} answered ${response.status}.`);
      return response.text();
    },
  };
}

function onDisk(place: string): Site {
  const top = path.resolve(place);
  return {
    place,
    read: async (file) => {
      const found = path.resolve(top, file);
      if (!found.startsWith(top + path.sep)) throw new UsageError(`${file} is not below ${place}.`);
      return readFile(found, 'utf8').catch((cause: unknown) => {
        throw new UsageError(`${found} could not be read.`, {cause});
      });
    },
  };
}

/** @param place a folder, or an address on http or https */
export const openSite = (place: string): Site => (/^https?:\/\//.test(place) ? atAddress(place) : onDisk(place));
