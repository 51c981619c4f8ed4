import type {Explanation} from '@site/src/reference/errors/explanations';

/** The explanations of a part, which the plugin wrote: a chunk for each. */
export async function explanationsOf(part: string): Promise<Readonly<Record<string, Explanation>>> {
  const module = (await import(`@generated/error-decoder/default/texts-${part}.json`)) as {default: Readonly<Record<string, Explanation>>};
  return module.default;
}
