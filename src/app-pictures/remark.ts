import type {Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {Plugin} from 'unified';
import {jsxElement} from '../lib/jsx-element';
import {replaceElements, type PageElement} from '../lib/replace-elements';
import {didYouMean} from '../lib/suggest';
import {fileOf, pictures, picturesFolder, type Mode, type Picture} from './pictures';

const elementName = 'AppPicture';

const element = (
  name: string,
  attributes: Readonly<Record<string, string>>,
  children: MdxJsxFlowElement['children'] = [],
): MdxJsxFlowElement => ({
  ...jsxElement(name, attributes, children),
  // It is HTML: no component of the theme takes its place.
  data: {_mdxExplicitJsx: true} as MdxJsxFlowElement['data'],
});

const textsOf = ({attributes}: PageElement): Readonly<Record<string, string | undefined>> =>
  Object.fromEntries(
    attributes.flatMap((attribute) =>
      attribute.type === 'mdxJsxAttribute' && typeof attribute.value === 'string' ? [[attribute.name, attribute.value]] : [],
    ),
  );

/**
 * One file: its class says in which mode of the site it is shown. Where it is hidden or far away,
 * browsers do not ask for it.
 */
function image(name: string, mode: Mode, {width, height, modes}: Picture, alt: string, baseUrl: string): MdxJsxFlowElement {
  return element('img', {
    ...(modes.length > 1 && {className: mode === 'light' ? 'app-picture-light' : 'app-picture-dark'}),
    src: `${baseUrl}${picturesFolder}/${fileOf(name, mode)}`,
    alt,
    width: String(width),
    height: String(height),
    loading: 'lazy',
    decoding: 'async',
  });
}

/** The figure in place of one element, or why there is none. */
function figureOf(written: PageElement, baseUrl: string): MdxJsxFlowElement[] | string {
  const {of: name = '', title, alt} = textsOf(written);
  const picture = Object.hasOwn(pictures, name) ? pictures[name] : undefined;
  if (!picture)
    return `there is no picture "${name}" of an app.${didYouMean(name, Object.keys(pictures))} They are in src/app-pictures/apps.ts.`;
  if (title === undefined) return `the picture "${name}" has no title. Write title="…": readers see it below the picture.`;
  if (alt === undefined) return `the picture "${name}" says nothing to readers who do not see it. Write alt="…": in words, what it shows.`;
  return [
    element('figure', {className: 'app-picture', 'data-alt': alt}, [
      ...picture.modes.map((mode) => image(name, mode, picture, alt, baseUrl)),
      element('figcaption', {}, [{type: 'text', value: title} as never]),
    ]),
  ];
}

/**
 * Replaces `<AppPicture of="turnstile" title="…" alt="…" />` by the picture of an example app, in
 * the site's light or dark mode. The size stands in the page, so that nothing moves when the
 * picture comes.
 */
const appPictures: Plugin<[{baseUrl: string}], Root> =
  ({baseUrl}) =>
  (tree, page) => {
    replaceElements(tree, page, elementName, (written) => figureOf(written, baseUrl));
  };

export default appPictures;
