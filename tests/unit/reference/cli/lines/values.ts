/** Invented values that are valid in form. */
export const address = `0x${'5e'.repeat(32)}`;
export const other = `0x${'0b7'.repeat(21)}c`;
export const object = `0x${'c4d1'.repeat(16)}`;
export const digest = '9Wmo2ZGKLtVCsnT2jr2MbLjhBw3yAQBBfVuXZsDRBj7F';
export const bytes = 'AAACAQFtYWRlIHVwIGJ5dGVzIQ==';
