import {landingPage} from '../../../../src/reference/json-rpc/landing';
import {createLinks} from '../../../../src/reference/json-rpc/links';
import {loadJsonRpc} from '../../../../src/reference/json-rpc/load';
import {methodPageOf} from '../../../../src/reference/json-rpc/method-page';
import {checkOverlays, overlays} from '../../../../src/reference/json-rpc/overlays';
import {methodPage} from '../../../../src/reference/json-rpc/routes';

const model = loadJsonRpc();

describe('mistakes in overlays stop the run', () => {
  test.each([
    ['summaries', 'summaries.ts: an entry for the method x'],
    ['replacements', 'replacements.ts: an entry for the method x'],
    ['examples', 'examples: an entry for the method x'],
    ['methodErrors', 'errors.ts: an entry for the method x'],
    ['errorMeanings', 'errors.ts: an entry for the code x'],
  ] as const)('an entry for nothing in %s', (part, message) => {
    const own = {...overlays, [part]: {...overlays[part], entries: {...overlays[part].entries, x: {}}}};
    expect(() => {
      checkOverlays(model, own);
    }).toThrow(`src/reference/json-rpc/${message}, which is not there`);
  });

  test.each(['summaries', 'replacements', 'examples'] as const)('a method that %s leave out', (part) => {
    const own = {...overlays, [part]: {...overlays[part], entries: {...overlays[part].entries, sui_getObject: undefined}}};
    expect(() => {
      checkOverlays(model, own);
    }).toThrow(/^src\/reference\/json-rpc\/[a-z.]+: no entry for the method sui_getObject$/);
  });

  const [known] = model.methods;
  if (!known) throw new Error('no methods');
  const links = createLinks(model, new Set());

  test('a method without texts', () => {
    const method = {...known, name: 'sui_getNothing'};
    expect(() => methodPageOf(model, method, 'Read API', links)).toThrow('replacements.ts: no entry for the method sui_getNothing');
  });

  test('a code that the SDK does not know, and one that has no meaning', () => {
    expect(() => {
      checkOverlays({...model, errorCodes: []});
    }).toThrow('errors.ts: an entry for the code -32000, which is not there');
    const errorCodes = [...model.errorCodes, {code: -1, name: 'New'}];
    expect(() => landingPage({...model, errorCodes}, links)).toThrow('errors.ts: no entry for the code -1');
  });

  test('a type that no group has, and a group with a type that is gone', () => {
    const more = new Map(model.types).set('News', {name: 'News', place: 'x', comment: '', type: {kind: 'keyword', name: 'string'}});
    expect(() => createLinks({...model, types: more}, new Set())).toThrow('no page takes News');
    const fewer = new Map([...model.types].filter(([name]) => name !== 'CoinStruct'));
    expect(() => createLinks({...model, types: fewer}, new Set())).toThrow('takes CoinStruct, which has no types');
  });

  test('a page for a method of no group', () => {
    expect(() => methodPage('sui_getNothing')).toThrow('no group has sui_getNothing');
  });
});
