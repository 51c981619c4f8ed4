import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';

/** A piece of code or a link in a text of the reference. */
const markup = /`([^`]+)`|\[([^\]]+)\]\(([^)]+)\)/g;

/** A text of the reference, which is Markdown with inline code and links. */
export function InlineText({children}: {children: string}): ReactNode {
  const parts: ReactNode[] = [];
  let at = 0;
  for (const {0: whole, 1: code, 2: label = '', 3: to = '', index} of children.matchAll(markup)) {
    parts.push(children.slice(at, index));
    parts.push(
      code === undefined ? (
        <Link key={index} to={to}>
          <InlineText>{label}</InlineText>
        </Link>
      ) : (
        <code key={index}>{code}</code>
      ),
    );
    at = index + whole.length;
  }
  return [...parts, children.slice(at)];
}
