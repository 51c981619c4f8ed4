/** One step of a run. */
export interface Stage {
  name: string;
  /** Names of stages that must have passed before. */
  needs: readonly string[];
  /** True where nothing else may run meanwhile. */
  alone?: boolean;
}

export type StageResult<S extends Stage> = {stage: S; seconds: number} & (
  | {outcome: 'passed' | 'failed'}
  /** Not started, because the stage `blockedBy` did not pass. */
  | {outcome: 'skipped'; blockedBy: string}
);

/**
 * Runs stages side by side, each as soon as the stages that it needs have passed and a place is
 * free. One that has to be alone starts when nothing runs any more and no other can start. A
 * failure skips what needs the failed stage, and nothing else.
 *
 * @param stages in the order in which they are preferred
 * @param places how many may run at the same time
 * @param run runs one stage; true where it passed
 * @param now a clock in milliseconds
 * @returns one result for each stage, in the order of the stages
 * @throws where a stage needs one that does not exist, or stages need each other in a circle, or
 *   `run` rejects
 */
export async function runStages<S extends Stage>(
  stages: readonly S[],
  places: number,
  run: (stage: S) => Promise<boolean>,
  now: () => number = () => performance.now(),
): Promise<StageResult<S>[]> {
  checkNeeds(stages);
  const results = new Map<string, StageResult<S>>();
  const running = new Map<string, Promise<void>>();
  const fits = ({alone = false}: Stage): boolean =>
    alone ? running.size === 0 : running.size < places && !stages.some((other) => other.alone === true && running.has(other.name));
  // Those that have to be alone are asked last, so that they never hold up what could share the
  // machine.
  const inOrder = [...stages].sort((one, other) => Number(one.alone ?? false) - Number(other.alone ?? false));
  const start = async (stage: S): Promise<void> => {
    const begin = now();
    const passed = await run(stage);
    results.set(stage.name, {stage, seconds: (now() - begin) / 1000, outcome: passed ? 'passed' : 'failed'});
    running.delete(stage.name);
  };
  while (results.size < stages.length) {
    for (const stage of inOrder) {
      if (results.has(stage.name) || running.has(stage.name)) continue;
      const blockedBy = stage.needs.find((need) => results.has(need) && results.get(need)?.outcome !== 'passed');
      if (blockedBy !== undefined) results.set(stage.name, {stage, seconds: 0, outcome: 'skipped', blockedBy});
      else if (fits(stage) && stage.needs.every((need) => results.has(need))) running.set(stage.name, start(stage));
    }
    if (running.size > 0) await Promise.race(running.values());
  }
  return stages.flatMap((stage) => results.get(stage.name) ?? []);
}

/** Stages may need only stages that stand before them, which also rules out circles. */
function checkNeeds(stages: readonly Stage[]): void {
  const before = new Set<string>();
  for (const {name, needs} of stages) {
    const missing = needs.find((need) => !before.has(need));
    if (missing !== undefined) throw new Error(`The stage "${name}" needs "${missing}", which is not a stage before it.`);
    if (before.has(name)) throw new Error(`Two stages are called "${name}".`);
    before.add(name);
  }
}
