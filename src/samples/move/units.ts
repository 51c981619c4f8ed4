import {sourceFacts, type SourceFacts} from './source-facts';

/** What stands or falls together in a batch: a sample of a page, or a package. */
export interface Unit {
  /** Unique in its batch; a folder name. */
  id: string;
  /** Names of the addresses that its modules stand at; unique in its batch. */
  addresses: readonly string[];
  /** Path → text: Move files under `sources/` and `tests/`. */
  files: Readonly<Record<string, string>>;
  /** Text that a result may be kept under: the files before names were made unique. */
  identity: string;
  /** Path → what stands in the file. */
  facts: ReadonlyMap<string, SourceFacts>;
  /** Turns names that were made unique for the batch back into the author's. */
  restore?: (text: string) => string;
}

/** A line of a unit's file. */
export interface UnitPlace {
  unit: string;
  path: string;
  line: number;
}

/** Makes a unit of files. */
export async function makeUnit(unit: Omit<Unit, 'facts'>): Promise<Unit> {
  const facts = await Promise.all(Object.entries(unit.files).map(async ([path, text]) => [path, await sourceFacts(text)] as const));
  return {...unit, facts: new Map(facts)};
}

export const hasTests = ({facts}: Unit): boolean => [...facts.values()].some(({tests}) => tests.length > 0);

/** The place of a module, or of `module::test`, in a unit. */
export function placeOf(unit: Unit, name: string): UnitPlace | undefined {
  for (const [path, {modules, tests}] of unit.facts) {
    const found = [...tests, ...modules].find((each) => each.name === name);
    if (found) return {unit: unit.id, path, line: found.line};
  }
  return undefined;
}
