import type {Place} from './places';
import type {Observation} from './rows';

// #region source
/**
 * Where weather comes from. A place without an answer is `undefined`, and keeps its last
 * reading.
 */
export type Source = (
  places: readonly Place[],
  signal: AbortSignal,
) => Promise<(Observation | undefined)[]>;

const PLACES_PER_REQUEST = 100;
// #endregion source

// #region parse
const field = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null
    ? (value as Record<string, unknown>)[name]
    : undefined;

/** `undefined` unless all four figures are finite numbers. */
function observation(answer: unknown): Observation | undefined {
  const current = field(answer, 'current');
  const [celsius, humidityPercent, windKmh, observedS] = [
    'temperature_2m',
    'relative_humidity_2m',
    'wind_speed_10m',
    'time',
  ].map((name) => Number(field(current, name) ?? NaN)) as [
    number,
    number,
    number,
    number,
  ];
  const found = {celsius, humidityPercent, windKmh, observedS};
  return Object.values(found).every(Number.isFinite) ? found : undefined;
}
// #endregion parse

// #region open-meteo
async function request(
  places: readonly Place[],
  signal: AbortSignal,
): Promise<(Observation | undefined)[]> {
  const query = new URLSearchParams({
    latitude: places.map(({latitude}) => latitude).join(','),
    longitude: places.map(({longitude}) => longitude).join(','),
    current: 'temperature_2m,relative_humidity_2m,wind_speed_10m',
    timeformat: 'unixtime',
  });
  const response = await fetch(`https://api.open-meteo.com/v1/forecast?${query}`, {
    signal,
  });
  if (!response.ok) throw new Error(`Open-Meteo: HTTP ${response.status}`);
  const body: unknown = await response.json();
  const answers: unknown[] = Array.isArray(body) ? body : [body];
  return places.map((_, index) => observation(answers[index]));
}

/** One failing request costs its own places only. */
export const openMeteo: Source = async (places, signal) => {
  const found: (Observation | undefined)[] = [];
  for (let start = 0; start < places.length; start += PLACES_PER_REQUEST) {
    const part = places.slice(start, start + PLACES_PER_REQUEST);
    try {
      found.push(...(await request(part, signal)));
    } catch (error) {
      console.error(error);
      found.push(...part.map(() => undefined));
    }
  }
  return found;
};
// #endregion open-meteo
