export {default} from '@site/src/site/Breadcrumbs';
