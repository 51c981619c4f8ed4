module sui::config;

use sui::dynamic_field as field;

// A value that is set in one epoch is read from the next one on.
public struct Config<phantom WriteCap> has key { id: UID }

public struct Setting<Value: copy + drop + store> has drop, store {
    data: Option<SettingData<Value>>,
}

public struct SettingData<Value: copy + drop + store> has drop, store {
    newer_value_epoch: u64,
    newer_value: Option<Value>,
    older_value_opt: Option<Value>,
}

public(package) fun new<WriteCap>(_cap: &mut WriteCap, ctx: &mut TxContext): Config<WriteCap> {
    Config { id: object::new(ctx) }
}

public(package) fun share<WriteCap>(config: Config<WriteCap>) { transfer::share_object(config) }

public(package) fun set_for_next_epoch<
    WriteCap,
    Name: copy + drop + store,
    Value: copy + drop + store,
>(
    config: &mut Config<WriteCap>,
    _cap: &mut WriteCap,
    name: Name,
    value: Option<Value>,
    ctx: &TxContext,
) {
    let epoch = ctx.epoch();
    if (!field::exists_with_type<Name, Setting<Value>>(&config.id, name)) {
        field::add(&mut config.id, name, Setting<Value> { data: option::none() });
    };
    let setting: &mut Setting<Value> = field::borrow_mut(&mut config.id, name);
    let older = setting.data.and_ref!(|data| data.in_epoch(epoch));
    setting.data =
        option::some(SettingData {
            newer_value_epoch: epoch,
            newer_value: value,
            older_value_opt: older,
        });
}

public(package) fun read_setting_for_next_epoch<
    WriteCap,
    Name: copy + drop + store,
    Value: copy + drop + store,
>(
    config: &Config<WriteCap>,
    name: Name,
): Option<Value> {
    if (!field::exists_with_type<Name, Setting<Value>>(&config.id, name)) return option::none();
    field::borrow<Name, Setting<Value>>(&config.id, name).data.and_ref!(|data| data.newer_value)
}

public(package) fun read_setting_current_epoch<
    WriteCap,
    Name: copy + drop + store,
    Value: copy + drop + store,
>(
    config: &Config<WriteCap>,
    name: Name,
    ctx: &TxContext,
): Option<Value> {
    if (!field::exists_with_type<Name, Setting<Value>>(&config.id, name)) return option::none();
    field::borrow<Name, Setting<Value>>(&config.id, name)
        .data
        .and_ref!(|data| data.in_epoch(ctx.epoch()))
}

fun in_epoch<Value: copy + drop + store>(data: &SettingData<Value>, epoch: u64): Option<Value> {
    if (epoch > data.newer_value_epoch) data.newer_value else data.older_value_opt
}
