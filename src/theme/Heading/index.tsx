export {default} from '@site/src/site/Heading';
