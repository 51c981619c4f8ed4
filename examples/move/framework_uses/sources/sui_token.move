module framework_uses::sui_token;

use sui::token::{Token, TokenPolicy};

// #region use
/// Spends a part of a guest's token, if the policy allows it, and keeps the rest.
public fun spend<T>(
    policy: &mut TokenPolicy<T>,
    token: &mut Token<T>,
    amount: u64,
    ctx: &mut TxContext,
) {
    let request = token.split(amount, ctx).spend(ctx);
    policy.confirm_request_mut(request, ctx);
}
// #endregion use
