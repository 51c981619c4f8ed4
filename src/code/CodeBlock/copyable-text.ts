/**
 * What a reader wants of a block: its code without the lines that are marked as removed and without
 * prompts. Empty where there is no block.
 */
export function copyableText(code: HTMLElement | null): string {
  if (!code) return '';
  const copy = code.cloneNode(true) as HTMLElement;
  for (const left of copy.querySelectorAll('del, .code-prompt')) left.remove();
  return copy.textContent;
}
