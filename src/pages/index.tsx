export {default} from '@site/src/site/home/Home';
