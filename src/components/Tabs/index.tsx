/** Docusaurus's own tabs, under the one path that pages may import components from. */
export {default as Tabs} from '@theme/Tabs';
export {default as TabItem} from '@theme/TabItem';
