const root = '/downloads';

export const isDownload = (url: string): boolean => url.startsWith(`${root}/`);

/** The archive of an example. */
export const downloadRoute = (name: string): string => `${root}/${name}.zip`;

/**
 * One file of an example. The name ends in `.txt`, because then every host sends it as text, and
 * none takes an app's `index.html` for a page of this site.
 */
export const rawRoute = (name: string, path: string): string => `${root}/${name}/${path}.txt`;
