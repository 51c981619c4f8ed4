import {blink} from './engines/chromium';
import {testReadersPath} from './engines/follow';

testReadersPath(blink);
