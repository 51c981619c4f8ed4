/** A frame of a stack, in every engine's words: the address of the module and the line. */
const frame = /(blob:[^\s()@]*\/[\w-]+):(\d+)/g;

/** The innermost place of a stack that is in one of the program's modules. */
export function placeIn(stack: string, modules: ReadonlyMap<string, string>): {path: string; line: number} | undefined {
  for (const [, url = '', line] of stack.matchAll(frame)) {
    const path = modules.get(url);
    if (path !== undefined) return {path, line: Number(line)};
  }
  return undefined;
}
