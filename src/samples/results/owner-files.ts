import {existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type * as z from 'zod';

/** A folder with a JSON file for each page and each sample file that something was found for. */
export interface OwnerFiles<Content> {
  file: (siteDir: string, owner: string) => string;
  /** What was found; nothing where there is no file. */
  read: (siteDir: string, owner: string) => Content | undefined;
  /**
   * Writes what a whole run found. Files that would be the same stay untouched, and those of owners
   * that are gone are removed.
   */
  write: (siteDir: string, byOwner: ReadonlyMap<string, Content>) => void;
}

/**
 * Keeps what checks found, by page or sample file. Pages are compiled again when their file
 * changes.
 *
 * @param folder from the repository's top
 * @param shape what a file holds; reading one of another shape throws
 */
export function ownerFiles<Content>(folder: string, shape: z.ZodType<Content>): OwnerFiles<Content> {
  const fileOf = (siteDir: string, owner: string): string => path.join(siteDir, folder, `${owner}.json`);
  return {
    file: fileOf,
    read: (siteDir, owner) => {
      const file = fileOf(siteDir, owner);
      return existsSync(file) ? shape.parse(JSON.parse(readFileSync(file, 'utf8'))) : undefined;
    },
    write: (siteDir, byOwner) => {
      const root = path.join(siteDir, folder);
      mkdirSync(root, {recursive: true});
      const kept = new Set([...byOwner.keys()].map((owner) => path.normalize(`${owner}.json`)));
      for (const entry of readdirSync(root, {recursive: true, encoding: 'utf8'}))
        if (entry.endsWith('.json') && !kept.has(entry)) rmSync(path.join(root, entry));
      for (const [owner, content] of byOwner) {
        const file = fileOf(siteDir, owner);
        const text = JSON.stringify(content);
        if (existsSync(file) && readFileSync(file, 'utf8') === text) continue;
        mkdirSync(path.dirname(file), {recursive: true});
        writeFileSync(file, text);
      }
    },
  };
}
