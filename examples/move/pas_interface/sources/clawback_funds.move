/// Types and signatures of the Permissioned Asset Standard at 3219d60c, for compiling
/// samples. Every function aborts; never publish it.
#[allow(unused_field, unused_type_parameter)]
module pas::clawback_funds;

use pas::policy::Policy;
use pas::request::Request;

public struct ClawbackFunds<T: store> { funds: T }

public fun owner<T: store>(_request: &ClawbackFunds<T>): address { abort }

public fun resolve<T: store>(
    _request: Request<ClawbackFunds<T>>,
    _policy: &Policy<T>,
): T {
    abort
}
