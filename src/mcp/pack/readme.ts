import {tools} from '../server';

/** The name of the package on a site, below its address. */
export const packageFile = 'agents/sui-docs-mcp.tgz';

/**
 * The README of the server's own package.
 *
 * @param place address of the site that it is on, with a slash at its end
 */
export const readme = (place: string): string => `# sui-docs-mcp

A server for coding agents, by the Model Context Protocol on standard input and output. It reads the documentation at
${place}, or with \`--site\` at another address or in a folder, and changes nothing.

\`\`\`sh
npx -y ${place}${packageFile}
\`\`\`

| Tool | What it does |
| --- | --- |
${tools.map(({name, title}) => `| \`${name}\` | ${title} |`).join('\n')}

Move code is compiled on this machine, in a process of its own; nothing of it is sent anywhere.
`;
