/** Classes of the package's search bar. Its style sheet ships anyway, with the search bar. */
export {default} from '@easyops-cn/docusaurus-search-local/dist/client/client/theme/SearchBar/SearchBar.module.css';
