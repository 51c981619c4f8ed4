/** Folder of the pictures in a built site. */
export const picturesFolder = 'social';
