import type {RootContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {VFile} from 'vfile';
import {failureOf} from '../../lib/failure-of';
import appPictures from '@site/src/app-pictures/remark';
import {pictures} from '@site/src/app-pictures/pictures';

function run(markdown: string): MdxJsxFlowElement {
  const file = new VFile({path: 'docs/page.mdx', value: markdown});
  const processor = unified().use(remarkParse).use(remarkMdx).use(appPictures, {baseUrl: '/base/'});
  return processor.runSync(processor.parse(file), file).children[0] as MdxJsxFlowElement;
}

const attributesOf = (element: RootContent | undefined): Record<string, unknown> =>
  element?.type === 'mdxJsxFlowElement'
    ? Object.fromEntries(
        element.attributes.flatMap((one): [string, unknown][] => (one.type === 'mdxJsxAttribute' ? [[one.name, one.value]] : [])),
      )
    : {};

test('an element becomes a figure with a picture for each mode, whose size is known', () => {
  const figure = run('<AppPicture of="turnstile" title="The page" alt="A button." />');
  const [light, dark, caption] = figure.children;
  expect(figure.name).toBe('figure');
  expect(attributesOf(figure)).toEqual({className: 'app-picture', 'data-alt': 'A button.'});
  const {width, height} = pictures.turnstile ?? {};
  const shared = {alt: 'A button.', width: String(width), height: String(height), loading: 'lazy', decoding: 'async'};
  expect(attributesOf(light)).toEqual({className: 'app-picture-light', src: '/base/img/apps/turnstile-light.png', ...shared});
  expect(attributesOf(dark)).toEqual({className: 'app-picture-dark', src: '/base/img/apps/turnstile-dark.png', ...shared});
  expect(caption).toMatchObject({name: 'figcaption', children: [{type: 'text', value: 'The page'}]});
});

test.each([
  ['<AppPicture of="turnstyle" title="T" alt="A" />', 'no picture "turnstyle"', 'turnstile'],
  ['<AppPicture title="T" alt="A" />', 'no picture ""', 'src/app-pictures/apps.ts'],
  ['<AppPicture of="turnstile" alt="A" />', 'has no title', 'title="…"'],
  ['<AppPicture of="turnstile" title="T" />', 'says nothing to readers who do not see it', 'alt="…"'],
  ['Text with <AppPicture of="turnstile" title="T" alt="A" /> in it.', 'on a line of its own', 'empty lines'],
])('stops at %s', (markdown, problem, cure) => {
  const {reason, line} = failureOf(() => run(`\n${markdown}`));
  expect(line).toBe(2);
  expect(reason).toContain(problem);
  expect(reason).toContain(cure);
});
