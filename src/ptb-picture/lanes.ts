/** A way that a line takes down the side of a picture. */
export interface Way {
  from: number;
  to: number;
}

/**
 * A lane for each way, counted from the inside, so that no two of one lane overlap; one may begin
 * where another ends. Short ways are inside, where they cross little.
 */
export function assignLanes(ways: readonly Way[]): number[] {
  const lanes: Way[][] = [];
  const chosen = ways.map(() => 0);
  const order = ways.map((way, index) => ({way, index})).sort((a, b) => a.way.to - a.way.from - (b.way.to - b.way.from));
  for (const {way, index} of order) {
    const free = lanes.findIndex((lane) => lane.every((other) => other.to <= way.from || way.to <= other.from));
    const lane = free === -1 ? lanes.length : free;
    (lanes[lane] ??= []).push(way);
    chosen[index] = lane;
  }
  return chosen;
}
