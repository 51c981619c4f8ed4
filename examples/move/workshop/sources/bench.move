/// A bench that hands out tools against a promise to bring them back in the same
/// transaction.
module workshop::bench;

use std::string::String;
use sui::dynamic_object_field as tools;

#[error]
const EOtherTool: vector<u8> = b"The promise was given for another tool";
#[error]
const EOtherBench: vector<u8> = b"The promise was given at another bench";

/// Tools by name, shared by everybody.
public struct Bench has key {
    id: UID,
}

/// A tool that wears off.
public struct Tool has key, store {
    id: UID,
    edge: u64,
}

// #region promise
/// Given for a tool. It has no abilities, so the tool must be put back before the
/// transaction ends.
public struct Promise {
    bench_id: ID,
    tool_id: ID,
    name: String,
}
// #endregion promise

/// Shares an empty bench.
public fun set_up(ctx: &mut TxContext) {
    transfer::share_object(Bench { id: object::new(ctx) });
}

/// Makes a tool with a fresh edge.
public fun forge(edge: u64, ctx: &mut TxContext): Tool {
    Tool { id: object::new(ctx), edge }
}

/// Leaves a tool at the bench for good.
public fun leave(bench: &mut Bench, name: String, tool: Tool) {
    tools::add(&mut bench.id, name, tool);
}

// #region borrow
/// Takes a tool by value.
public fun take(bench: &mut Bench, name: String): (Tool, Promise) {
    let tool: Tool = tools::remove(&mut bench.id, name);
    let promise = Promise {
        bench_id: object::id(bench),
        tool_id: object::id(&tool),
        name,
    };
    (tool, promise)
}

/// Puts the same tool back where it was.
public fun put_back(bench: &mut Bench, tool: Tool, promise: Promise) {
    let Promise { bench_id, tool_id, name } = promise;
    assert!(bench_id == object::id(bench), EOtherBench);
    assert!(tool_id == object::id(&tool), EOtherTool);
    tools::add(&mut bench.id, name, tool);
}
// #endregion borrow

/// Makes a tool sharper.
public fun sharpen(tool: &mut Tool, by: u64) { tool.edge = tool.edge + by; }

/// How sharp a tool is.
public fun edge(tool: &Tool): u64 { tool.edge }
