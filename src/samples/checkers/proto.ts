import {installedVersion} from '../lib/installed-version';
import {toProblems} from '../lib/report';
import {findSyntaxErrors} from '../proto/find-syntax-errors';
import type {Checker} from '../sample';

const name = 'proto';

/** Parses Protocol Buffers definitions. */
export const protoChecker: Checker = {
  name,
  languages: ['protobuf', 'proto'],
  tool: `protobuf.js ${installedVersion('protobufjs')}`,
  check: async (samples) => samples.flatMap((sample) => toProblems(name, sample, findSyntaxErrors(sample.code, sample.meta.fragment))),
};
