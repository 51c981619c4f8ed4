/**
 * The time of every file in an archive, so that the same pages are the same archive; ZIP begins
 * with 1980.
 */
export const archiveTime = new Date(1980, 0, 1);

/**
 * Balanced between the time of a build and the size of a download; 9 takes twice as long for one
 * percent.
 */
export const archiveLevel = 6;

/** A copy that a host sends in place of a file; a reader's copy is unpacked. */
export const isCompressedCopy = (file: string): boolean => /\.(?:gz|br)$/.test(file);
