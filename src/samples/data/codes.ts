import type {Finding} from '../lib/report';

/** What the data checker finds, by code. */
export const dataErrorCodes = {
  TOML_SYNTAX: 'The text is not TOML.',
  YAML_SYNTAX: 'The text is not YAML.',
  JSON_SYNTAX: 'The text is not JSON.',
  KEY_UNKNOWN: 'The file has no such key, or no longer.',
  KEY_MISSING: 'A key that the file needs is not there.',
  VALUE_TYPE: 'The value of a key is of the wrong kind, or out of range.',
  REFERENCE: 'A key names something that the file does not have, or has twice.',
  PROMQL: 'An expression is not PromQL, or mixes up instant and range vectors.',
  SCHEMA_UNKNOWN: 'The fence names a schema that does not exist.',
} as const;

export type DataErrorCode = keyof typeof dataErrorCodes;

export const finding = (code: DataErrorCode, line: number, message: string): Finding => ({code, line, message});
