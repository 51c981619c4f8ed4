import {until, type Driver} from './driver';

const quote = (text: string): string => JSON.stringify(text);
const shown = (selector: string): string => `(document.querySelector(${quote(selector)})?.getClientRects().length ?? 0) > 0`;

/** Waits until the scripts of a page that was loaded answer to the reader. */
const ready = (driver: Driver): Promise<void> =>
  until(driver, 'the page answers', `document.documentElement.dataset.hasHydrated === 'true'`);

/** Waits until the page of a route is drawn, which is after the address has changed. */
async function arriveAt(driver: Driver, route: string): Promise<void> {
  const canonical = `link[rel="canonical"][href$="${route}"]`;
  const isThere = `location.pathname === ${quote(route)} && document.querySelector(${quote(canonical)}) !== null`;
  await until(driver, `${route} is shown`, isThere);
  await until(driver, `${route} has its text`, shown('main h1'));
}

async function open(driver: Driver, route: string): Promise<void> {
  await driver.open(`${driver.origin}${route}`);
  await ready(driver);
  await arriveAt(driver, route);
}

const connect = '/guides/developer/getting-started/connect';
const coins = '/guides/developer/getting-started/get-coins';
const install = '/guides/developer/getting-started/sui-install';
const phoneMenu = '.navbar-sidebar';

type Step = (driver: Driver) => Promise<void>;

/** What a reader does, step by step, each from the page that the step before left. */
export const readersPath: Readonly<Record<string, Step>> = {
  'opens a page': (driver) => open(driver, '/guides'),

  'goes to another page by a click, without a reload': async (driver) => {
    await driver.evaluate('globalThis.stillTheSamePage = true');
    await driver.click(`nav.menu a[href="${connect}"]`);
    await arriveAt(driver, connect);
    await until(driver, 'the sidebar follows', shown(`nav.menu a[href="${connect}"][aria-current="page"]`));
    await until(driver, 'the document stays', 'globalThis.stillTheSamePage === true');
  },

  'lands on a heading': async (driver) => {
    await driver.click('.table-of-contents li:nth-child(2) > a');
    await until(
      driver,
      'the heading is below the navbar',
      `(() => {
        const heading = location.hash && document.getElementById(decodeURIComponent(location.hash.slice(1)));
        if (!heading) return false;
        const top = heading.getBoundingClientRect().top - document.querySelector('.navbar').getBoundingClientRect().bottom;
        const isAtEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - 1;
        return top >= 0 && (top < 40 || (isAtEnd && heading.getBoundingClientRect().bottom <= innerHeight));
      })()`,
    );
  },

  'searches and opens a hit': async (driver) => {
    await driver.click('.navbar input');
    await driver.type('kiosk');
    await until(driver, 'hits are listed', shown('[role="listbox"] [role="option"]'));
    await until(driver, 'their texts are there', shown('[role="listbox"] [role="option"] mark'));
    await driver.press('ArrowDown');
    await driver.press('Enter');
    await until(
      driver,
      'a page on kiosks opens',
      `/kiosk/.test(location.pathname) && /kiosk/i.test(document.querySelector('main h1')?.textContent)`,
    );
  },

  'opens another tab': async (driver) => {
    await open(driver, install);
    const second = '[role="tablist"] > [role="tab"]:nth-child(2)';
    await driver.click(second);
    await until(driver, 'the tab is chosen', `document.querySelector(${quote(second)}).getAttribute('aria-selected') === 'true'`);
    const panels = `[...document.querySelector('[role="tablist"]').parentElement.querySelectorAll('[role="tabpanel"]')]`;
    await until(driver, 'its text is shown', `${panels}.findIndex((panel) => !panel.hidden) === 1`);
  },

  'changes to dark mode, and the next page keeps it': async (driver) => {
    const button = '.navbar button[aria-label*="dark and light"]';
    const mode = 'document.documentElement.dataset.theme';
    for (const chosen of ['light', 'dark']) {
      await driver.click(button);
      await until(
        driver,
        `${chosen} mode is chosen`,
        `document.querySelector(${quote(button)}).ariaLabel.includes(${quote(`currently ${chosen}`)})`,
      );
      await until(driver, `the page is ${chosen}`, `${mode} === ${quote(chosen)}`);
    }
    await open(driver, coins);
    await until(driver, 'the next page is dark', `${mode} === 'dark'`);
  },

  'copies a sample': async (driver) => {
    const block = '.theme-code-block:has(button)';
    const code = await driver.evaluate(`document.querySelector(${quote(`${block} code`)}).innerText.trim().split('\\n')[0]`);
    await driver.click(`${block} button[aria-label*="Copy"]`);
    await until(driver, 'the button says so', `document.querySelector(${quote(`${block} button[aria-label*="Copied"]`)}) !== null`);
    // What is in the clipboard shows where it is pasted.
    await driver.click('.navbar input');
    await driver.press('Control+v');
    await until(driver, 'the sample can be pasted', `document.querySelector('.navbar input').value.includes(${quote(String(code))})`);
  },

  'runs the tests of a sample, and sees an error in a changed one': async (driver) => {
    await open(driver, '/guides/developer/first-app/write-package');
    const button = (place: 'first' | 'last'): string =>
      `.theme-code-block + div:not(.theme-code-block) > div:last-child > button:${place}-child`;
    // What the status says instead is in the message of a test that fails.
    const says = (text: string): string =>
      `((status) => status?.includes(${quote(text)}) || status)(document.querySelector('.run-status')?.textContent)`;
    await driver.click(button('first'));
    await until(driver, 'the tests pass', says('tests passed'));
    await driver.click(button('last'));
    await until(
      driver,
      'the editor is there',
      `document.querySelector('.run-editor')?.shadowRoot?.activeElement?.isContentEditable === true`,
    );
    await driver.type('oops ');
    await driver.click('.run-main');
    await until(driver, 'the error is told', says('does not compile'));
    await until(
      driver,
      'it is underlined',
      `document.querySelector('.run-editor').shadowRoot.querySelector('.cm-lintRange-error') !== null`,
    );
  },

  'uses the menu of a phone': async (driver) => {
    await driver.resize(390, 844);
    await open(driver, '/guides');
    await until(driver, 'the page fits', 'document.documentElement.scrollWidth <= innerWidth');
    await driver.click('.navbar__toggle');
    await until(
      driver,
      'the menu is open',
      `${shown(`${phoneMenu} a[href="${coins}"]`)} && document.querySelector(${quote(phoneMenu)}).getBoundingClientRect().left === 0`,
    );
    await driver.click(`${phoneMenu} a[href="${coins}"]`);
    await arriveAt(driver, coins);
    await until(driver, 'the menu is closed', `!document.querySelector('.navbar').classList.contains('navbar-sidebar--show')`);
  },
};
