/**
 * Of each icon on a button. The size is in the HTML: without a style sheet an icon would be as wide
 * as the window.
 */
export const iconProps = {width: 18, height: 18, 'aria-hidden': true} as const;
