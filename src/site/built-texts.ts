import {codeTexts} from '../code/built-texts';
import {diagramTexts} from '../diagrams/built-texts';
import {forwardingTexts} from '../old-addresses/built-texts';
import {contractTexts} from '../page-contract/built-texts';
import {pictureTexts} from '../ptb-picture/built-texts';
import {releaseTexts} from '../releases/built-texts';
import type {BuiltTexts} from '../texts/built/words';
import {homeTexts} from './home/built-texts';

/**
 * All texts that a build writes into pages, which no module of the browser has:
 * `i18n/<locale>/texts/built.json` translates them.
 */
export const builtTexts: BuiltTexts = {
  ...codeTexts,
  ...diagramTexts,
  ...forwardingTexts,
  ...contractTexts,
  ...pictureTexts,
  ...releaseTexts,
  ...homeTexts,
};
