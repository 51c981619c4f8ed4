export {default} from '@site/src/light-docs/left-out/Nothing';
