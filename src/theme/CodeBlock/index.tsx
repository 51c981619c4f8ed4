export {default} from '@site/src/code/PlainCodeBlock';
