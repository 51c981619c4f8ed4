import {pageTypes} from '../../../src/weigh/page-types';
import {finger, keyboard, mouse, walk, type Start} from '../setup/landing-controls';
import {newReader} from '../setup/reader';

/** One page of each type, and further ones, with all that they have. */
const pages: readonly Start[] = [
  {route: pageTypes.home, controls: ['hit']},
  {route: pageTypes.guide, controls: ['term', 'contents', 'hit']},
  {route: pageTypes['long-guide'], controls: ['term', 'contents', 'hit']},
  {route: pageTypes['concept-landing'], controls: ['term', 'contents', 'hit']},
  {route: pageTypes['standards-landing'], controls: ['link', 'term', 'contents', 'hit']},
  {route: pageTypes.glossary, controls: ['link', 'contents', 'hit']},
  {route: pageTypes['graphql-type'], controls: ['link', 'contents', 'hit']},
  {route: pageTypes['framework-module'], controls: ['link', 'contents', 'hit']},
  {route: pageTypes['grpc-service'], controls: ['link', 'contents', 'hit']},
  {route: pageTypes['json-rpc-landing'], controls: ['link', 'contents', 'hit']},
  {route: pageTypes.cli, controls: ['link', 'term', 'contents', 'hit']},
  {route: pageTypes['errors-landing'], controls: ['link', 'term', 'contents', 'hit']},
  {route: pageTypes['errors-compiler'], controls: ['link', 'contents', 'hit']},
  {route: pageTypes['errors-abort-codes'], controls: ['link', 'contents', 'hit']},
  {route: pageTypes['not-found'], controls: ['hit']},
  {route: '/search', controls: ['hit']},
  {route: '/all-pages', controls: ['hit']},
  {route: '/guides/developer/coin', controls: ['link', 'term', 'contents', 'hit']},
  {route: '/guides/operator/validator-config', controls: ['link', 'term', 'contents']},
  {route: '/concepts/object-model', controls: ['link', 'term', 'contents']},
  {route: '/standards/kiosk', controls: ['link', 'term', 'contents']},
  {route: '/references/cli/client', controls: ['link', 'term', 'contents']},
];

describe('every control lands, Back comes back to where it was followed, and Forward lands again', () => {
  describe.each([
    ['on a desktop', mouse],
    ['on a phone', finger],
    ['with the keyboard', keyboard],
  ])('%s', (_name, hands) => {
    test.each(pages)('from $route', async (start) => {
      await walk(await newReader(hands.screen), [start], hands);
    });
  });
});
