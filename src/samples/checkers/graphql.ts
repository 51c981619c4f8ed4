import {version} from 'graphql';
import {versions} from '@site/src/facts/versions';
import {loadSchema} from '../graphql/schema';
import {validateDocument} from '../graphql/validate';
import {toProblems} from '../lib/report';
import type {Checker} from '../sample';

const name = 'graphql';

/** Validates GraphQL documents against the pinned schema of Sui's GraphQL RPC. */
export const graphqlChecker: Checker = {
  name,
  languages: ['graphql'],
  tool: `GraphQL.js ${version} and the schema of @mysten/sui ${versions.suiTypeScriptSdk}`,
  check: async (samples) => {
    const schema = loadSchema();
    return samples.flatMap((sample) => toProblems(name, sample, validateDocument(schema, sample.code, sample.meta.fragment)));
  },
};
