export {default} from '@site/src/site/PartOfPages';
