/**
 * The folder of the bundler's cache, below Docusaurus's folder of generated files. Each language
 * has its own, so that a build of one leaves that of the others as it is.
 */
export const cacheFolder = (locale: string): string => `build-cache/${locale}`;
