import type {ReactNode} from 'react';

/**
 * Shows a `<code>` of several lines that is not a fence. No page has one: fences have become
 * src/code/CodeBlock by then. It is here because Docusaurus's own code block, which it replaces,
 * would add Prism to what every page downloads.
 */
export default function CodeBlock({children}: {children?: ReactNode}): ReactNode {
  return (
    <pre>
      <code>{children}</code>
    </pre>
  );
}
