import {existsSync, mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';

/** A mark in a cache's folder: the cache is complete, and was made by this version of the code. */
export class Stamp {
  readonly #file: string;

  constructor(
    private readonly folder: string,
    private readonly version: string,
  ) {
    this.#file = path.join(folder, 'complete');
  }

  /**
   * Takes the stamp off the folder, because from now on it is in use. Without a stamp, or with that
   * of another version, the folder is emptied: the caches of the two compilations in it belong
   * together, and an interrupted build may have written one of them.
   */
  takeOff(): void {
    const fits = existsSync(this.#file) && readFileSync(this.#file, 'utf8') === this.version;
    rmSync(fits ? this.#file : this.folder, {recursive: true, force: true});
  }

  /** Declares the folder complete. */
  putOn(): void {
    mkdirSync(this.folder, {recursive: true});
    writeFileSync(this.#file, this.version);
  }
}
