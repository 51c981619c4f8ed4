module framework_uses::std_option;

// #region use
/// Puts in the next deputy and returns the one who had to leave, if there was one.
public fun appoint(deputy: &mut Option<address>, next: address): Option<address> {
    deputy.swap_or_fill(next)
}

/// The deputy or, where nobody is appointed, the owner.
public fun signer_of(deputy: Option<address>, owner: address): address {
    deputy.destroy_or!(owner)
}
// #endregion use
