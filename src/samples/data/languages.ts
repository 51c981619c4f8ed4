import type {DataErrorCode} from './codes';
import type {DataNode} from './document';
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
