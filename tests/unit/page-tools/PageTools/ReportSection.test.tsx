import {act, fireEvent, render, screen} from '@testing-library/react';
import type {ReactNode} from 'react';
import ReportSection from '@site/src/page-tools/PageTools/ReportSection';
import {useHeading} from '@site/src/page-tools/PageTools/use-heading';
import {versions} from '@site/src/facts/versions';

function Tools(): ReactNode {
  const heading = useHeading();
  return heading && <ReportSection key={heading.id} heading={heading} title="Kiosk" address="/standards/kiosk" />;
}

const link = (): HTMLElement | null => screen.queryByRole('link', {name: 'Something wrong here?'});
const one = (id: string): HTMLElement => {
  const found = document.getElementById(id);
  if (!found) throw new Error(`There is no ${id}.`);
  return found;
};
const point = (element: HTMLElement): void => {
  act(() => {
    fireEvent(element, new Event('pointerover', {bubbles: true}));
  });
};

beforeEach(() => {
  document.body.innerHTML =
    '<article><h2 id="rules">Rules of a <code>kiosk</code><a class="hash-link" href="#rules">\u200b</a></h2><p id="text">Text</p>' +
    '<h3 id="fees">Fees<a class="hash-link" href="#fees">\u200b</a></h3></article><div id="app"></div>';
  render(<Tools />, {container: one('app')});
});

test('no heading has it before the reader turns to one, and then only that one', () => {
  expect(link()).toBeNull();
  point(one('rules'));
  expect(one('rules').contains(link())).toBe(true);
  point(one('fees'));
  expect(one('fees').contains(link())).toBe(true);
  point(one('text'));
  expect(link()).toBeNull();
});

test('the issue has the section, its address and the version, and not the words of the control itself', () => {
  point(one('rules'));
  const body = new URL(link()?.getAttribute('href') ?? '').searchParams.get('body');
  expect(body).toContain(
    `Page: Kiosk, ${window.location.origin}/standards/kiosk#rules\nSection: Rules of a kiosk\nWritten for: Sui ${versions.suiCli}`,
  );
});

test('what is selected when it is pressed is quoted', () => {
  point(one('rules'));
  getSelection()?.selectAllChildren(one('text'));
  const before = link();
  if (before) fireEvent.pointerDown(before);
  expect(new URL(link()?.getAttribute('href') ?? '').searchParams.get('body')).toContain('\n> Text\n');
});

test('it comes after the link of the heading that has the focus, stays while the pointer passes by, and Escape takes it away', () => {
  const hash = one('fees').querySelector<HTMLElement>('.hash-link');
  act(() => {
    hash?.focus();
  });
  expect(hash?.nextElementSibling?.contains(link())).toBe(true);
  point(one('text'));
  expect(one('fees').contains(link())).toBe(true);
  fireEvent.keyDown(document.body, {key: 'Escape'});
  expect(link()).toBeNull();
});
