import {pageTypes} from '../../../src/weigh/page-types';
import {finger, keyboard, mouse, walk, type Start} from '../setup/landing-controls';
import {newReader} from '../setup/reader';

// Some pages on each screen; every-page.test.ts follows all kinds of links of every type of page,
// at night.
describe('links to anchors and search hits land, Back comes back to where they were followed, and Forward lands again', () => {
  test('on a desktop, from a guide, a framework module and the glossary', async () => {
    const starts: readonly Start[] = [
      {route: pageTypes.guide, controls: ['term', 'contents', 'hit']},
      {route: pageTypes['framework-module'], controls: ['link']},
      {route: pageTypes.glossary, controls: ['link']},
    ];
    await walk(await newReader(mouse.screen), starts, mouse);
  });

  test('on a phone, from a guide and a reference with wide tables', async () => {
    const starts: readonly Start[] = [
      {route: pageTypes.guide, controls: ['term', 'contents']},
      {route: pageTypes['errors-abort-codes'], controls: ['link']},
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
