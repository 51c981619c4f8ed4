/** The folder of the bundler's cache, below Docusaurus's folder of generated files. */
export const cacheFolder = 'build-cache';
