import type {Locator, Page, Request} from 'playwright-core';
import {overflowOn} from '../../src/audit/checks/overflow';
import {eventually} from '../lib/eventually';
import {nightly} from '../lib/nightly';
import {fitsInBothModes} from './setup/accessible';
import {desktop, newReader, origin, screens} from './setup/reader';
import {panel, search} from './setup/search';

const route = '/references/errors';
const zeros = '0'.repeat(63);

/** Failures as the tools print them. */
const messages = {
  cli: `Error executing transaction '4AK61oFuAzbyrthwxYJtQuDHPJXsCJFL6gX7ak3XUjgb': 2nd command aborted within function '0x${zeros}2::balance::split' at instruction 10 with code 2`,
  sdk: "Transaction resolution failed: MoveAbort in 1st command, abort code: 1, in '0x2::kiosk::purchase' (instruction 12)",
  graphql: JSON.stringify({
    data: {
      executeTransaction: {
        effects: {
          status: 'FAILURE',
          executionError: {
            message: `Error in 1st command, from '0x${zeros}2::transfer::receive_impl' (instruction 0), abort code: 3`,
            abortCode: '3',
            instructionOffset: 0,
            identifier: null,
            module: {package: {address: `0x${zeros}2`}, name: 'transfer'},
            function: {name: 'receive_impl'},
          },
        },
      },
    },
  }),
  argument: 'CommandArgumentError { arg_idx: 1, kind: TypeMismatch } in command 0',
  cut: 'Transaction needs to be rebuilt because object 0x1 version 0x5 (o#1) is unavail',
  stranger: 'my wallet shows another address of the sender after the flower was bought',
};

const decoderOn = (page: Page): Locator => page.getByRole('article').locator('div:has(> textarea)');
const fieldOn = (page: Page): Locator => page.getByLabel('Error message');

/** Puts a text into the field as pasting does, in place of what it has. */
async function paste(page: Page, text: string): Promise<void> {
  await fieldOn(page).focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText(text);
}

const says = (page: Page, sentence: string): Promise<void> => decoderOn(page).getByRole('status').filter({hasText: sentence}).waitFor();

/** Waits until the answer lists these facts, by name, and no others. */
async function hasFacts(page: Page, facts: Record<string, string>): Promise<void> {
  const rows = decoderOn(page).locator('dl > div');
  const read = (): Promise<Record<string, string>> =>
    rows.evaluateAll((all) =>
      Object.fromEntries(all.map((row) => [row.querySelector('dt')?.textContent ?? '', row.querySelector('dd')?.textContent ?? ''])),
    );
  await eventually(read, facts);
}

/**
 * An abort in each of the tools' forms, what the decoder says, the facts that it lists, and the
 * constant.
 */
const aborts = [
  {
    message: messages.cli,
    sentence: 'sui::balance gave up with ENotEnough.',
    facts: {Module: 'sui::balance', Function: 'split', Code: '2', Command: '2, counted from 1 (index 1)'},
    constant: 'ENotEnough',
  },
  {
    message: messages.sdk,
    sentence: 'sui::kiosk gave up with EIncorrectAmount.',
    facts: {Module: 'sui::kiosk', Function: 'purchase', Code: '1', Command: '1, counted from 1 (index 0)'},
    constant: 'EIncorrectAmount',
  },
  {
    message: messages.graphql,
    sentence: 'sui::transfer gave up with EUnableToReceiveObject.',
    facts: {Module: 'sui::transfer', Function: 'receive_impl', Code: '3', Command: '1, counted from 1 (index 0)'},
    constant: 'EUnableToReceiveObject',
  },
];

/** Presses Tab until a link or field of this text has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 200; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('Tab never comes there');
}

describe.each(screens)('on a %s', (_name, screen) => {
  test('an abort in the form of the CLI, of the SDK and of GraphQL shows where, which constant, why and the cure, in place of the answer before, light or dark', async () => {
    const {page, open, complaints} = await newReader({...screen, colorScheme: 'light'});
    await open(route);
    for (const {message, sentence, facts, constant} of aborts) {
      await paste(page, message);
      await says(page, sentence);
      await hasFacts(page, facts);
      const answer = decoderOn(page).locator('section').first();
      await eventually(
        () => answer.getByRole('heading').textContent(),
        expect.stringContaining(`${constant} of ${facts.Module}, code ${facts.Code}`),
      );
      await eventually(() => answer.textContent(), expect.stringMatching(/When\. \S.*Cure\. \S/s));
      const others = aborts.filter((abort) => abort.constant !== constant).map((abort) => abort.constant);
      await eventually(() => decoderOn(page).textContent(), expect.not.stringMatching(new RegExp(others.join('|'))));
      await eventually(() => overflowOn(page), []);
    }
    await fitsInBothModes(page, {within: 'article div:has(> textarea)'});
    expect(complaints).toEqual([]);
  });

  test('search hands a message over, which is still there after Back', async () => {
    const {page, open, arriveAt} = await newReader(screen);
    await open('/guides');
    await search(page, messages.cli);
    await panel(page).getByRole('link', {name: 'Ask the error decoder'}).click();
    await arriveAt('/references/errors#decoder');
    await says(page, 'sui::balance gave up with ENotEnough.');
    await decoderOn(page).getByRole('link', {name: 'ENotEnough'}).first().click();
    await page.goBack();
    await says(page, 'sui::balance gave up with ENotEnough.');
  });

  test('a text that no tool prints is not guessed at, and the pages that search finds are named; of a message that was cut, what matched is marked; an empty field has no answer; a wrong argument shows its entry, and a click leads to it', async () => {
    const {page, open, arriveAt} = await newReader(screen);
    await open(route);
    await paste(page, messages.stranger);
    await says(page, 'The reference has no such message in these words.');
    await eventually(() => decoderOn(page).locator('section, dl').count(), 0);
    await decoderOn(page).getByRole('link', {name: 'Move abort codes'}).waitFor();
    await eventually(() => decoderOn(page).getByRole('listitem').count(), 3);
    await paste(page, messages.cut);
    await says(page, 'This is most likely');
    await eventually(() => decoderOn(page).locator('mark').last().textContent(), 'is unavail');
    await paste(page, messages.argument);
    await says(page, 'Execution failed: CommandArgumentError, TypeMismatch.');
    await fieldOn(page).fill('');
    await decoderOn(page).locator('section').first().waitFor({state: 'detached'});
    await eventually(() => decoderOn(page).getByRole('status').textContent(), '');
    await paste(page, messages.argument);
    await says(page, 'Execution failed: CommandArgumentError, TypeMismatch.');
    await hasFacts(page, {
      Failure: 'CommandArgumentError',
      Kind: 'TypeMismatch',
      Argument: '1, counted from 0',
      Command: '1, counted from 1 (index 0)',
    });
    await decoderOn(page).getByRole('link', {name: 'CommandArgumentError: TypeMismatch'}).click();
    await arriveAt('/references/errors/execution/arguments#type-mismatch');
    await page.locator('#type-mismatch').waitFor();
  });
});

test('the home page leads to the decoder, where a message can be pasted at once', async () => {
  const {page, begin, arriveAt} = await newReader(desktop);
  await begin('/');
  await page.getByRole('link', {name: 'Look up an error message'}).click();
  await arriveAt(`${route}#decoder`);
  await eventually(() => fieldOn(page).evaluate((field) => field === document.activeElement), true);
  await page.keyboard.type(messages.argument);
  await decoderOn(page).getByRole('status').filter({hasText: /./}).waitFor();
});

nightly('with the keyboard alone a reader gets into the field, to the answer and to its page', async () => {
  const {page, begin, arriveAt} = await newReader(desktop);
  await begin(route);
  await tabTo(page, fieldOn(page));
  await page.keyboard.insertText(messages.cli);
  await says(page, 'ENotEnough');
  await tabTo(page, decoderOn(page).getByRole('link', {name: 'ENotEnough'}));
  await page.keyboard.press('Enter');
  await arriveAt('/references/framework/sui/balance#errors');
});

test('nothing of the message leaves the browser', async () => {
  const {page, open, settle} = await newReader(desktop);
  await open(route);
  const sent: Request[] = [];
  page.on('request', (request) => sent.push(request));
  await paste(page, messages.cli);
  await says(page, 'ENotEnough');
  await settle();
  expect(sent.length).toBeGreaterThan(0);
  const leaks = sent.filter((request) => {
    const url = new URL(request.url());
    return url.origin !== origin || url.search !== '' || request.method() !== 'GET' || request.postData() !== null;
  });
  expect(leaks.map((request) => request.url())).toEqual([]);
  const kept = (): Promise<string> => page.evaluate(() => JSON.stringify([Object.values(localStorage), Object.values(sessionStorage)]));
  await eventually(kept, expect.not.stringContaining('4AK61oFu'));
});

nightly('without JavaScript there is no dead field, but what to do instead, and the tables', async () => {
  const {page} = await newReader({...desktop, javaScriptEnabled: false});
  await page.goto(`${origin}${route}`);
  const article = page.getByRole('article');
  // Playwright finds no text inside a noscript element.
  const instead = article.locator('noscript p');
  await instead.waitFor();
  await eventually(() => instead.textContent(), expect.stringContaining('The decoder needs JavaScript.'));
  await eventually(() => article.locator('textarea, input, button, label').filter({visible: true}).count(), 0);
  await article.getByText('It stays in your browser').waitFor({state: 'hidden'});
  await article.locator('table').getByRole('link', {name: 'Execution failures'}).click();
  await page.waitForURL(`${origin}/references/errors/execution`);
  await article.getByRole('link', {name: 'MoveAbort', exact: true}).click();
  await page.waitForURL(`${origin}/references/errors/execution/calls#move-abort`);
  await page.locator('#move-abort').waitFor();
});
