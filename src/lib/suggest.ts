import leven from 'leven';

/** The distance up to which a wrong name counts as a typo, by the length of the right one. */
const tolerance = (name: string): number => Math.max(1, Math.floor(name.length / 3));

/**
 * The known name that a wrong one was probably meant to be: ` Did you mean "x"?`, or nothing when
 * none is near.
 */
export function didYouMean(wrong: string, known: readonly string[], show: (name: string) => string = (name) => name): string {
  const ranked = known.map((name) => ({name, distance: leven(wrong, name)})).sort((a, b) => a.distance - b.distance);
  const [best] = ranked;
  if (best === undefined) return '';
  const near = best.distance <= tolerance(best.name) || best.name.startsWith(wrong) || wrong.startsWith(best.name);
  return near ? ` Did you mean "${show(best.name)}"?` : '';
}
