import {cpSync, lstatSync, mkdirSync, readdirSync, readFileSync, realpathSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import path from 'node:path';

/** A folder with links to everything that another folder has, in the place of a link to it. */
function unfold(link: string): void {
  if (!lstatSync(link).isSymbolicLink()) return;
  const folder = realpathSync(link);
  rmSync(link);
  mkdirSync(link);
  for (const name of readdirSync(folder)) symlinkSync(path.join(folder, name), path.join(link, name));
}

/**
 * Gives a site in a temporary folder, whose `node_modules` are this project's by a link, a package
 * of its own that differs in one text. This project's own packages stay as they are.
 *
 * @param site the site's top
 * @param name the package, which has a scope
 * @param file from the package's folder
 * @param from text that the file has, and what it has in its place afterwards
 * @returns puts the installed package back
 * @throws where the file does not have the text
 */
export function changePackage(site: string, name: `@${string}/${string}`, file: string, from: string, to: string): () => void {
  const modules = path.join(site, 'node_modules');
  const own = path.join(modules, name);
  unfold(modules);
  unfold(path.dirname(own));
  const installed = realpathSync(own);
  const text = readFileSync(path.join(installed, file), 'utf8');
  if (!text.includes(from)) throw new Error(`${name}/${file} has no ${JSON.stringify(from)}`);
  rmSync(own);
  cpSync(installed, own, {recursive: true});
  writeFileSync(path.join(own, file), text.replaceAll(from, to));
  return () => {
    rmSync(own, {recursive: true});
    symlinkSync(installed, own);
  };
}
