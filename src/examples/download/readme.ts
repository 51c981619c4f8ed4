import type {Example} from '../model';
import {stepsOf} from './commands';

/** The README of a download. */
export function readmeOf(example: Example, folder: string, others: readonly Example[]): string {
  const steps = stepsOf(example, folder).map(({does, command}) =>
    command === undefined ? does : `${does}\n\n\`\`\`sh\n${command}\n\`\`\``,
  );
  const inside = example.shelf !== 'ts' && folder !== '' ? [`The example is in the folder \`${folder}\`; give the commands there.`] : [];
  const beside = others.map(({dir, summary}) => `- \`${dir.split('/').at(-1) ?? dir}\`: ${summary}`);
  return [
    `# ${example.name}`,
    example.summary,
    ...inside,
    `## Use it`,
    ...steps,
    ...(beside.length > 0 ? ['## What it needs', beside.join('\n')] : []),
    '## License',
    'The files are an example of an independent documentation of Sui, licensed under Apache-2.0; see LICENSE.',
    '',
  ]
    .join('\n\n')
    .replace(/\n+$/, '\n');
}
