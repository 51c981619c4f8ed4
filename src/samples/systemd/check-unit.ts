import {didYouMean} from '../../lib/suggest';
import type {Finding} from '../lib/report';
import {isRepeatable, sections} from './directives';
import {finding, parseUnit, type Directive, type Section} from './parse';
import {valueRules} from './values';

const sectionNames = Object.keys(sections);

/** Names for the author's own use, which systemd passes over. */
const isOwn = (name: string): boolean => name.startsWith('X-');

function unknownKey({key, line}: Directive, section: string): Finding {
  const home = sectionNames.find((name) => name !== section && sections[name]?.includes(key));
  const cure = home === undefined ? didYouMean(key, sections[section] ?? []) : ` It belongs in [${home}].`;
  return finding('KEY_UNKNOWN', line, `[${section}] has no directive "${key}".${cure}`);
}

/** An empty value is right anywhere: it takes back what stood before. */
function checkValue({key, value, line}: Directive): readonly Finding[] {
  const rule = valueRules[key];
  if (rule === undefined || value === '' || rule.accepts(value)) return [];
  return [finding('VALUE_TYPE', line, `"${key}" must be ${rule.description}, and is "${value}".`)];
}

function checkDirectives(directives: readonly Directive[], section: string): readonly Finding[] {
  return directives.flatMap((directive, index) => {
    const {key, line} = directive;
    if (isOwn(key)) return [];
    if (!sections[section]?.includes(key)) return [unknownKey(directive, section)];
    const again = directives.slice(0, index).some((other) => other.key === key);
    return [
      ...(again && !isRepeatable(key) ? [finding('KEY_REPEATED', line, `"${key}" has one value, and this replaces the one above.`)] : []),
      ...checkValue(directive),
    ];
  });
}

/** What systemd refuses to start a service without, and its one command where it is no oneshot. */
function checkService(directives: readonly Directive[], {line}: Section): readonly Finding[] {
  const commands = directives.filter(({key, value}) => key === 'ExecStart' && value !== '');
  const type = directives.find(({key}) => key === 'Type')?.value;
  const stops = directives.some(({key}) => key === 'ExecStop');
  const [, second] = commands;
  if (commands.length === 0 && !stops) return [finding('KEY_MISSING', line, '[Service] needs "ExecStart".')];
  if (second && type !== 'oneshot')
    return [finding('KEY_REPEATED', second.line, 'only a service with Type=oneshot may have more than one "ExecStart".')];
  return [];
}

/**
 * Holds a systemd unit against the directives that systemd knows. systemd itself only logs a
 * misspelt one and goes on.
 *
 * @param partial the text is a drop-in or part of a unit, so that directives may be missing
 */
export function checkUnit(source: string, partial: boolean): readonly Finding[] {
  const {sections: written, mistakes} = parseUnit(source);
  const unknown = written
    .filter(({name}) => !sectionNames.includes(name) && !isOwn(name))
    .map(({name, line}) => finding('SECTION_UNKNOWN', line, `a unit has no section [${name}].${didYouMean(name, sectionNames)}`));
  // A section that is there twice is one section to systemd.
  const known = sectionNames.flatMap((name) => {
    const [first, ...more] = written.filter((section) => section.name === name);
    if (first === undefined) return [];
    const directives = [first, ...more].flatMap((section) => section.directives);
    return [...checkDirectives(directives, name), ...(name === 'Service' && !partial ? checkService(directives, first) : [])];
  });
  return [...mistakes, ...unknown, ...known];
}
