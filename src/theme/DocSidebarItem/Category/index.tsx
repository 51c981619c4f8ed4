export {default} from '@site/src/sidebar/Category';
