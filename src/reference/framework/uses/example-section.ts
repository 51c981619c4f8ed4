import type {RootContent} from 'mdast';
import {fence, heading, link, paragraph, type Inline} from '../../build';
import {prose} from '../../move/prose';
import {fileOf} from './check';
import type {ModuleUse} from './types';

/**
 * The part of a page with a short use of its module. The fence is filled while the site is built,
 * as those of authored pages are.
 *
 * @param nameOf what a link to a page says
 */
export function exampleSection(use: ModuleUse, nameOf: (route: string) => string): RootContent[] {
  const links = use.learn.flatMap((route, index): Inline[] => [
    ...(index === 0 ? [] : [index === use.learn.length - 1 ? ' and ' : ', ']),
    link(route, nameOf(route)),
  ]);
  return [
    heading(2, ['Example'], 'example'),
    ...prose(use.sentence),
    fence('move', '', `file="${fileOf(use)}" region="${use.region}"`),
    paragraph('Read more in ', ...links, '.'),
  ];
}
