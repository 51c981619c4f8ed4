import type {PtbCommand} from '../../model';
import {refuseOutdated} from '../lifecycle';
import {CliProblem} from '../problem';
import {didYouMean} from '../../../../lib/suggest';
import {Cursor} from './cursor';
import {readOperand} from './operand';
import {tokenize, type Token} from './tokens';

const serializers = ['serialize-unsigned-transaction', 'serialize-signed-transaction'];

function findCommand(commands: readonly PtbCommand[], token: Token): PtbCommand {
  const shown = `--${token.text}`;
  const command = commands.find((candidate) => candidate.long === token.text);
  if (!command) {
    const hint = didYouMean(
      token.text,
      commands.map(({long}) => long),
      (long) => `--${long}`,
    );
    throw new CliProblem('CLI002', `sui client ptb has no command or flag ${shown}.${hint}`, token.word);
  }
  refuseOutdated(command, shown, token.word);
  return command;
}

function refuseTwice(command: PtbCommand, given: readonly PtbCommand[], token: Token): void {
  if (command.once && given.includes(command)) {
    throw new CliProblem('CLI006', `--${command.long} is given twice but can be given once.`, token.word);
  }
  if (serializers.includes(command.long) && given.some(({long}) => long !== command.long && serializers.includes(long))) {
    throw new CliProblem('CLI006', `Only one of --${serializers.join(', --')} can be used.`, token.word);
  }
}

/** `-h` and `--help` print help, wherever they stand. */
const asksForHelp = ({kind, text}: Token): boolean => (kind === 'command' && text === 'help') || (kind === 'flag' && text === 'h');

/**
 * Checks the words after `sui client ptb` against its grammar.
 *
 * @param commands what the grammar has
 * @param words all words after `sui`
 * @param from index of the first word after `ptb`
 */
export function readPtb(commands: readonly PtbCommand[], words: readonly string[], from: number): void {
  const tokens = tokenize(words, from);
  if (tokens.some(asksForHelp)) return;
  const cursor = new Cursor(tokens);
  const given: PtbCommand[] = [];
  while (cursor.peek().kind === 'many') cursor.next();
  while (cursor.peek().kind !== 'end') {
    const token = cursor.take(['command'], 'a command such as --move-call');
    const command = findCommand(commands, token);
    refuseTwice(command, given, token);
    given.push(command);
    for (const operand of command.operands) readOperand(operand, cursor, token);
    while (cursor.peek().kind === 'many') cursor.next();
    if (!cursor.atCommandEnd()) {
      const surplus = cursor.peek();
      throw new CliProblem('CLI008', `--${command.long} takes no further operand but got "${surplus.text}".`, surplus.word);
    }
  }
}
