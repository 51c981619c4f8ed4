/// Types and signatures of the Permissioned Asset Standard at 3219d60c, for compiling
/// samples. Every function aborts; never publish it.
#[allow(unused_field, unused_type_parameter)]
module pas::send_funds;

use pas::policy::Policy;
use pas::request::Request;
use sui::balance::Balance;

public struct SendFunds<T: store> { funds: T }

public fun sender<T: store>(_request: &SendFunds<T>): address { abort }

public fun recipient<T: store>(_request: &SendFunds<T>): address { abort }

public fun funds<T: store>(_request: &SendFunds<T>): &T { abort }

public fun resolve_balance<C>(
    _request: Request<SendFunds<Balance<C>>>,
    _policy: &Policy<Balance<C>>,
) {
    abort
}
