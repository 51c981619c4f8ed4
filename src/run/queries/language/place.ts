import {getNamedType, isCompositeType, type GraphQLCompositeType, type GraphQLInputType, type GraphQLSchema} from 'graphql';
import {compositeNamed, inputsOf, isName, itemOf, type Frame, type Input} from './frames';
import {memberOf} from './members';
import {tokensOf, type Token} from './tokens';

/** What a name at some place of a query stands for. */
export type Place =
  | {kind: 'none' | 'definition' | 'directive' | 'inputType'}
  | {kind: 'field' | 'spread' | 'condition'; parent: GraphQLCompositeType | undefined}
  | {kind: 'input'; inputs: readonly Input[]}
  | {kind: 'value'; type: GraphQLInputType | undefined};

/** Reads tokens one by one, and knows what may come next. */
class Reader {
  private readonly stack: Frame[] = [{kind: 'document'}];

  constructor(private readonly schema: GraphQLSchema) {}

  read({text}: Token): void {
    const frame = this.top();
    if (text.startsWith('#')) return;
    if (frame.kind === 'document') this.inDocument(frame, text);
    else if (frame.kind === 'selection') this.inSelection(frame, text);
    else if (frame.kind === 'inputs') this.inInputs(frame, text);
    else if (frame.kind === 'list') this.open(text, frame.type);
    else this.inVariables(frame, text);
    if (/^[)\]}]$/.test(text) && frame.kind !== 'document' && !(frame.kind === 'variables' && text !== ')')) this.stack.pop();
  }

  place(): Place {
    const frame = this.top();
    if (frame.kind === 'document') {
      if (frame.next === 'condition') return {kind: 'condition', parent: undefined};
      if (frame.next === 'directive') return {kind: 'directive'};
      return {kind: frame.next === undefined && frame.root === undefined ? 'definition' : 'none'};
    }
    if (frame.kind === 'selection') {
      if (frame.next === 'directive') return {kind: 'directive'};
      return {kind: frame.next ?? 'field', parent: frame.parent};
    }
    if (frame.kind === 'inputs') return frame.isValue ? {kind: 'value', type: frame.value} : {kind: 'input', inputs: frame.inputs};
    if (frame.kind === 'list') return {kind: 'value', type: frame.type};
    if (frame.next === 'type') return {kind: 'inputType'};
    return frame.next === 'value' ? {kind: 'value', type: frame.type} : {kind: 'none'};
  }

  private top(): Frame {
    return this.stack.at(-1) ?? {kind: 'document'};
  }

  private inDocument(frame: Frame & {kind: 'document'}, text: string): void {
    if (text === '(') this.stack.push(frame.next === undefined || frame.next === 'name' ? {kind: 'variables'} : this.inputs([]));
    else if (text === '{') {
      this.stack.push(this.selection(frame.root ?? this.schema.getQueryType() ?? undefined));
      delete frame.root;
      delete frame.next;
    } else if (text === '@') frame.next = 'directive';
    else if (frame.next === 'condition') {
      frame.root = compositeNamed(this.schema, text);
      frame.next = 'name';
    } else if (text === 'on') frame.next = 'condition';
    else if (text === 'query') Object.assign(frame, {root: this.schema.getQueryType(), next: 'name'});
    else if (text === 'mutation') Object.assign(frame, {root: this.schema.getMutationType(), next: 'name'});
    else if (text === 'fragment') frame.next = 'name';
  }

  private inSelection(frame: Frame & {kind: 'selection'}, text: string): void {
    if (text === '{') this.stack.push(this.selection(frame.inner));
    else if (text === '(') this.stack.push(this.inputs(frame.args));
    else if (text === '@') frame.next = 'directive';
    else if (text === '...') Object.assign(frame, {next: 'spread', inner: frame.parent});
    else if (isName(text)) this.nameInSelection(frame, text);
  }

  private nameInSelection(frame: Frame & {kind: 'selection'}, text: string): void {
    const {next} = frame;
    delete frame.next;
    if (next === 'spread' && text === 'on') frame.next = 'condition';
    else if (next === 'condition') frame.inner = compositeNamed(this.schema, text);
    else if (next === 'directive') frame.args = this.schema.getDirective(text)?.args ?? [];
    else if (next === undefined) {
      const field = memberOf(frame.parent, text, this.schema);
      const type = field && getNamedType(field.type);
      frame.inner = type && isCompositeType(type) ? type : undefined;
      frame.args = field?.args ?? [];
    }
  }

  private inInputs(frame: Frame & {kind: 'inputs'}, text: string): void {
    if (text === ':') {
      frame.value = frame.inputs.find(({name}) => name === frame.name)?.type;
      frame.isValue = true;
    } else if (frame.isValue) {
      frame.isValue = false;
      this.open(text, frame.value);
    } else frame.name = text;
  }

  private inVariables(frame: Frame & {kind: 'variables'}, text: string): void {
    if (text === ':') frame.next = 'type';
    else if (text === '=') frame.next = 'value';
    else if (text.startsWith('$')) delete frame.next;
    else if (frame.next === 'type' && isName(text)) {
      frame.type = this.schema.getType(text) as GraphQLInputType | undefined;
      delete frame.next;
    } else if (frame.next === 'value') this.open(text, frame.type);
  }

  /** Opens a value of that type that has parts. */
  private open(text: string, type: GraphQLInputType | undefined): void {
    if (text === '{') this.stack.push(this.inputs(inputsOf(type)));
    else if (text === '[') this.stack.push({kind: 'list', type: itemOf(type)});
  }

  private readonly inputs = (inputs: readonly Input[]): Frame => ({kind: 'inputs', inputs, name: '', isValue: false});

  private readonly selection = (parent: GraphQLCompositeType | undefined): Frame => ({kind: 'selection', parent, args: []});
}

/**
 * What a name that begins at that offset would stand for, whatever is wrong before it and behind
 * it.
 */
export function placeAt(schema: GraphQLSchema, text: string, offset: number): Place {
  const reader = new Reader(schema);
  for (const token of tokensOf(text.slice(0, offset))) {
    const isOpenText =
      token.text.startsWith('"') && token.from + token.text.length === offset && !/^(?:"""[^]*"""|"(?:\\.|[^"\\])*")$/.test(token.text);
    const isOpenComment = token.text.startsWith('#') && token.from + token.text.length === offset;
    if (isOpenText || isOpenComment) return {kind: 'none'};
    reader.read(token);
  }
  return reader.place();
}
