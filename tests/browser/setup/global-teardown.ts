import type {RunningSite} from '../../../src/lib/serve-site';

export default async function globalTeardown(): Promise<void> {
  await (globalThis as {servedForTests?: RunningSite}).servedForTests?.close();
}
