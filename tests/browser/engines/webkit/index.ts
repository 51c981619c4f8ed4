import {eventually} from '../../../lib/eventually';
import type {Driver, Engine} from '../driver';
import {miniBrowser, missingProgram, startWebkitDriver} from './processes';
import {recordingSite} from './recording-site';
import {openSession, type Command} from './session';

/** The keys that WebDriver has a private character for. */
const characters: Readonly<Record<string, string>> = {ArrowDown: '\uE015', Enter: '\uE007', Control: '\uE009'};

/** Presses keys together, and lets go of them in the opposite order. */
const chord = (command: Command, keys: readonly string[]): Promise<unknown> => {
  const values = keys.map((key) => characters[key] ?? key);
  const actions = [...values.map((value) => ({type: 'keyDown', value})), ...values.reverse().map((value) => ({type: 'keyUp', value}))];
  return command('POST', '/actions', {actions: [{type: 'key', id: 'keyboard', actions}]});
};

async function click(command: Command, selector: string): Promise<void> {
  const found = (await command('POST', '/element', {using: 'css selector', value: selector})) as Record<string, string>;
  await command('POST', `/element/${Object.values(found)[0] ?? ''}/click`);
}

/**
 * Clicks as soon as the element takes a click: React may draw it anew between the search and the
 * click, and a menu slides in.
 */
const clickWhenReady = (command: Command, selector: string): Promise<void> => eventually(() => click(command, selector), undefined);

const evaluate = (command: Command, expression: string): Promise<unknown> =>
  command('POST', '/execute/sync', {script: `return (${expression});`, args: []});

/**
 * Makes the window so large that the page in it gets this size: first by a guess, then by the
 * difference.
 */
async function resize(command: Command, width: number, height: number): Promise<void> {
  const fit = {width, height};
  for (let tries = 0; tries < 3; tries += 1) {
    await command('POST', '/window/rect', fit);
    const [inner = 0, high = 0] = (await evaluate(command, '[innerWidth, innerHeight]')) as number[];
    if (inner === width && high === height) return;
    fit.width += width - inner;
    fit.height += height - high;
  }
}

async function start(siteOrigin: string): Promise<Driver> {
  const site = await recordingSite(siteOrigin);
  const {server, stop} = await startWebkitDriver();
  const command = await openSession(server, {'webkitgtk:browserOptions': {binary: miniBrowser, args: ['--automation']}});
  await resize(command, 1280, 900);
  return {
    origin: site.origin,
    open: async (url) => {
      await command('POST', '/url', {url});
    },
    click: (selector) => clickWhenReady(command, selector),
    type: async (text) => {
      for (const letter of text) await chord(command, [letter]);
    },
    press: async (key) => {
      await chord(command, key.split('+'));
    },
    evaluate: (expression) => evaluate(command, expression),
    resize: (width, height) => resize(command, width, height),
    complaints: async () => JSON.parse((await evaluate(command, "sessionStorage.getItem('complaints') ?? '[]'")) as string) as string[],
    close: async () => {
      await command('DELETE', '');
      await stop();
      await site.close();
    },
  };
}

/** WebKit by the W3C WebDriver that its GTK port brings. */
export const webkit: Engine = {
  name: 'WebKit',
  ...(missingProgram === undefined ? {} : {missing: `no ${missingProgram}`}),
  start,
};
