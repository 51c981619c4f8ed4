export {default} from '@site/src/site/mdx-components';
