import TabItem from '@site/src/tabs/TabItem';
import Tabs from '@site/src/tabs/Tabs';
import {act, fireEvent, render, screen} from '@testing-library/react';
import type {ReactElement} from 'react';
import {history} from '../../fixtures/stubs/docusaurus-router';

const systems = (groupId?: 'os'): ReactElement => (
  <Tabs {...(groupId !== undefined && {groupId})}>
    <TabItem value="macos" label="macOS">
      brew
    </TabItem>
    <TabItem value="windows" label="Windows" default>
      choco
    </TabItem>
  </Tabs>
);

const open = (): (string | null)[] =>
  screen
    .getAllByRole('tab')
    .filter((tab) => tab.ariaSelected === 'true' || tab.getAttribute('aria-selected') === 'true')
    .map(({textContent}) => textContent);
const panelWith = (text: string): HTMLElement => screen.getByText(text);

const comeTo = (search: string): void => {
  history.replace({...history.location, search});
};

beforeEach(() => {
  localStorage.clear();
  comeTo('');
  window.scrollBy = () => undefined;
});

test('opens the default; a closed panel can be found by the browser', () => {
  render(systems());
  expect(open()).toEqual(['Windows']);
  expect(panelWith('choco').hasAttribute('hidden')).toBe(false);
  expect(panelWith('brew').getAttribute('hidden')).toBe('until-found');
});

test('opens a panel that the browser found, and closes the other', () => {
  render(systems());
  act(() => {
    panelWith('brew').dispatchEvent(new Event('beforematch', {bubbles: true}));
  });
  expect(open()).toEqual(['macOS']);
  expect(panelWith('choco').getAttribute('hidden')).toBe('until-found');
});

test('names panels by their tabs, and the other way round', () => {
  render(systems());
  const [tab] = screen.getAllByRole('tab');
  expect(tab?.getAttribute('aria-controls')).toBe(panelWith('brew').id);
  expect(panelWith('brew').getAttribute('aria-labelledby')).toBe(tab?.id);
});

test('keys: arrows go round, Enter and Space open', () => {
  render(systems());
  const [first, last] = screen.getAllByRole('tab');
  if (!first || !last) throw new Error('there are no tabs');
  last.focus();
  fireEvent.keyDown(last, {key: 'ArrowRight'});
  expect(document.activeElement).toBe(first);
  fireEvent.keyDown(first, {key: 'ArrowLeft'});
  expect(document.activeElement).toBe(last);
  fireEvent.keyDown(last, {key: 'Home'});
  fireEvent.keyDown(first, {key: ' '});
  expect(open()).toEqual(['macOS']);
  fireEvent.keyDown(first, {key: 'End'});
  fireEvent.keyDown(last, {key: 'Enter'});
  expect(open()).toEqual(['Windows']);
});

test('tabs of one group change together, and later ones begin with the choice', () => {
  render(
    <>
      {systems('os')}
      {systems('os')}
    </>,
  );
  const [first] = screen.getAllByRole('tab');
  if (!first) throw new Error('there are no tabs');
  fireEvent.click(first);
  expect(open()).toEqual(['macOS', 'macOS']);
  expect(localStorage.getItem('docusaurus.tab.os')).toBe('macos');
  expect(history.location.search).toBe('?os=macos');
});

test('the address says which tab is open, before what the browser has kept; a choice takes its place, and leaves the rest of the address', () => {
  localStorage.setItem('docusaurus.tab.os', 'windows');
  comeTo('?q=coin&os=macos');
  render(systems('os'));
  expect(open()).toEqual(['macOS']);
  fireEvent.click(screen.getByText('Windows'));
  expect(open()).toEqual(['Windows']);
  expect(history.location.search).toBe('?q=coin&os=windows');
});

test('the own system is open where nobody has chosen', () => {
  const userAgent = jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)');
  render(systems('os'));
  expect(open()).toEqual(['macOS']);
  userAgent.mockRestore();
});

test('a choice that these tabs do not have is not theirs', () => {
  localStorage.setItem('docusaurus.tab.os', 'linux');
  render(systems('os'));
  expect(open()).toEqual(['Windows']);
});

test.each([
  ['nothing', <Tabs key="a">{''}</Tabs>, '<Tabs> has no <TabItem>.'],
  [
    'text',
    <Tabs key="b">
      <p>text</p>
    </Tabs>,
    'Inside <Tabs> stand <TabItem value="…"> elements and nothing else.',
  ],
  [
    'two of one value',
    <Tabs key="c">
      <TabItem value="a">1</TabItem>
      <TabItem value="a">2</TabItem>
    </Tabs>,
    '<Tabs> has two <TabItem value="a">.',
  ],
  [
    'a panel outside of tabs',
    <TabItem key="d" value="a">
      1
    </TabItem>,
    'A <TabItem> stands inside <Tabs>.',
  ],
])('%s is an error', (_, element, message) => {
  const quiet = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => render(element)).toThrow(message);
  quiet.mockRestore();
});
