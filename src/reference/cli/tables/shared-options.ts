/**
 * Options that many commands have. They are explained once, and the other tables name them and link
 * there.
 */
import {buildOptions, gasOptions, paymentOptions, processingOptions} from '../commands/shared';
import type {Option} from '../model';

/** A set of options with one table. */
export interface OptionSet {
  /** What `<CommandTable options="…" />` calls it. */
  name: string;
  title: string;
  /** The heading that the table stands under. */
  url: string;
  options: readonly Option[];
}

export const optionSets: readonly OptionSet[] = [
  {
    name: 'gas',
    title: 'Gas options',
    url: '/references/cli/client#gas-options',
    options: [...paymentOptions, ...gasOptions],
  },
  {
    name: 'processing',
    title: 'Processing options',
    url: '/references/cli/client#processing-options',
    options: processingOptions,
  },
  {name: 'build', title: 'Build options', url: '/references/cli/move#build-options', options: buildOptions},
];

/** Whether an option belongs to a set; the model uses the very same object in every command. */
const inSet =
  (set: OptionSet) =>
  (option: Option): boolean =>
    set.options.includes(option);

/** The options of no set. */
export const apart = (options: readonly Option[]): readonly Option[] =>
  options.filter((option) => !optionSets.some((set) => inSet(set)(option)));

/** The sets that the options touch, each with those of its options that are among them. */
export const setsAmong = (options: readonly Option[]): readonly {set: OptionSet; present: readonly Option[]}[] =>
  optionSets.map((set) => ({set, present: options.filter(inSet(set))})).filter(({present}) => present.length > 0);
