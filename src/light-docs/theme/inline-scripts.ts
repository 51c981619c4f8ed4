import {minifySync} from '@swc/core';
import type {HtmlTagObject} from '@docusaurus/types';

type Tag = string | HtmlTagObject;

/**
 * Tags, with the JavaScript inside them in few characters. Docusaurus would do this in each page anew, together with the
 * markup, which React writes without a character too many anyway; so its HTML minifier is switched off (`runDocusaurus`).
 *
 * @throws where a script is not JavaScript
 */
export const withShortScripts = (tags: readonly Tag[]): Tag[] => tags.map(withShortScript);

function withShortScript(tag: Tag): Tag {
  if (typeof tag === 'string' || tag.tagName !== 'script' || !tag.innerHTML || tag.attributes?.type !== undefined) return tag;
  const {code} = minifySync(tag.innerHTML, {module: false, compress: true, mangle: true});
  return {...tag, innerHTML: code.replace(/;$/, '')};
}
