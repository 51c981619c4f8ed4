/**
 * Words that say nothing about a page's subject. Some are also words of the Move language, such as
 * `use`, `for` and `as`: they are still found in titles, headings and names, if the query has no
 * other words.
 */
export const stopWords: ReadonlySet<string> = new Set(
  `a about am an and any are as at be been but by can could did do does doing for from had have how i if in into is it its
  ive im me my of on or our please should so some than that the their them then there these they this those to us use was we
  were what whats when where which while who why will with would you your`.split(/\s+/),
);
