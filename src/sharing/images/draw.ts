import {renderAsync} from '@resvg/resvg-js';
import satori from 'satori';
import {cardElement, size, type Card} from './card';
import {fontPackage, readFonts} from './fonts';

/** Packages whose version decides what a picture looks like. */
export const drawingPackages = ['satori', '@resvg/resvg-js', fontPackage] as const;

/** A card has letters that no font of the pictures has. */
export class LackingLetters extends Error {
  override name = 'LackingLetters';

  constructor(readonly letters: string) {
    super(`No font of the pictures has ${letters}.`);
  }
}

/**
 * Opens what draws pictures.
 *
 * @param root the repository's top, with `node_modules/`
 * @param site the site's name
 * @returns draws a card as PNG; it throws {@link LackingLetters} where the picture would have boxes
 *   in the place of letters
 */
export function openPen(root: string, site: string): (card: Card) => Promise<Buffer> {
  const fonts = readFonts(root);
  return async (card) => {
    const lacking = new Set<string>();
    const options = {
      ...size,
      fonts,
      loadAdditionalAsset: (_language: string, letters: string) => {
        lacking.add(letters);
        return Promise.resolve([]);
      },
    };
    const svg = await satori(cardElement(card, site) as unknown as Parameters<typeof satori>[0], options);
    if (lacking.size > 0) throw new LackingLetters([...lacking].join(''));
    // Letters are outlines by now; the fonts of the machine would only take time to load.
    return (await renderAsync(svg, {font: {loadSystemFonts: false}})).asPng();
  };
}
