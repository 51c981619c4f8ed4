import type {Words} from '../texts/built/words';
import {resultId, usedResults, type Argument, type Picture, type Result} from './model';

/** `loan (0.0)`, or `result 0.0` where nobody named it. */
export function resultWords(result: Result, {names}: Picture, {say}: Words): string {
  const id = resultId(result);
  const name = names[id];
  return name === undefined ? say('ptb.result', {id}) : say('ptb.namedResult', {id, name});
}

/** The text of an input. */
export const inputWords = (index: number, {inputs}: Picture, {say}: Words): string => {
  const input = inputs[index];
  return input === undefined || input.kind === 'gas' ? say('ptb.gas') : input.text;
};

/** What an argument is to its command; those of a call count from 1. */
export const roleWords = ({role}: Argument, index: number, {say}: Words): string =>
  role === 'argument' ? say('ptb.argument', {number: String(index + 1)}) : say(`ptb.${role}`);

function argumentWords(argument: Argument, picture: Picture, words: Words): string {
  const {source, role} = argument;
  const value = 'input' in source ? inputWords(source.input, picture, words) : resultWords(source.result, picture, words);
  return role === 'argument' ? value : words.say('ptb.valueAndRole', {value, role: words.say(`ptb.${role}`)});
}

/** What a picture shows, as a text for each command: what it takes, and where its results go. */
export function describe(picture: Picture, words: Words): string[] {
  const results = usedResults(picture);
  return picture.commands.map(({name, types, arguments: args}, index) => {
    const called = types.length === 0 ? name : `${name}<${types.join(', ')}>`;
    const values = words.list(args.map((argument) => argumentWords(argument, picture, words))).join('');
    const taken = words.say(args.length === 0 ? 'ptb.takesNothing' : 'ptb.takes', {index: String(index), name: called, values});
    const given = results
      .filter(({result}) => result.command === index)
      .map(({result, users}) => {
        const commands = words.list(users.map((user) => words.say('ptb.command', {index: String(user)}))).join('');
        return words.say('ptb.goes', {result: resultWords(result, picture, words), commands});
      });
    return [taken, ...given].join(' ');
  });
}
