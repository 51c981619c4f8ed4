/**
 * Loads a sample, and its client, anew: a client of Walrus takes the global `fetch` when it is
 * made, and keeps what it has read.
 */
export async function fresh<Module>(load: () => Promise<Module>): Promise<Module> {
  const loaded: Module[] = [];
  await jest.isolateModulesAsync(async () => {
    loaded.push(await load());
  });
  return loaded[0] as Module;
}
