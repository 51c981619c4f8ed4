/**
 * The route that a page of a built site answers at: `guides/x.html` is `/guides/x`, and an
 * `index.html` is its folder.
 *
 * @param file path from the site's top, with forward slashes
 */
export const builtRoute = (file: string): string => `/${file.replace(/(?:(?:^|\/)index)?\.html$/, '')}`;
