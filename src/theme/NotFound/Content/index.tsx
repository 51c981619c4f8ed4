export {default} from '@site/src/site/not-found/NotFoundContent';
