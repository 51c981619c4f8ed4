export {default} from '@site/src/tabs/Tabs';
