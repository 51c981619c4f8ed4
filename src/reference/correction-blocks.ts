import type {RootContent} from 'mdast';
import {code, heading, paragraph, table} from './build';
import {sourceInline} from './source-text';
import type {Correction} from './words-overlay';

/** Anchor of the list of corrections on the page that ends with it. */
export const correctionsAnchor = 'corrections';

/** What stands behind a corrected text. It is in brackets and leads to the list. */
export const markOf = (route: string): string => `([corrected here](${route}#${correctionsAnchor}))`;

/** The list of what we say otherwise than the source, with how we know. */
export const correctionBlocks = (intro: string, corrections: readonly Correction[]): RootContent[] => [
  heading(2, ['Corrections'], correctionsAnchor),
  paragraph(intro),
  table(
    ['Place', 'The source says', 'It is', 'Evidence'],
    corrections.map(({places, instead, text, evidence}) => [
      places.flatMap((place, index) => (index === 0 ? [code(place)] : [', ', code(place)])),
      sourceInline(instead),
      sourceInline(text),
      sourceInline(evidence),
    ]),
  ),
];
