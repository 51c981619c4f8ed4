import type {Failure} from './failure';

/** How Docusaurus names the page that could not be rendered; its error has no field for it. */
const cannotRender = "Can't render static file for pathname ";

// eslint-disable-next-line no-control-regex -- Docusaurus colors the address where the terminal has colors
const colors = /\u001B\[\d+m/g;

/** The address in such a message. */
function addressIn(message: string): string | undefined {
  if (!message.startsWith(cannotRender)) return undefined;
  const [first = ''] = message.slice(cannotRender.length).split('\n');
  return first.replace(colors, '').replace(/^"|"$/g, '').trim();
}

/** A page that could not be rendered, and what was thrown. */
export interface PageNotRendered {
  address: string;
  reason: string;
}

/** The pages that Docusaurus could not render. */
export const pagesNotRendered = ({errors}: Failure): PageNotRendered[] =>
  errors.flatMap(({message}, index) => {
    const address = addressIn(message);
    return address === undefined ? [] : [{address, reason: errors[index + 1]?.message ?? 'no error was given'}];
  });
