// #region register
import {registerWallet} from '@mysten/wallet-standard';
import {DemoWallet} from './demo-wallet';
import {askInDialog} from './dialog';

registerWallet(new DemoWallet({origin: location.origin, approve: askInDialog}));
// #endregion register
