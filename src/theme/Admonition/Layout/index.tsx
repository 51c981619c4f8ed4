export {default} from '@site/src/site/sized-icons/AdmonitionLayout';
