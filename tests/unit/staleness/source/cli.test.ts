import {command, flag, option} from '@site/src/reference/cli/define';
import {sui} from '@site/src/reference/cli/sui';
import {checkCli} from '@site/src/staleness/source/cli';
import {commandsOf, readClapTypes} from '@site/src/staleness/source/clap';
import {checkoutOf} from '@site/src/staleness/source/checkout';

const commands = `
#[derive(Parser)]
pub enum SuiCommand {
    /// Talks to a network.
    #[clap(name = "client")]
    Client {
        #[clap(long = "client.config")]
        config: Option<PathBuf>,
        #[clap(subcommand)]
        cmd: Option<ClientCommands>,
        // not an argument
        #[serde(skip)]
        hidden: u8,
    },
    KeyTool(KeyToolArgs),
    Elsewhere(other_crate::Args),
}

#[derive(Subcommand)]
pub enum ClientCommands {
    #[clap(name = "gas")]
    Gas { #[clap(name = "owner_address")] owner: Option<KeyIdentity>, #[clap(flatten)] processing: Processing },
    SendFunds { #[arg(long)] coin_type: Option<TypeTag> },
}

#[derive(Args)]
pub struct Processing {
    /// A comment between attribute and field.
    #[arg(long)]
    /// Another one.
    pub dry_run: bool,
    #[arg(id = "price", long, short)]
    pub gas_price: Option<u64>,
}
`;
const wrapper = 'pub struct KeyToolArgs { #[clap(flatten)] inner: wrapped::KeyToolArgs }';
const wrapped = 'pub struct KeyToolArgs { #[clap(long)] json: bool }';
const checkout = checkoutOf({
  'crates/sui/src/sui_commands.rs': `#[derive(Parser)]\n${commands}`,
  'crates/sui/src/keytool.rs': `#[clap(x)]\n${wrapper}`,
  'external-crates/move/crates/move-cli/src/wrapped.rs': `#[clap(x)]\n${wrapped}`,
});

test("clap's derives are read: names, options, what is taken over from other types", async () => {
  const files = new Map([
    ['a.rs', await readClapTypes(commands)],
    ['b.rs', await readClapTypes(wrapper)],
    ['c.rs', await readClapTypes(wrapped)],
  ]);
  expect(commandsOf('SuiCommand', 'sui', files)).toEqual({
    name: 'sui',
    options: [],
    unknown: [],
    subcommands: [
      {
        name: 'client',
        options: ['client.config'],
        unknown: [],
        subcommands: [
          {name: 'gas', options: ['dry-run', 'price'], subcommands: [], unknown: []},
          {name: 'send-funds', options: ['coin-type'], subcommands: [], unknown: []},
        ],
      },
      {name: 'key-tool', options: ['json'], subcommands: [], unknown: []},
      {name: 'elsewhere', options: [], subcommands: [], unknown: ['Args']},
    ],
  });
  expect(commandsOf('Nothing', 'sui', files)).toBeUndefined();
});

const client = (options: Parameters<typeof command>[2]): Parameters<typeof checkCli>[1] =>
  command('sui', 'A model.', {
    subcommands: [
      command('client', 'A group.', {
        options: [option('client.config', 'path', 'A file.')],
        subcommands: [
          command('gas', 'Lists gas.', options),
          command('send-funds', 'Sends.', {options: [option('coin-type', 'move-type', 'A type.')]}),
        ],
      }),
      command('key-tool', 'Keys.', {options: [flag('json', 'As JSON.')]}),
      command('elsewhere', 'Unread.', {options: [flag('any', 'Anything.')]}),
    ],
  });

test('a model that fits has one row', async () => {
  const model = client({options: [flag('dry-run', 'Tries.'), option('price', 'u64', 'A price.')]});
  expect(await checkCli(checkout, model, [])).toMatchObject([{state: 'fresh'}]);
});

test('options that are gone, new, or back, and commands that are gone, are named', async () => {
  const model = client({
    options: [flag('wet-run', 'Never was.'), flag('dry-run', 'Was taken out.', {removed: {since: '1.1', use: '--price'}})],
  });
  const found = await checkCli(checkout, {...model, subcommands: [...(model.subcommands ?? []), command('gone', 'Was here.')]}, []);
  expect(found).toMatchObject([
    {subject: 'sui client gas', state: 'stale', found: 'no --wet-run; also --price; still has --dry-run'},
    {subject: 'sui gone', state: 'stale', found: 'no such command'},
  ]);
});

test('a checkout without the command line could not be asked', async () => {
  expect(await checkCli(checkoutOf({}), sui, [])).toMatchObject([{state: 'unasked'}]);
});
