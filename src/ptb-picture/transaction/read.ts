import {checkPicture, PictureError, type Argument, type Command, type Input, type Picture, type Role, type Source} from '../model';
import {shortFunction, shortNumber, shortObject, shortType, trimmed} from '../short';
import type {Drawn} from './drawn';

type Data = Drawn['data'];
type CommandData = Data['commands'][number];
type ArgumentData = NonNullable<CommandData['MoveCall']>['arguments'][number];

/** Names by ID, of which some are for nothing. */
class Names {
  private readonly used = new Set<string>();
  private readonly byId: ReadonlyMap<string, string>;

  constructor(names: Readonly<Record<string, string>>) {
    this.byId = new Map(Object.entries(names).map(([id, name]) => [trimmed(id), name]));
  }

  of(id: string): string | undefined {
    this.used.add(trimmed(id));
    return this.byId.get(trimmed(id));
  }

  unused(): string | undefined {
    return [...this.byId.keys()].find((id) => !this.used.has(id));
  }
}

const hex = (base64: string): string => `0x${Buffer.from(base64, 'base64').toString('hex')}`;

function pureText(bytes: string, value: string | undefined, names: Names): string {
  const plain = hex(bytes);
  const name = plain.length === 66 ? names.of(plain) : undefined;
  return name ?? value ?? (plain.length > 18 ? shortObject(plain) : plain);
}

function readInput(input: Data['inputs'][number], value: string | undefined, names: Names): Input {
  if (input.Pure) return {kind: 'pure', text: pureText(input.Pure.bytes, value, names)};
  if (input.FundsWithdrawal) {
    const {reservation, typeArg} = input.FundsWithdrawal;
    return {kind: 'withdrawal', text: `withdrawal ${shortNumber(String(reservation.MaxAmountU64))} ${shortType(typeArg.Balance)}`};
  }
  const object = input.Object;
  const id =
    input.UnresolvedObject?.objectId ?? object?.SharedObject?.objectId ?? object?.ImmOrOwnedObject?.objectId ?? object?.Receiving?.objectId;
  if (id === undefined) throw new PictureError(`an input of the kind ${input.$kind} cannot be drawn`);
  return {kind: 'object', text: names.of(id) ?? shortObject(id)};
}

/**
 * The inputs of a picture, which grow while commands are read: the gas coin and the amounts of
 * intents are none of the transaction's.
 */
class Inputs {
  readonly list: Input[];
  private gas: number | undefined;

  constructor(own: readonly Input[]) {
    this.list = [...own];
  }

  add(input: Input): Source {
    return {input: this.list.push(input) - 1};
  }

  gasCoin(): Source {
    this.gas ??= this.list.push({kind: 'gas', text: ''}) - 1;
    return {input: this.gas};
  }

  source(argument: ArgumentData): Source {
    switch (argument.$kind) {
      case 'GasCoin':
        return this.gasCoin();
      case 'Input':
        return {input: argument.Input};
      case 'Result':
        return {result: {command: argument.Result}};
      case 'NestedResult': {
        const [command, index] = argument.NestedResult;
        return {result: {command, index}};
      }
    }
  }

  arguments(role: Role, list: readonly ArgumentData[]): Argument[] {
    return list.map((argument) => ({role, source: this.source(argument)}));
  }
}

/** `tx.coin()` and `tx.balance()`, which building replaces by commands. */
function readIntent({name, data}: NonNullable<CommandData['$Intent']>, inputs: Inputs): Command {
  if (name !== 'CoinWithBalance') throw new PictureError(`the intent ${name} cannot be drawn`);
  const {type, balance, outputKind} = data as {type: string; balance: string | number; outputKind?: string};
  const source = inputs.add({kind: 'pure', text: shortNumber(String(balance))});
  return {
    name: outputKind === 'balance' ? 'tx.balance' : 'tx.coin',
    types: [type === 'gas' ? 'SUI' : shortType(type)],
    arguments: [{role: 'amount', source}],
  };
}

function readCommand(command: CommandData, inputs: Inputs): Command {
  const {MoveCall, SplitCoins, MergeCoins, TransferObjects, MakeMoveVec, Upgrade, $Intent} = command;
  const plain = (types: readonly string[], ...args: Argument[][]): Command => ({name: command.$kind, types, arguments: args.flat()});
  if (MoveCall)
    return {
      ...plain(MoveCall.typeArguments.map(shortType), inputs.arguments('argument', MoveCall.arguments)),
      name: shortFunction(`${MoveCall.package}::${MoveCall.module}::${MoveCall.function}`),
    };
  if (SplitCoins) return plain([], inputs.arguments('coin', [SplitCoins.coin]), inputs.arguments('amount', SplitCoins.amounts));
  if (MergeCoins) return plain([], inputs.arguments('into', [MergeCoins.destination]), inputs.arguments('coin', MergeCoins.sources));
  if (TransferObjects)
    return plain([], inputs.arguments('object', TransferObjects.objects), inputs.arguments('to', [TransferObjects.address]));
  if (MakeMoveVec) return plain(MakeMoveVec.type ? [shortType(MakeMoveVec.type)] : [], inputs.arguments('element', MakeMoveVec.elements));
  if (Upgrade) return plain([], inputs.arguments('ticket', [Upgrade.ticket]));
  return $Intent ? readIntent($Intent, inputs) : plain([]);
}

/** An only result that some commands take whole and others by its place is one result. */
function withoutMarkdown(commands: readonly Command[]): Command[] {
  const sources = commands.flatMap(({arguments: args}) => args.map(({source}) => source));
  const whole = new Set(
    sources.flatMap((source) => ('result' in source && source.result.index === undefined ? [source.result.command] : [])),
  );
  const only = (source: Source): Source =>
    'result' in source && source.result.index === 0 && whole.has(source.result.command)
      ? {result: {command: source.result.command}}
      : source;
  return commands.map((command) => ({
    ...command,
    arguments: command.arguments.map((argument) => ({...argument, source: only(argument.source)})),
  }));
}

/**
 * Reads what `Transaction.getData()` gave.
 *
 * @throws {PictureError} where something cannot be drawn, or a name is for nothing
 */
export function readTransaction({data, values, names, results}: Drawn, strict = true): Picture {
  const named = new Names(names);
  const inputs = new Inputs(data.inputs.map((input, index) => readInput(input, values[index], named)));
  const commands = withoutMarkdown(data.commands.map((command) => readCommand(command, inputs)));
  const unused = strict ? named.unused() : undefined;
  if (unused !== undefined)
    throw new PictureError(`${unused} has a name, and the transaction has no such input: correct or remove the name`);
  return checkPicture({inputs: inputs.list, commands, names: results});
}
