/// Interface of DeepBookV3 for compiling samples: the receipt of a flash loan. Types and
/// signatures are those of MystenLabs/deepbookv3 at commit 2f83e49f, version 8 on
/// Mainnet. This is not the deployed code.
#[allow(unused_field)]
module deepbook::vault;

use std::type_name::TypeName;

public struct FlashLoan {
    pool_id: ID,
    borrow_quantity: u64,
    type_name: TypeName,
}

public struct FlashLoanBorrowed has copy, drop {
    pool_id: ID,
    borrow_quantity: u64,
    type_name: TypeName,
}
