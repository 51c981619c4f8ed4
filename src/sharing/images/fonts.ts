import {readFileSync} from 'node:fs';
import path from 'node:path';

/** The package that the letters come from. */
export const fontPackage = '@fontsource/inter';

/**
 * Parts of the font, of which each has the letters of some alphabets. A letter is taken from the
 * first one that has it.
 */
const parts = ['latin', 'latin-ext', 'cyrillic', 'cyrillic-ext', 'greek', 'greek-ext', 'vietnamese'] as const;

const weights = [400, 700] as const;

/** A font as satori takes it. */
interface Font {
  name: string;
  data: Buffer;
  weight: (typeof weights)[number];
  style: 'normal';
}

/** The name that pictures ask for; satori looks in the others for what it lacks. */
export const fontName = 'Inter';

/**
 * Reads the fonts of pictures.
 *
 * @param root the repository's top, with `node_modules/`
 */
export const readFonts = (root: string): Font[] =>
  parts.flatMap((part, index) =>
    weights.map((weight) => ({
      name: index === 0 ? fontName : `${fontName} ${part}`,
      data: readFileSync(path.join(root, 'node_modules', fontPackage, 'files', `inter-${part}-${weight}-normal.woff`)),
      weight,
      style: 'normal',
    })),
  );
