import type {Finding} from '../lib/report';
import type {Sample} from '../sample';
import {checkValue} from './check';
import {finding, type DataErrorCode} from './codes';
import {DataSyntaxError, type DataNode} from './document';
import {formatOf, schemaNames} from './formats';
import type {Value} from './keys';
import {readJson} from './read-json';
import {readToml} from './read-toml';
import {readYaml} from './read-yaml';

/** How a language is read, and the code of a text that is not in it. */
interface DataLanguage {
  read: (text: string) => readonly DataNode[];
  code: DataErrorCode;
}

/** The data languages, by the name of their fence. */
export const dataLanguages: Readonly<Record<string, DataLanguage>> = {
  toml: {read: readToml, code: 'TOML_SYNTAX'},
  yaml: {read: readYaml, code: 'YAML_SYNTAX'},
  json: {read: readJson, code: 'JSON_SYNTAX'},
};

/** The model of part of a file, which may leave out keys that the file needs. */
const withoutRequired = (root: Value): Value =>
  root.kind === 'table' ? {...root, keys: root.keys.map((key) => ({...key, required: undefined}))} : root;

/**
 * Parses a sample, and holds it against the keys of its file where they are known.
 *
 * @throws where the sample's language is not a data language
 */
export function checkDataSample({language, code, meta}: Sample): readonly Finding[] {
  const known = dataLanguages[language];
  if (known === undefined)
    throw new Error(`"${language}" is not a language of the data checker; it has ${Object.keys(dataLanguages).join(', ')}`);
  const format = formatOf(meta);
  if (meta.schema !== undefined && format === undefined)
    return [finding('SCHEMA_UNKNOWN', 1, `schema="${meta.schema}" is unknown; there are ${schemaNames.join(', ')}.`)];
  const partial = meta.fragment || meta.region !== undefined;
  try {
    const documents = known.read(code);
    if (format === undefined) return [];
    const root = partial ? withoutRequired(format.root) : format.root;
    return documents.flatMap((document) => [...checkValue(document, root), ...(format.also?.(document, partial) ?? [])]);
  } catch (error) {
    if (error instanceof DataSyntaxError) return [finding(known.code, error.line, error.message)];
    throw error;
  }
}
