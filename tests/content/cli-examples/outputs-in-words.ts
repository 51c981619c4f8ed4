/** Why the section of a command shows no output. */
type Reason =
  | 'prints nothing'
  | 'prints what another section shows'
  | 'prints what another program makes'
  | 'prints what a page cannot show'
  | 'runs until it is stopped';

/** A command whose section says in words what is printed, in place of showing it. */
export interface OutputInWords {
  /** The words after `sui`. */
  command: string;
  because: Reason;
  /** The words of the section that say so to the reader, without their markup. */
  says: string;
}

/**
 * The commands whose output is not shown. An entry whose words are gone from the page, or whose
 * section has an output by now, fails the test, and so do two commands that say it in the same
 * words.
 */
export const outputsInWords: readonly OutputInWords[] = [
  {
    command: 'client test-upgrade',
    because: 'prints what another section shows',
    says: 'The output is that of upgrade, and Pub.local.toml then has the second version.',
  },
  {
    command: 'client execute-combined-signed-tx',
    because: 'prints what another section shows',
    says: 'The output is that of execute-signed-tx.',
  },
  {
    command: 'client replay-batch',
    because: 'prints what another section shows',
    says: 'The output is a line for each transaction and a summary, which Many transactions shows.',
  },
  {
    command: 'client replay-checkpoint',
    because: 'prints what another section shows',
    says: 'What sui replay prints then is the same as for any other file of digests.',
  },
  {
    command: 'completion',
    because: 'prints nothing',
    says: 'The command has no output in these lines because the redirection takes it.',
  },
  {command: 'console', because: 'prints what another section shows', says: 'They print what they printed inside the console.'},
  {command: 'move coverage source', because: 'prints what a page cannot show', says: 'The colors need a terminal.'},
  {command: 'move lint', because: 'prints what another program makes', says: 'The warnings look like those of the compiler'},
  {
    command: 'move format',
    because: 'prints what another program makes',
    says: 'All messages come from the formatter',
  },
  {command: 'move update-deps', because: 'prints nothing', says: 'If the command succeeds, it prints nothing.'},
  {command: 'analyzer', because: 'runs until it is stopped', says: 'there is nothing to see in a terminal'},
  {command: 'start', because: 'runs until it is stopped', says: 'The terminal shows the log of the nodes until'},
  {command: 'genesis', because: 'prints nothing', says: 'The command prints nothing when it succeeds.'},
  {command: 'genesis-ceremony init', because: 'prints nothing', says: 'It writes the empty state into the folder and prints nothing.'},
  {command: 'genesis-ceremony validate-state', because: 'prints nothing', says: 'If everything is right, it prints nothing.'},
  {
    command: 'genesis-ceremony add-validator',
    because: 'prints nothing',
    says: 'The command prints nothing. It writes the public keys and a proof of possession',
  },
  {command: 'bridge-committee-init', because: 'prints nothing', says: 'If all registrations are executed, the command prints nothing'},
  {
    command: 'fire-drill',
    because: 'prints what another section shows',
    says: 'The next section shows what it prints on a public network',
  },
];
