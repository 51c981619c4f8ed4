/**
 * A page up to the end of its head: the rest of a long page takes most of the time that it takes to
 * read.
 */
export const headOf = (html: string): string => html.slice(0, html.indexOf('</head>'));
