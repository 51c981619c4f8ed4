export {default} from '@site/src/search/results/SearchPage';
