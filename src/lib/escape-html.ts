/** Characters that would end an attribute, or begin something else in it or in a text. */
const entities: Readonly<Record<string, string>> = {'&': '&amp;', '"': '&quot;', '<': '&lt;'};

/** A text as it stands in HTML, between tags or in an attribute in double quotes. */
export const escapeHtml = (text: string): string => text.replace(/[&"<]/g, (character) => entities[character] ?? character);
