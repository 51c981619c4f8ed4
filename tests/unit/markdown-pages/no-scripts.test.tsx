import {load} from 'cheerio';
import type {ReactElement} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {ErrorDecoder} from '@site/src/error-decoder/ErrorDecoder';
import {Playground} from '@site/src/run/Playground';
import {statedElements} from '@site/src/markdown-pages/render/elements/stated';
import type {ElementToRender} from '@site/src/markdown-pages/render/rendering';
import {textOf} from '@site/src/markdown-pages/render/text';

const page = {id: 'a', route: '/a', title: 'A', description: 'A.'};
const element = {at: {site: {address: (route: string) => route}, page}} as unknown as ElementToRender;

const squeezed = (text: string): string => text.replace(/\s+/g, ' ').trim();

test.each<[name: string, onThePage: ReactElement]>([
  ['ErrorDecoder', <ErrorDecoder key="decoder" />],
  ['Playground', <Playground key="playground" />],
])('the Markdown version of %s says to readers without JavaScript what the page says', (name, onThePage) => {
  const $ = load(renderToStaticMarkup(onThePage), {scriptingEnabled: false});
  const advice = squeezed($('noscript').text());
  expect(advice).toContain('needs JavaScript');
  const rule = statedElements[name];
  const [markdownPage] = rule?.kind === 'blocks' ? rule.write(element) : [];
  expect(markdownPage && squeezed(textOf(markdownPage))).toContain(advice);
});
