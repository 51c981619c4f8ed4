import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';

export interface Step {
  uses?: string;
  run?: string;
  env?: Record<string, string>;
  with?: Record<string, unknown>;
}

export interface Job {
  uses?: string;
  needs?: string | string[];
  steps?: Step[];
  secrets?: unknown;
  env?: Record<string, string>;
  permissions?: Record<string, string> | string;
  'timeout-minutes'?: number;
  strategy?: {matrix: {node?: number[]; group?: string[]}};
}

export interface Workflow {
  on?: Record<string, unknown> & {schedule?: {cron: string}[]};
  permissions?: Record<string, string> | string;
  env?: Record<string, string>;
  jobs: Record<string, Job>;
}

export const workflowFolder = '.github/workflows';
export const actionFolder = '.github/actions';

export const workflowNames = (): string[] => readdirSync(workflowFolder);

export const readWorkflow = (name: string): Workflow => parse(readFileSync(path.join(workflowFolder, name), 'utf8')) as Workflow;

/** The steps of a workflow's jobs, and its jobs, which may be workflows themselves. */
export const stepsOfWorkflow = ({jobs}: Workflow): Step[] => Object.values(jobs).flatMap((job) => [job, ...(job.steps ?? [])]);

/** Files of the repository's own actions. */
export const actionFiles = (): string[] => readdirSync(actionFolder).map((name) => path.join(actionFolder, name, 'action.yml'));

export const stepsOfAction = (file: string): Step[] => (parse(readFileSync(file, 'utf8')) as {runs: {steps: Step[]}}).runs.steps;
