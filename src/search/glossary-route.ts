/** The page whose passages are the words of the glossary. */
export const glossaryRoute = '/sui-glossary';
