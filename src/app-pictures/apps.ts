import type {App} from './app';
import {greenhouse} from './apps/greenhouse';
import {noughts} from './apps/noughts';
import {turnstile} from './apps/turnstile';
import {wallet} from './apps/wallet';
import {zklogin} from './apps/zklogin';

/**
 * Every app that has a picture: a name, which pages and files use, and how the app comes to look
 * so.
 */
export const apps = {greenhouse, noughts, turnstile, wallet, zklogin} as const satisfies Readonly<Record<string, App>>;
