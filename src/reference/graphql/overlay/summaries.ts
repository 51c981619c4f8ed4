/**
 * Page descriptions of 50 to 160 characters, where the first sentence of the schema's text is too
 * long or does not stand alone.
 */
export const summaries: Readonly<Record<string, string>> = {
  'Query.objectVersions':
    'The GraphQL query objectVersions pages through the versions of an object, between two versions where you set bounds.',
  'Query.packages': 'The GraphQL query packages pages through all published packages, between two checkpoints where you set bounds.',
  'Query.packageVersions': 'The GraphQL query packageVersions pages through the upgrades of a package, each of which has an ID of its own.',

  ConsensusCommitPrologueTransaction:
    'System transaction at the start of a checkpoint that sets the onchain clock to the time of the consensus commit.',
  MutateConsensusStreamEnded: 'An object that a transaction meant to change through consensus, and that had left consensus before it ran.',
  ReadConsensusStreamEnded: 'An object that a transaction meant to read through consensus, and that had left consensus before it ran.',
  SplitCoinsCommand: 'Command of a programmable transaction that splits coins of given amounts off one coin and returns each of them.',

  MoveTypeLayout: 'The GraphQL scalar MoveTypeLayout describes the shape of the values of a concrete Move type, as nested JSON.',
  MoveTypeSignature: 'The GraphQL scalar MoveTypeSignature is a concrete Move type taken apart into package, module, name and parameters.',
  ObjectFilter: 'The GraphQL input ObjectFilter selects live objects by their type, by their owner, or by both at once.',
  OpenMoveTypeSignature: 'The GraphQL scalar OpenMoveTypeSignature is a Move type with references and free type parameters, taken apart.',
};
