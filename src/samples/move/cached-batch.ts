import {digest} from '../lib/digest';
import type {ResultCache} from '../lib/result-cache';
import {checkUnits} from './batch';
import type {BatchResult} from './findings';
import type {Unit} from './units';
import type {BatchTools} from './until-clean';

/** Checks units; only of those whose results are not known yet a batch is made. */
export async function checkUnitsCached(units: readonly Unit[], tools: BatchTools, cache: ResultCache<BatchResult>): Promise<BatchResult> {
  const keyed = units.map((unit) => {
    const key = digest(tools.dependencies.json, tools.edition, unit.identity);
    return {unit, key, known: cache.get(key)};
  });
  const unknown = keyed.filter(({known}) => known === undefined);
  const fresh = await checkUnits(
    unknown.map(({unit}) => unit),
    tools,
  );
  for (const {unit, key} of unknown) {
    cache.set(key, {
      findings: fresh.findings.filter((each) => each.unit === unit.id),
      tests: fresh.tests.filter((each) => each.unit === unit.id),
    });
  }
  cache.save();
  // A unit's name differs from batch to batch.
  const kept = keyed.flatMap(({unit, known}) => (known ? [{unit: unit.id, known}] : []));
  return {
    findings: [...fresh.findings, ...kept.flatMap(({unit, known}) => known.findings.map((finding) => ({...finding, unit})))],
    tests: [...fresh.tests, ...kept.flatMap(({unit, known}) => known.tests.map((test) => ({...test, unit})))],
  };
}
