/**
 * `sui completion` and `sui prompt`.
 *
 * Sources: `Completion` in the rebranded 1.81 copy of sui_commands.rs, LinkUVerse/rtd at
 * 7098077d8d, pull request 24469 and the notes of release 1.66.2. `prompt` is pull request 26864,
 * opened and reviewed in the first days of June 2026; it is in that copy
 * (crates/rtd-prompt/src/lib.rs) and needs no feature of the build, so 1.80, cut three months
 * later, has it. No help text of a release was found that lists it.
 */
import {argument, command, flag, option} from '../define';
import type {Command} from '../model';

const completion = command('completion', 'Prints the completion script of a shell.', {
  since: '1.66',
  options: [
    option('generate', 'choice', 'The shell.', {
      name: 'GENERATOR',
      required: true,
      choices: ['bash', 'elvish', 'fish', 'powershell', 'zsh'],
    }),
  ],
});

const prompt = command('prompt', 'Prints what an AI agent should know about Sui and Move.', {
  runsAlone: true,
  subcommands: [
    command('categories', 'Lists the categories of knowledge.'),
    command('category', 'Prints a category.', {
      positionals: [argument('NAME', 'text', 'Name of the category.')],
      options: [
        flag('list', 'Lists the bundles and files of the category.', {conflicts: ['all']}),
        flag('all', 'Prints every file of the category.', {conflicts: ['list']}),
      ],
    }),
    command('skills', 'Lists the bundles of knowledge.'),
    command('skill', 'Prints a bundle or a file of it.', {
      positionals: [argument('BUNDLE', 'text', 'Name of the bundle.')],
      options: [
        flag('list', 'Lists its files.'),
        option('file', 'text', 'Prints one of its files.'),
        flag('all', 'Prints all of its files.'),
      ],
      groups: [{options: ['list', 'file', 'all'], atMostOne: true}],
    }),
  ],
});

export const completionCommands: readonly Command[] = [completion, prompt];
