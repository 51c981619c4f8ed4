import {gecko} from './engines/firefox';
import {testReadersPath} from './engines/follow';
import {webkit} from './engines/webkit';

for (const engine of [gecko, webkit]) testReadersPath(engine);
