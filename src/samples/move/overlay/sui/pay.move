module sui::pay;

use sui::coin::Coin;

const ENoCoins: u64 = 0;

#[allow(lint(self_transfer))]
public fun keep<T>(coin: Coin<T>, ctx: &TxContext) { transfer::public_transfer(coin, ctx.sender()) }

public entry fun split<T>(coin: &mut Coin<T>, amount: u64, ctx: &mut TxContext) {
    keep(coin.split(amount, ctx), ctx)
}

public entry fun split_vec<T>(self: &mut Coin<T>, amounts: vector<u64>, ctx: &mut TxContext) {
    amounts.do!(|amount| keep(self.split(amount, ctx), ctx))
}

public entry fun split_and_transfer<T>(
    self: &mut Coin<T>,
    amount: u64,
    recipient: address,
    ctx: &mut TxContext,
) {
    transfer::public_transfer(self.split(amount, ctx), recipient)
}

public entry fun divide_and_keep<T>(self: &mut Coin<T>, n: u64, ctx: &mut TxContext) {
    self.divide_into_n(n, ctx).do!(|part| keep(part, ctx))
}

public entry fun join<T>(self: &mut Coin<T>, coin: Coin<T>) { self.join(coin) }

public entry fun join_vec<T>(self: &mut Coin<T>, coins: vector<Coin<T>>) {
    coins.do!(|coin| self.join(coin))
}

public entry fun join_vec_and_transfer<T>(mut coins: vector<Coin<T>>, recipient: address) {
    assert!(!coins.is_empty(), ENoCoins);
    let mut coin = coins.pop_back();
    join_vec(&mut coin, coins);
    transfer::public_transfer(coin, recipient)
}
