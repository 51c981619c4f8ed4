import type {Question} from './review';

let last: Promise<unknown> = Promise.resolve();

function show({title, origin, lines}: Question): Promise<boolean> {
  const dialog = document.createElement('dialog');
  const add = (tag: string, text: string): HTMLElement => {
    const element = document.createElement(tag);
    element.textContent = text;
    dialog.append(element);
    return element;
  };
  add('h2', title);
  add('p', `Asked by ${origin}`);
  add('pre', lines.join('\n'));
  return new Promise((resolve) => {
    const answer = (yes: boolean) => () => {
      dialog.remove();
      resolve(yes);
    };
    add('button', 'Reject').addEventListener('click', answer(false));
    add('button', 'Approve').addEventListener('click', answer(true));
    dialog.addEventListener('cancel', answer(false));
    document.body.append(dialog);
    dialog.showModal();
  });
}

/**
 * Asks one question at a time. A real wallet asks in a window of its own, which the
 * site's scripts cannot click.
 */
export function askInDialog(question: Question): Promise<boolean> {
  const answer = last.then(() => show(question));
  last = answer;
  return answer;
}
