import {markOf} from '../correction-blocks';
import {overlayOn} from '../overlay';
import {createWords, type Count, type PlaceKind, type WordsData, type WordsReader} from '../words-overlay';
import {alternativeKey, isShownInside, tagOf} from './alternatives';
import type {Field, JsonRpcModel, Member, TypeExpression} from './model';
import {landingRoute} from './routes';
import {corrections, words} from './words';

const own: WordsData = {overlay: overlayOn('src/reference/json-rpc/words', 'place', words), corrections, mark: markOf(landingRoute)};

/**
 * Fills the texts of a type's fields. Owners are the names that a field's own is put behind, the
 * most specific first.
 */
class Describer {
  constructor(private readonly reader: Pick<WordsReader, 'describe'>) {}

  /** A field, with the fields of an object that its rows show. */
  field = (field: Field, owners: readonly string[]): Field => {
    const names = owners.map((owner) => `${owner}.${field.name}`);
    const comment = this.reader.describe({kind: 'field', names, comment: field.comment});
    return {...field, comment, type: isShownInside(field.type) ? this.inside(field.type, names) : field.type};
  };

  private inside(type: TypeExpression, owners: readonly string[]): TypeExpression {
    if (type.kind === 'array') return {...type, item: this.inside(type.item, owners)};
    return type.kind === 'object' ? {...type, fields: type.fields.map((field) => this.field(field, owners))} : type;
  }

  /**
   * An alternative of a union. The key of `{Shared: …}` is its name, and the two comments stand in
   * one cell.
   */
  private member(member: Member, owner: string): Member {
    const {type} = member;
    const tag = tagOf(type);
    const name = `${owner}.${alternativeKey(type)}`;
    if (tag && type.kind === 'object') {
      const comment = [member.comment, tag.comment].filter((part) => part !== '').join('\n\n');
      const field = this.field({...tag, comment}, [owner]);
      return {comment: '', type: {...type, fields: [field]}};
    }
    const comment = this.reader.describe({kind: 'value', names: [name], comment: member.comment});
    if (type.kind !== 'object') return {...member, comment};
    return {comment, type: {...type, fields: type.fields.map((field) => this.field(field, [name, owner]))}};
  }

  /** What a named type, or a result without a name, consists of. */
  type(type: TypeExpression, owner: string): TypeExpression {
    if (type.kind === 'object') return {...type, fields: type.fields.map((field) => this.field(field, [owner]))};
    return type.kind === 'union' ? {...type, members: type.members.map((member) => this.member(member, owner))} : type;
  }
}

/** The model with the text that the reader has for each parameter, type, field and alternative. */
export function describeWith(model: JsonRpcModel, reader: Pick<WordsReader, 'describe'>): JsonRpcModel {
  const describer = new Describer(reader);
  const methods = model.methods.map((method) => ({
    ...method,
    parameters: method.parameters.map((parameter) => ({
      ...parameter,
      comment: reader.describe({
        kind: 'parameter',
        names: [`${method.name}.${parameter.name}`, `*.${parameter.name}`],
        comment: parameter.comment,
      }),
    })),
    // A result that is a union is one line on the page, without a table.
    result: method.result.kind === 'object' ? describer.type(method.result, `${method.name}.result`) : method.result,
  }));
  const types = new Map(
    [...model.types].map(([name, type]) => [
      name,
      {
        ...type,
        comment: reader.describe({kind: 'type', names: [name], comment: type.comment}),
        type: describer.type(type.type, name),
      },
    ]),
  );
  return {...model, methods, types};
}

/**
 * The model with a text on each parameter, type, field and alternative: the source's, corrected
 * where it is wrong, or ours.
 *
 * @throws where words and model do not fit
 */
export function describeModel(
  model: JsonRpcModel,
  data: WordsData = own,
): {model: JsonRpcModel; counts: Readonly<Record<PlaceKind, Count>>} {
  const reader = createWords(data);
  return {model: describeWith(model, reader), counts: reader.finish()};
}
