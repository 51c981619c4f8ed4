/** Sets the text of a field that React controls, past React. */
export function setText(input: HTMLInputElement, value: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
}

/** Puts a text into a field that React controls, as if it was typed. */
export function fillField(input: HTMLInputElement, value: string): void {
  setText(input, value);
  input.dispatchEvent(new Event('input', {bubbles: true}));
}
