import type {ReactNode} from 'react';

/**
 * What a page gets for `<code>` with several lines that is not a fence, which no page of ours has: fences are
 * src/code/CodeBlock by then. It stands in for Docusaurus's code block, which would bring Prism to the browser.
 */
export default function CodeBlock({children}: {children?: ReactNode}): ReactNode {
  return (
    <pre>
      <code>{children}</code>
    </pre>
  );
}
