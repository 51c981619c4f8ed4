export {default} from '@site/src/light-docs/browser/navbar-item-types';
