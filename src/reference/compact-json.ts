const widest = 88;

/**
 * JSON as a person would lay it out: a list or object that fits on a line stands on one.
 *
 * @param value anything that JSON has
 * @param indent how far the first line is indented already
 */
export function compactJson(value: unknown, indent = 0): string {
  const flat = flatten(value);
  if (typeof value !== 'object' || value === null || indent + flat.length <= widest) return flat;
  const inner = ' '.repeat(indent + 2);
  const parts = Array.isArray(value)
    ? value.map((item) => `${inner}${compactJson(item, indent + 2)}`)
    : Object.entries(value).map(([key, item]) => `${inner}${JSON.stringify(key)}: ${compactJson(item, indent + 2)}`);
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  return `${open ?? ''}\n${parts.join(',\n')}\n${' '.repeat(indent)}${close ?? ''}`;
}

function flatten(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(flatten).join(', ')}]`;
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value).map(([key, item]) => `${JSON.stringify(key)}: ${flatten(item)}`);
    return entries.length === 0 ? '{}' : `{${entries.join(', ')}}`;
  }
  return JSON.stringify(value);
}
