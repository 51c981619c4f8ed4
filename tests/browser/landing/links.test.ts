import {pageTypes} from '../../../src/weigh/page-types';
import {finger, keyboard, mouse, walk, type Start} from '../setup/landing-controls';
import {newReader} from '../setup/reader';

/**
 * One page of each type, and on the first each kind of control that it has: what comes back is the page, whichever control led away from
 * it. `every-page.test.ts` follows all controls of all pages.
 */
const pages: Readonly<Record<string, readonly Start[]>> = {
  'guides, concepts, standards': [
    {route: pageTypes.guide, controls: ['term', 'contents', 'hit']},
    {route: pageTypes['long-guide'], controls: ['term']},
    {route: pageTypes['concept-landing'], controls: ['term']},
    {route: pageTypes['standards-landing'], controls: ['link']},
  ],
  references: [
    {route: pageTypes.glossary, controls: ['link']},
    {route: pageTypes['graphql-type'], controls: ['link']},
    {route: pageTypes['framework-module'], controls: ['link']},
    {route: pageTypes['grpc-service'], controls: ['link']},
    {route: pageTypes['json-rpc-landing'], controls: ['link']},
    {route: pageTypes.cli, controls: ['link']},
  ],
  errors: [
    {route: pageTypes['errors-landing'], controls: ['link']},
    {route: pageTypes['errors-compiler'], controls: ['link']},
    {route: pageTypes['errors-abort-codes'], controls: ['link']},
  ],
};

describe('links to anchors and search hits land, Back comes back to where they were followed, and Forward lands again', () => {
  test.each(Object.entries(pages))('on a desktop, from %s', async (_section, starts) => {
    await walk(await newReader(mouse.screen), starts, mouse);
  });

  test('on a phone, from a guide, a reference with wide tables, and the glossary', async () => {
    const starts: readonly Start[] = [
      {route: pageTypes.guide, controls: ['term', 'contents', 'hit']},
      {route: pageTypes['errors-abort-codes'], controls: ['link']},
      {route: pageTypes.glossary, controls: ['contents']},
    ];
    await walk(await newReader(finger.screen), starts, finger);
  });

  test('with the keyboard, from a guide and a reference', async () => {
    const starts: readonly Start[] = [
      {route: '/guides/developer/coin', controls: ['link', 'contents']},
      {route: pageTypes.cli, controls: ['term', 'hit']},
    ];
    await walk(await newReader(keyboard.screen), starts, keyboard);
  });
});

test('the pages are of every type that has text', () => {
  const {home, 'not-found': notFound, ...withText} = pageTypes;
  const routes = Object.values(pages).flatMap((starts) => starts.map(({route}) => route));
  expect(new Set(routes)).toEqual(new Set(Object.values(withText)));
  // These two have no link to an anchor: search-hits.test.ts starts from them.
  expect([home, notFound]).toEqual(['/', '/no-such-page']);
});
