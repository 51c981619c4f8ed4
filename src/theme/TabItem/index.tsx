export {default} from '@site/src/tabs/TabItem';
