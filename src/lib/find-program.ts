import {accessSync, constants} from 'node:fs';
import path from 'node:path';

/** Where Debian keeps servers; the PATH of people who are not root often lacks it. */
const alsoIn = ['/usr/sbin', '/usr/local/sbin'];

const isExecutable = (file: string): boolean => {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/** The path of an installed program, or undefined. */
export const findProgram = (name: string): string | undefined =>
  [...(process.env.PATH ?? '').split(path.delimiter), ...alsoIn].map((folder) => path.join(folder, name)).find(isExecutable);
