/** The name of a custom property. */
const customProperty = /--[A-Za-z][\w-]*/g;

/** The custom properties that scripts name; some have theirs in the attributes of icons. */
export const customPropertiesIn = (texts: readonly string[]): Set<string> =>
  new Set(texts.flatMap((text) => text.match(customProperty) ?? []));
