import {markOf} from '../correction-blocks';
import {landing} from './routes';
import {overlayOn} from '../overlay';
import {createWords, type Count, type PlaceKind, type WordsData, type WordsReader} from '../words-overlay';
import type {GrpcModel} from './model';
import {corrections, words} from './words';

const own: WordsData = {overlay: overlayOn('src/reference/grpc/words', 'place', words), corrections, mark: markOf(`/${landing}`)};

/** The model with the text that the reader has for each message, enum, value and field. */
export function describeWith(model: GrpcModel, {describe}: Pick<WordsReader, 'describe'>): GrpcModel {
  const text = (kind: PlaceKind, name: string, comment: string): string => describe({kind, names: [name], comment});
  const messages = model.messages.map((message) => ({
    ...message,
    comment: text('type', message.name, message.comment),
    fields: message.fields.map((field) => ({...field, comment: text('field', `${message.name}.${field.name}`, field.comment)})),
  }));
  const enums = model.enums.map((type) => ({
    ...type,
    comment: text('type', type.name, type.comment),
    values: type.values.map((value) => ({...value, comment: text('value', `${type.name}.${value.name}`, value.comment)})),
  }));
  return {...model, messages, enums};
}

/**
 * The model with a text on each message, enum, value and field: the source's, corrected where it is
 * wrong, or ours.
 *
 * @throws where words and model do not fit
 */
export function describeModel(model: GrpcModel, data: WordsData = own): {model: GrpcModel; counts: Readonly<Record<PlaceKind, Count>>} {
  const reader = createWords(data);
  return {model: describeWith(model, reader), counts: reader.finish()};
}
