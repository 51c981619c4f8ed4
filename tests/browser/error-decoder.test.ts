import type {Locator, Page, Request} from 'playwright-core';
import {graveViolationsOn} from '../../src/audit/checks/axe';
import {overflowOn} from '../../src/audit/checks/overflow';
import {desktop, newReader, origin, phone, screens} from './setup/reader';

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
  nonsense: 'the quick brown fox was not in the mood today',
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

/** The facts that the answer lists, by name. */
const factsOn = (page: Page): Promise<Record<string, string>> =>
  decoderOn(page)
    .locator('dl > div')
    .evaluateAll((rows) =>
      Object.fromEntries(rows.map((row) => [row.querySelector('dt')?.textContent ?? '', row.querySelector('dd')?.textContent ?? ''])),
    );

/** Presses Tab until a link or field of this text has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 200; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('Tab never comes there');
}

describe.each(screens)('on a %s', (_name, screen) => {
  test.each([
    [
      'the CLI',
      messages.cli,
      'sui::balance gave up with ENotEnough.',
      {Module: 'sui::balance', Function: 'split', Code: '2', Command: '2, counted from 1 (index 1)'},
      'ENotEnough',
    ],
    [
      'the SDK and gRPC',
      messages.sdk,
      'sui::kiosk gave up with EIncorrectAmount.',
      {Module: 'sui::kiosk', Function: 'purchase', Code: '1', Command: '1, counted from 1 (index 0)'},
      'EIncorrectAmount',
    ],
    [
      'GraphQL, as JSON',
      messages.graphql,
      'sui::transfer gave up with EUnableToReceiveObject.',
      {Module: 'sui::transfer', Function: 'receive_impl', Code: '3', Command: '1, counted from 1 (index 0)'},
      'EUnableToReceiveObject',
    ],
  ])('an abort in the form of %s shows where, which constant, why and the cure', async (_form, message, sentence, facts, constant) => {
    const {page, open, complaints} = await newReader(screen);
    await open(route);
    await paste(page, message);
    await says(page, sentence);
    expect(await factsOn(page)).toEqual(facts);
    const answer = decoderOn(page).locator('section').first();
    expect(await answer.getByRole('heading').textContent()).toContain(`${constant} of ${facts.Module}, code ${facts.Code}`);
    expect(await answer.textContent()).toMatch(/When\. \S.*Cure\. \S/s);
    expect(await overflowOn(page)).toEqual([]);
    expect(complaints).toEqual([]);
  });

  test('a wrong argument shows its entry, and a click leads to it', async () => {
    const {page, open, arriveAt} = await newReader(screen);
    await open(route);
    await paste(page, messages.argument);
    await says(page, 'Execution failed: CommandArgumentError, TypeMismatch.');
    expect(await factsOn(page)).toEqual({
      Failure: 'CommandArgumentError',
      Kind: 'TypeMismatch',
      Argument: '1, counted from 0',
      Command: '1, counted from 1 (index 0)',
    });
    await decoderOn(page).getByRole('link', {name: 'CommandArgumentError: TypeMismatch'}).click();
    await arriveAt('/references/errors/execution/arguments#type-mismatch');
    await page.locator('#type-mismatch').waitFor();
  });

  test('a text that no tool prints is not guessed at, and the pages to turn to are named', async () => {
    const {page, open} = await newReader(screen);
    await open(route);
    await paste(page, messages.nonsense);
    await says(page, 'Nothing in this reference has such a message.');
    expect(await decoderOn(page).locator('section, dl').count()).toBe(0);
    expect(await decoderOn(page).getByRole('link').count()).toBe(2);
  });

  test.each(['light', 'dark'] as const)('an open answer has no serious violation in %s', async (colorScheme) => {
    const {page, open} = await newReader({...screen, colorScheme});
    await open(route);
    await paste(page, messages.cli);
    await says(page, 'ENotEnough');
    expect(await graveViolationsOn(page)).toEqual([]);
  });
});

test('with the keyboard alone a reader gets into the field, to the answer and to its page', async () => {
  const {page, open, arriveAt} = await newReader(desktop);
  await open(route);
  await tabTo(page, fieldOn(page));
  await page.keyboard.insertText(messages.cli);
  await says(page, 'ENotEnough');
  await tabTo(page, decoderOn(page).getByRole('link', {name: 'ENotEnough'}));
  await page.keyboard.press('Enter');
  await arriveAt('/references/framework/sui/balance#errors');
});

test('another message takes the place of the first answer, and an empty field has none', async () => {
  const {page, open} = await newReader(phone);
  await open(route);
  await paste(page, messages.cli);
  await says(page, 'ENotEnough');
  await paste(page, messages.sdk);
  await says(page, 'EIncorrectAmount');
  expect(await decoderOn(page).textContent()).not.toContain('ENotEnough');
  await fieldOn(page).fill('');
  await decoderOn(page).locator('section').first().waitFor({state: 'detached'});
  expect(await decoderOn(page).getByRole('status').textContent()).toBe('');
});

test('nothing of the message leaves the browser', async () => {
  const {page, open} = await newReader(desktop);
  await open(route);
  const sent: Request[] = [];
  page.on('request', (request) => sent.push(request));
  await paste(page, messages.cli);
  await says(page, 'ENotEnough');
  await page.waitForLoadState('networkidle');
  expect(sent.length).toBeGreaterThan(0);
  const leaks = sent.filter((request) => {
    const url = new URL(request.url());
    return url.origin !== origin || url.search !== '' || request.method() !== 'GET' || request.postData() !== null;
  });
  expect(leaks.map((request) => request.url())).toEqual([]);
  expect(await page.evaluate(() => JSON.stringify([Object.values(localStorage), Object.values(sessionStorage)]))).not.toContain('4AK61oFu');
});

test('without JavaScript there is no dead field, but what to do instead, and the tables', async () => {
  const {page} = await newReader({...desktop, javaScriptEnabled: false});
  await page.goto(`${origin}${route}`);
  const article = page.getByRole('article');
  expect(await article.locator('textarea, input, button, label').filter({visible: true}).count()).toBe(0);
  expect(await article.getByText('It stays in your browser').isVisible()).toBe(false);
  // Playwright finds no text inside a noscript element.
  const instead = article.locator('noscript p');
  expect(await instead.isVisible()).toBe(true);
  expect(await instead.textContent()).toContain('The decoder needs JavaScript.');
  await article.locator('table').getByRole('link', {name: 'Execution failures'}).click();
  await page.waitForURL(`${origin}/references/errors/execution`);
  await article.getByRole('link', {name: 'MoveAbort', exact: true}).click();
  await page.waitForURL(`${origin}/references/errors/execution/calls#move-abort`);
  expect(await page.locator('#move-abort').isVisible()).toBe(true);
});
