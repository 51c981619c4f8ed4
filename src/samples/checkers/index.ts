import type {Checker} from '../sample';
import {checkRpcJson} from '../rpc-json';
import {createDataChecker} from './data';
import {graphqlChecker} from './graphql';
import {mdxChecker} from './mdx';
import {moveChecker} from './move';
import {protoChecker} from './proto';
import {pythonChecker} from './python';
import {rustChecker} from './rust';
import {shellChecker} from './shell';
import {sqlChecker} from './sql';
import {systemdChecker} from './systemd';
import {typescriptChecker} from './typescript';

/** Every checker. A language belongs to one of them. */
export const checkers: readonly Checker[] = [
  moveChecker,
  typescriptChecker,
  graphqlChecker,
  shellChecker,
  createDataChecker(checkRpcJson),
  systemdChecker,
  rustChecker,
  sqlChecker,
  protoChecker,
  pythonChecker,
  mdxChecker,
];
