import {translate} from '@docusaurus/Translate';

let shown: HTMLElement | undefined;

function make<Name extends 'a' | 'button' | 'div'>(name: Name, text: string): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  made.textContent = text;
  return made;
}

/** Takes the notice away, if there is one. */
export function hideNotice(): void {
  shown?.remove();
  shown = undefined;
}

/**
 * Shows a line at the foot of the screen that says what did not work, with a link that loads the
 * page anew. It stays until the reader closes it or `hideNotice` is called; there is one at a time.
 * It needs nothing that could not be loaded either.
 */
export function showNotice(text: string): void {
  hideNotice();
  shown = make('div', `${text} `);
  shown.className = 'alert alert--warning notice';
  shown.setAttribute('role', 'alert');
  const reload = make('a', translate({id: 'lib.reload', message: 'Reload'}));
  reload.setAttribute('href', '');
  const close = make('button', translate({id: 'lib.close', message: 'Close'}));
  close.onclick = hideNotice;
  shown.append(reload, ' ', close);
  // First, so that the style sheet can take the progress bar away, which stands at the end.
  document.body.prepend(shown);
}
