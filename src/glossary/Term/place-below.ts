/** Pixels between the box and the edges of the window. */
const margin = 12;

/**
 * Places a box with `position: fixed` under an element's first line, or above it where there is
 * more room, and inside the window. Positions are set by script, since a strict content security
 * policy forbids style attributes.
 */
export function placeBelow(element: HTMLElement, box: HTMLElement): void {
  const [line = element.getBoundingClientRect()] = element.getClientRects();
  const {width, height} = box.getBoundingClientRect();
  const left = Math.max(margin, Math.min(line.left, document.documentElement.clientWidth - width - margin));
  const fitsBelow = line.bottom + height <= window.innerHeight - margin;
  const top = fitsBelow || line.top < height ? line.bottom : line.top - height;
  box.style.setProperty('left', `${String(left)}px`);
  box.style.setProperty('top', `${String(top)}px`);
}
