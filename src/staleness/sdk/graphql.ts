import {buildSchema, findSchemaChanges, SafeChangeType, DangerousChangeType} from 'graphql';
import {finding, unasked, type Finding} from '../finding';
import {placesNaming} from '../pages/find';
import type {Page} from '../pages/read';
import {between, fileOf, type Pair} from './files';

const area = 'GraphQL';
const schemaFile = 'src/graphql/generated/schema.graphql';

/** Words that begin a description without being a name of the schema. */
const lead =
  /^(?:Field|Enum value|Argument|An argument|Input field|Optional|Required|A required|An optional|Type|Standard scalar|Directive) /;

/** The names that a change is about: a type, or `Query.object` and, if it is long enough to tell something, `object`. */
function namesIn(description: string): string[] {
  const [first = ''] = /[A-Z]\w*(?:\.\w+)*/.exec(description.replace(lead, '')) ?? [];
  const [, member = ''] = first.split('.');
  return member.length > 5 ? [first, member] : [first];
}

/** What breaks no query: texts, which the generated reference follows by itself, are left out altogether. */
const isHarmless = (type: string): boolean => type in SafeChangeType || type in DangerousChangeType;

/** The type that a change is about: `Query` of `Field Query.object was added.` */
const ownerOf = (description: string): string => namesIn(description)[0]?.split('.')[0] ?? '';

/** What changed in the schema between two releases of the SDK, a row for each type. What was only added is to look at. */
export function compareSchemas(pair: Pair, pages: readonly Page[]): Finding[] {
  const [before, after] = [pair.pinned, pair.newest].map((release) => fileOf(release, schemaFile));
  if (before === undefined || after === undefined) return [unasked(area, 'schema', `${schemaFile} is not in both releases`)];
  const changes = findSchemaChanges(buildSchema(before), buildSchema(after)).filter(
    ({type}) => type !== SafeChangeType.DESCRIPTION_CHANGED,
  );
  const groups = new Map<string, typeof changes>();
  for (const change of changes) {
    const key = `${ownerOf(change.description)} ${isHarmless(change.type) ? 'note' : 'stale'}`;
    groups.set(key, [...(groups.get(key) ?? []), change]);
  }
  return [...groups].map(([key, group]) => {
    const [subject = '', state = ''] = key.split(' ');
    const found = group.map(({description}) => description).join(' ');
    const places = [...new Set(group.flatMap(({description}) => namesIn(description)).flatMap((name) => placesNaming(pages, name)))];
    return finding(area, subject, state === 'note' ? 'note' : 'stale', {found, source: between(pair), places});
  });
}
