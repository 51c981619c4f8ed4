/** The headings that a page's table of contents shows; front matter may say fewer. */
export const tocLevels = {minHeadingLevel: 2, maxHeadingLevel: 3} as const;
