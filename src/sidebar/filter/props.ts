import type {WrapperProps} from '@docusaurus/types';
import type Items from '@theme/DocSidebarItems';

/**
 * What the theme tells a list of the sidebar: the items, the page that is shown, the level, and
 * what to call for a click.
 */
export type ItemsProps = WrapperProps<typeof Items>;
