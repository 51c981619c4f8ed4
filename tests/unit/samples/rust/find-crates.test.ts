import {findUnknownCrates} from '@site/src/samples/rust/find-crates';
import {parseRust} from '@site/src/samples/rust/parser';

/** The unknown crates of some code, as `name:line`. */
async function unknownIn(code: string): Promise<readonly string[]> {
  const tree = await parseRust(code);
  return findUnknownCrates(tree.rootNode).map(({line, message}) => `${/"(\w+)"/.exec(message)?.[1] ?? ''}:${line}`);
}

test.each([
  ['use a_crate::Thing;', ['a_crate:1']],
  ['use a_crate;', ['a_crate:1']],
  ['use a_crate::*;', ['a_crate:1']],
  ['use a_crate::{One, two::Three};', ['a_crate:1']],
  ['use a_crate::Thing as Other;', ['a_crate:1']],
  ['use ::a_crate::Thing;', ['a_crate:1']],
  ['use {tokio::time,\n  a_crate::Thing};', ['a_crate:2']],
  ['fn a() {\n    use a_crate::Thing;\n}', ['a_crate:2']],
  ['use std::fmt;', []],
  ['use crate::a;\nuse self::b;\nuse super::c;', []],
  ['mod local;\nuse local::Thing;', []],
  ['enum Kind {}\nuse Kind::*;', []],
  ['use sui_rpc::proto;\nuse proto::sui;', []],
  ['use sui_rpc::{self, proto::{sui as wire}};\nuse wire::rpc;', []],
])('%j has %j', async (code, expected) => {
  expect(await unknownIn(code)).toEqual(expected);
});
