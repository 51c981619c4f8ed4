/**
 * Loaded by `node --require` before anything else: something happens when the process makes a certain call of `fs`. END_AT is JSON:
 *
 * - `call`: the function's name, and `path`: a part of what it is given, which is `from → to` for a function of two paths
 * - `only`: a part of the command line of the process that is meant
 * - `fails`: the code of the system's error that the call ends with; or `gives`: what it returns
 * - otherwise `signal`, and `whom` it is sent to: `self`; `starter`, the process that started this one; `leader`, the first process
 *   that loads this; or the leader's `group`. With `after`, the call is made first
 *
 * A process that SIGKILL is sent to is gone at that point. Of other signals Node.js hears in its next round of events.
 */
const fs = require('node:fs');
const {syncBuiltinESMExports} = require('node:module');
const {getSystemErrorMap} = require('node:util');

const {call, path, only, fails, gives, signal, whom = 'self', after = false} = JSON.parse(process.env.END_AT);
const leader = Number((process.env.END_AT_LEADER ??= String(process.pid)));
const [name, owner] = call.startsWith('promises.') ? [call.slice('promises.'.length), fs.promises] : [call, fs];
/** Milliseconds that a process has to end; it only guards against one that never does. */
const patience = 240_000;
const pause = new Int32Array(new SharedArrayBuffer(4));
const takesTwo = new Set(['renameSync', 'linkSync']);
const original = owner[name];
let isOver = false;

function send() {
  const {ppid} = process;
  process.kill({self: process.pid, starter: ppid, leader, group: -leader}[whom], signal);
  // The call goes on when the starter has ended, and it must not return before: so this waits where it is, and not for ever.
  const end = Date.now() + patience;
  while (whom === 'starter' && process.ppid === ppid) {
    if (Date.now() > end) throw new Error(`process ${ppid} has not ended by ${signal}`);
    Atomics.wait(pause, 0, 0, 5);
  }
}

function systemError(args) {
  const [number, [, text]] = [...getSystemErrorMap()].find(([, [code]]) => code === fails);
  const [from, to] = args;
  const error = new Error(`${fails}: ${text}, ${name.replace('Sync', '')} '${from}' -> '${to}'`);
  return Object.assign(error, {code: fails, errno: number, syscall: name.replace('Sync', '')});
}

owner[name] = function endAt(...args) {
  const place = takesTwo.has(name) ? args.slice(0, 2).join(' → ') : String(args[0]);
  if (isOver || !process.argv.join(' ').includes(only) || !place.includes(path)) return original.apply(this, args);
  isOver = true;
  if (fails !== undefined) throw systemError(args);
  if (gives !== undefined) return gives;
  if (!after) send();
  const result = original.apply(this, args);
  if (after) send();
  return result;
};
syncBuiltinESMExports();
