import {onRouteDidUpdate} from '@site/src/scroll/first-anchor';

const at = (hash: string) => ({pathname: '/guides', search: '', hash, state: undefined});
const scrollIntoView = jest.fn();

beforeEach(() => {
  document.body.innerHTML = '<h2 id="run">Run</h2>';
  Element.prototype.scrollIntoView = scrollIntoView;
  scrollIntoView.mockClear();
});

test('goes to the anchor of the address that was opened', () => {
  onRouteDidUpdate?.({location: at('#r%75n'), previousLocation: null});
  expect(scrollIntoView.mock.contexts).toEqual([document.getElementById('run')]);
});

test('leaves every other route to Docusaurus, and a page without an anchor or with an unknown one alone', () => {
  onRouteDidUpdate?.({location: at('#run'), previousLocation: at('')});
  onRouteDidUpdate?.({location: at(''), previousLocation: null});
  onRouteDidUpdate?.({location: at('#none'), previousLocation: null});
  expect(scrollIntoView).not.toHaveBeenCalled();
});

test('leaves a built page to the browser', () => {
  const {NODE_ENV: mode} = process.env;
  Object.assign(process.env, {NODE_ENV: 'production'});
  onRouteDidUpdate?.({location: at('#run'), previousLocation: null});
  Object.assign(process.env, {NODE_ENV: mode});
  expect(scrollIntoView).not.toHaveBeenCalled();
});
