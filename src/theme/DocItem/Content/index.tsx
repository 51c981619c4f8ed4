export {default} from '@site/src/page-contract/DocItemContent';
