export {default} from '@site/src/search/bar/SearchBar';
