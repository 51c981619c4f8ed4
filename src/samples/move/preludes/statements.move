// Statements of a function that has a transaction context.
#[allow(unused)]
module example::statements;

fun statements(ctx: &mut TxContext) {
    // sample
}
