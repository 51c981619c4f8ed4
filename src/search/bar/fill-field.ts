/** Puts a text into a field that React controls, as if it was typed. */
export function fillField(input: HTMLInputElement, value: string): void {
  // Past React, which would otherwise take the event for one that changes nothing.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
  input.dispatchEvent(new Event('input', {bubbles: true}));
}
