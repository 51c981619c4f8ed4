import type {LoadContext, Preset} from '@docusaurus/types';
import lightDocs from '../light-docs/preset';
import {readWords} from '../texts/built/words';
import {builtTexts} from './built-texts';
import {preset as options} from './preset-options';

/**
 * The preset with this site's options inside: those that the configuration gives to a preset are
 * downloaded by every reader.
 */
export default function preset(context: LoadContext): Preset {
  return lightDocs(context, options(context.siteDir, undefined, readWords(context, builtTexts)));
}
