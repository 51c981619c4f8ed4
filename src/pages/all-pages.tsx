export {default} from '@site/src/registry/all-pages/AllPages';
