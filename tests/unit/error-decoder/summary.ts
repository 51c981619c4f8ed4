import type {Parsed} from '@site/src/error-decoder/parse/parsed';

/** The address without zeros in front. */
const short = (address: string): string =>
  address.replace(/^(?:0x)?0{8,}(?=\w)/, '0x').replace(/^(?:0x)?([0-9a-f]{8})[0-9a-f]{40,}$/, '0x$1…');

const part = (name: string, value: string | number | bigint | undefined): string[] =>
  value === undefined ? [] : [`${name} ${String(value)}`];

/** What was read, on one line. */
export function summary(parsed: Parsed | undefined): string {
  if (parsed === undefined) return 'nothing';
  const place = [parsed.package === undefined ? undefined : short(parsed.package), parsed.module, parsed.function]
    .filter((item) => item !== undefined)
    .join('::');
  const rest = [...part('at', parsed.instruction), ...part('line', parsed.line), ...part('command', parsed.command)];
  if (parsed.kind === 'execution')
    return [parsed.name, ...(parsed.detail === undefined ? [] : [parsed.detail]), ...part('argument', parsed.argument), place, ...rest]
      .filter((item) => item !== '')
      .join(', ');
  const {code, ownCode, constant, value} = parsed;
  return [place, ...part('code', code), ...part('own', ownCode), ...part('constant', constant), ...part('value', value), ...rest].join(
    ', ',
  );
}
