/**
 * The place in a row of names that a key leads to; it stops at both ends.
 *
 * @returns nothing for a key that does not move
 */
export function nextPlace(key: string, place: number, count: number): number | undefined {
  const last = count - 1;
  switch (key) {
    case 'ArrowRight':
    case 'ArrowDown':
      return Math.min(place + 1, last);
    case 'ArrowLeft':
    case 'ArrowUp':
      return Math.max(place - 1, 0);
    case 'Home':
      return 0;
    case 'End':
      return last;
    default:
      return undefined;
  }
}
