import {isShortcut, isSlashOn, setSlash} from '@site/src/search/bar/shortcut';

function pressed(init: KeyboardEventInit, target: Element = document.body): boolean {
  let answer = false;
  const listen = (event: KeyboardEvent): void => {
    answer = isShortcut(event);
  };
  document.addEventListener('keydown', listen, {once: true});
  target.dispatchEvent(new KeyboardEvent('keydown', {...init, bubbles: true}));
  return answer;
}

beforeEach(() => {
  localStorage.clear();
  document.body.innerHTML = '<input><textarea></textarea><select></select><div contenteditable="true"><b>x</b></div><button>y</button>';
});

test.each([
  [{key: 'k', ctrlKey: true}, true],
  [{key: 'K', ctrlKey: true}, true],
  [{key: 'k', ctrlKey: true, shiftKey: true}, false],
  [{key: 'k'}, false],
  [{key: '/'}, true],
  [{key: '/', shiftKey: true}, true],
  [{key: '/', ctrlKey: true}, false],
  [{key: '/', altKey: true}, false],
  [{key: '?'}, false],
])('%j', (init, expected) => {
  expect(pressed(init)).toBe(expected);
});

test.each(['input', 'textarea', 'select', '[contenteditable] b'])('a slash in %s is typed; Ctrl+K works there, too', (selector) => {
  const target = document.querySelector(selector) ?? document.body;
  expect(pressed({key: '/'}, target)).toBe(false);
  expect(pressed({key: 'k', ctrlKey: true}, target)).toBe(true);
});

test('a slash in an editor is typed, whose text is in a shadow root', () => {
  const host = document.body.appendChild(document.createElement('div'));
  const text = document.createElement('div');
  text.setAttribute('contenteditable', 'true');
  host.attachShadow({mode: 'open'}).append(text);
  expect(pressed({key: '/', composed: true}, text)).toBe(false);
  expect(pressed({key: 'k', ctrlKey: true, composed: true}, text)).toBe(true);
});

test('a slash on a button is the shortcut', () => {
  expect(pressed({key: '/'}, document.querySelector('button') ?? document.body)).toBe(true);
});

test('the slash can be turned off and on, which this browser remembers', () => {
  expect(isSlashOn()).toBe(true);
  setSlash(false);
  expect(pressed({key: '/'})).toBe(false);
  expect(pressed({key: 'k', ctrlKey: true})).toBe(true);
  setSlash(true);
  expect(pressed({key: '/'})).toBe(true);
  expect(localStorage).toHaveLength(0);
});
