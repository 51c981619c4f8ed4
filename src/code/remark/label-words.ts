import {escapeRegExp} from '../../lib/escape-reg-exp';
import type {Words} from '../../texts/built/words';
import {codeTexts} from '../built-texts';

/** The labels as patterns that find what stands in the place of their names. */
const patterns = Object.entries(codeTexts).map(([id, text]) => ({
  id,
  pattern: new RegExp(
    `^${text
      .split(/(\{\w+\})/)
      .map((piece) => (piece.startsWith('{') ? `(?<${piece.slice(1, -1)}>.+)` : escapeRegExp(piece)))
      .join('')}$`,
  ),
}));

/** What joins the packages of a label. */
const and = ' and ';

/**
 * A label in the language of the build. Checks keep it in English, because their results are shared
 * by all languages.
 *
 * @throws where no text of `built-texts.ts` is such a label
 */
export function labelIn({say, list}: Words, label: string): string {
  for (const {id, pattern} of patterns) {
    const found = pattern.exec(label);
    if (found === null) continue;
    const {packages, ...values} = found.groups ?? {};
    return say(id, {...values, ...(packages !== undefined && {packages: list(packages.split(and)).join('')})});
  }
  throw new Error(`src/code/built-texts.ts has no text for the label "${label}".`);
}
