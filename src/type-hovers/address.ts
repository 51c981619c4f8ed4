/** Folder of the files with types in the built site; all are named after what they hold. */
const folder = 'assets/types';

/** The path of a file with types, below the site. */
export const typesPath = (file: string): string => `${folder}/${file}.json`;

/** What a block is told: the file that has its types, and its key in there. */
export interface TypesPlace {
  file: string;
  key: string;
}

/** The place as an attribute of a block: `1f6d2a9b-0c4e77d1`. */
export const placeText = ({file, key}: TypesPlace): string => `${file}-${key}`;

/** The place that an attribute says. */
export function readPlace(text: string): TypesPlace {
  const [file = '', key = ''] = text.split('-');
  return {file, key};
}
