import {createHash} from 'node:crypto';
import {existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync} from 'node:fs';
import path from 'node:path';

/** A hash of texts, in their order. */
export function contentKey(...parts: readonly string[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(`${part.length}:`).update(part);
  return hash.digest('hex');
}

/** A hash of the checker's own code, so that results of an older checker are not believed. */
export function checkerKey(): string {
  const files = readdirSync(__dirname, {recursive: true, encoding: 'utf8'}).filter((file) => /\.(ts|move)$/.test(file));
  return contentKey(...files.sort().map((file) => readFileSync(path.join(__dirname, file), 'utf8')));
}

/** Results kept on disk by the hash of what they were made from, one file each. */
export class ResultCache<T> {
  /** @param dir where to keep them; without one nothing is kept */
  constructor(private readonly dir?: string) {}

  get(key: string): T | undefined {
    const file = this.fileOf(key);
    return file !== undefined && existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as T) : undefined;
  }

  /** Writes beside and renames, so that a program that reads at the same time finds the whole result or none. */
  set(key: string, value: T): void {
    const file = this.fileOf(key);
    if (file === undefined) return;
    mkdirSync(path.dirname(file), {recursive: true});
    const draft = `${file}.${process.pid}`;
    writeFileSync(draft, JSON.stringify(value));
    renameSync(draft, file);
  }

  private fileOf(key: string): string | undefined {
    return this.dir === undefined ? undefined : path.join(this.dir, `${key}.json`);
  }
}
