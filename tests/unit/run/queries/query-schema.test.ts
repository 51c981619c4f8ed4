import {readFileSync} from 'node:fs';
import {gzipSync} from 'node:zlib';
import {buildSchema, parse, print, validateSchema, visit} from 'graphql';
import {querySchema} from '@site/src/run/build/query-schema';
import {suiSchemaFile} from '@site/src/samples/graphql/schema';

const compact = querySchema();
const schema = buildSchema(compact);

const withoutTexts = (text: string): string =>
  print(visit(parse(text), {enter: (node) => ('description' in node ? {...node, description: undefined} : undefined)}));

test('it has all of the pinned schema but the texts', () => {
  expect(validateSchema(schema)).toEqual([]);
  expect(withoutTexts(compact)).toBe(withoutTexts(readFileSync(suiSchemaFile, 'utf8')));
});

test('types, fields and arguments have one sentence, those of ours among them', () => {
  const query = schema.getQueryType();
  expect(schema.getType('CheckpointFilter')?.description).toBe('Conditions on checkpoints; all that are set must hold.');
  const fields = Object.values(query?.getFields() ?? {});
  expect(fields.filter(({description}) => !description).map(({name}) => name)).toEqual([]);
  expect(
    fields
      .flatMap(({args}) => args)
      .filter(({description}) => !description)
      .map(({name}) => name),
  ).toEqual([]);
  expect(query?.getFields().epoch?.description).not.toContain('\n');
});

test('it is small enough for a click', () => {
  expect(gzipSync(JSON.stringify(compact), {level: 6}).length).toBeLessThan(24_000);
});
