/**
 * Where the bar at the top of the page ends, in pixels from the top of the window: what is above
 * that is covered.
 */
export const navbarBottom = (): number => Math.max(0, document.querySelector('.navbar')?.getBoundingClientRect().bottom ?? 0);
