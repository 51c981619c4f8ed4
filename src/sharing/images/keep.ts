import {existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {hashText} from '../../lib/hash-files';

/** Where pictures of earlier builds are kept, from the repository's top. */
export const keptFolder = 'node_modules/.cache/sharing';

/** Pictures that were drawn before. */
export interface Kept {
  /** A picture by what it is made of; drawn where it is not there. */
  take: (madeOf: unknown, draw: () => Promise<Buffer>) => Promise<Buffer>;
  /** Forgets those that nothing took. */
  forgetOthers: () => void;
}

/**
 * @param folder where they are
 * @param stamp what decides how any picture looks: versions of libraries, and the code that says
 *   what is on one
 */
export function openKept(folder: string, stamp: string): Kept {
  mkdirSync(folder, {recursive: true});
  const taken = new Set<string>();
  return {
    async take(madeOf, draw) {
      const name = `${hashText(`${stamp}\n${JSON.stringify(madeOf)}`)}.png`;
      taken.add(name);
      const file = path.join(folder, name);
      if (existsSync(file)) return readFileSync(file);
      const picture = await draw();
      // Renamed into place: a build that was ended meanwhile leaves no half of a picture.
      writeFileSync(`${file}.${process.pid}`, picture);
      renameSync(`${file}.${process.pid}`, file);
      return picture;
    },
    forgetOthers() {
      for (const name of readdirSync(folder)) if (!taken.has(name)) rmSync(path.join(folder, name));
    },
  };
}
