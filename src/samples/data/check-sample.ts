import type {Finding} from '../lib/report';
import type {Sample, SampleMeta} from '../sample';
import {checkValue} from './check';
import {DataSyntaxError, type DataNode} from './document';
import {formatOf, schemaNames} from './formats';
import type {FileFormat} from './keys';
import {dataLanguages} from './languages';
import {finding} from './place';

/** A region of a file, like a fragment, may leave out keys that the file needs. */
const isPartial = ({fragment, region}: SampleMeta): boolean => fragment || region !== undefined;

function checkFormat(document: DataNode, {root, also}: FileFormat, partial: boolean): readonly Finding[] {
  const findings = checkValue(document, root, {path: '', partial});
  return document.kind === 'table' && also ? [...findings, ...also(document, partial)] : findings;
}

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
  try {
    const documents = known.read(code);
    return format === undefined ? [] : documents.flatMap((document) => checkFormat(document, format, isPartial(meta)));
  } catch (error) {
    if (error instanceof DataSyntaxError) return [finding(known.code, error.line, error.message)];
    throw error;
  }
}
