/** What the build writes into pictures of transactions, and into their description. */
export const pictureTexts = {
  'ptb.gas': 'gas coin',
  'ptb.coin': 'coin',
  'ptb.amount': 'amount',
  'ptb.object': 'object',
  'ptb.to': 'recipient',
  'ptb.into': 'target',
  'ptb.element': 'element',
  'ptb.ticket': 'ticket',
  'ptb.argument': 'argument {number}',
  'ptb.result': 'result {id}',
  'ptb.namedResult': '{name} ({id})',
  'ptb.valueAndRole': '{value} as {role}',
  'ptb.takes': 'Command {index}, {name}, takes {values}.',
  'ptb.takesNothing': 'Command {index}, {name}, takes no arguments.',
  'ptb.goes': 'It gives {result} to {commands}.',
  'ptb.command': 'command {index}',
};
