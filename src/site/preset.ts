import type {LoadContext, Preset} from '@docusaurus/types';
import lightDocs from '../light-docs/preset';
import {preset as options} from './preset-options';

/** The preset with this site's options inside: those that the configuration gives to a preset are downloaded by every reader. */
export default function preset(context: LoadContext): Preset {
  return lightDocs(context, options(context.siteDir));
}
