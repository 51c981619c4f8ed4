import {code, link, type Inline} from '../build';
import {functionAnchor, moduleId} from './links';
import type {ModuleEntry} from './model';

/**
 * Reads how our texts name a function: `own`, or `module::own` where it is in another module of the
 * package.
 */
export function readMention(name: string): {own: string; module?: string} {
  const [own = '', module] = name.split('::').reverse();
  return {own, ...(module === undefined ? {} : {module})};
}

/**
 * A function that a text of ours names, as a link to where it is described; a private one is no
 * more than a name.
 *
 * @param name as `readMention` reads it
 * @param module where the text stands
 */
export function mentionedFunction(name: string, module: ModuleEntry): Inline {
  const {own, module: other = module.name} = readMention(name);
  if (other !== module.name) return link(`/${moduleId({info: module.info, name: other})}#${functionAnchor(own)}`, code(name));
  const isOnPage = module.functions.some((item) => item.name === own);
  return isOnPage ? link(`#${functionAnchor(own)}`, code(own)) : code(own);
}
