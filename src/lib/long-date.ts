/** `2026-11-24` as `November 24, 2026`, or as another language writes it. */
export const longDate = (day: string, language = 'en-US'): string =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString(language, {year: 'numeric', month: 'long', day: 'numeric', timeZone: 'UTC'});
