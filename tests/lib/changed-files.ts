import {assertInstalled, filesOf, type Assumption, type PackageFiles} from '../../src/lib/assumption';

/**
 * The files of an installed package as another release might have them.
 *
 * @param file the file that differs
 * @param text what it no longer says; without it, the file is gone
 * @throws where the installed file does not say that, so that the change would be none
 */
export function changedFiles(name: string, file: string, text?: string): PackageFiles {
  const installed = filesOf(name);
  if (!installed.read(file).includes(text ?? '')) throw new Error(`${name}/${file} has no ${JSON.stringify(text)}`);
  return {
    ...installed,
    read: (asked) => {
      if (asked !== file) return installed.read(asked);
      return text === undefined ? '' : installed.read(file).replaceAll(text, '');
    },
  };
}

/** Checks one assumption on a package of which one file lacks a text. */
export function assertChanged(assumption: Assumption, file: string, text: string): void {
  assertInstalled([assumption], () => changedFiles(assumption.package, file, text));
}
