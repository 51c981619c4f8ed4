import type {ErrorGroup} from '../model';
import {cliTopics} from './cli';
import {compilerTopics} from './compiler';
import {executionTopics} from './execution';
import {sdkTopics} from './sdk';
import type {TopicInfo} from './topic';

export type {TopicInfo} from './topic';

const topics: Partial<Record<ErrorGroup, readonly TopicInfo[]>> = {
  execution: executionTopics,
  compiler: compilerTopics,
  cli: cliTopics,
  sdk: sdkTopics,
};

/** The topics of a group, each a page; a group without topics is a page itself. */
export const topicsOf = (group: ErrorGroup): readonly TopicInfo[] => topics[group] ?? [];
