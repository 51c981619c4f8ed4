module std::option;

const EOPTION_IS_SET: u64 = 0x40000;
const EOPTION_NOT_SET: u64 = 0x40001;

public struct Option<T> has copy, drop, store { vec: vector<T> }

public fun none<T>(): Option<T> { Option { vec: vector[] } }

public fun some<T>(value: T): Option<T> { Option { vec: vector[value] } }

public fun is_none<T>(self: &Option<T>): bool { self.vec.is_empty() }

public fun is_some<T>(self: &Option<T>): bool { !self.vec.is_empty() }

public fun contains<T>(self: &Option<T>, value: &T): bool { self.vec.contains(value) }

public fun borrow<T>(self: &Option<T>): &T {
    assert!(self.is_some(), EOPTION_NOT_SET);
    &self.vec[0]
}

public fun borrow_mut<T>(self: &mut Option<T>): &mut T {
    assert!(self.is_some(), EOPTION_NOT_SET);
    &mut self.vec[0]
}

public fun borrow_with_default<T>(self: &Option<T>, default: &T): &T {
    if (self.is_some()) &self.vec[0] else default
}

public fun get_with_default<T: copy + drop>(self: &Option<T>, default: T): T {
    if (self.is_some()) self.vec[0] else default
}

public fun fill<T>(self: &mut Option<T>, value: T) {
    assert!(self.is_none(), EOPTION_IS_SET);
    self.vec.push_back(value);
}

public fun extract<T>(self: &mut Option<T>): T {
    assert!(self.is_some(), EOPTION_NOT_SET);
    self.vec.pop_back()
}

public fun swap<T>(self: &mut Option<T>, value: T): T {
    let old = self.extract();
    self.fill(value);
    old
}

public fun swap_or_fill<T>(self: &mut Option<T>, value: T): Option<T> {
    let old = if (self.is_some()) some(self.extract()) else none();
    self.fill(value);
    old
}

public fun destroy_with_default<T: drop>(self: Option<T>, default: T): T {
    let Option { mut vec } = self;
    if (vec.is_empty()) default else vec.pop_back()
}

public fun destroy_some<T>(self: Option<T>): T {
    assert!(self.is_some(), EOPTION_NOT_SET);
    let Option { mut vec } = self;
    let value = vec.pop_back();
    vec.destroy_empty();
    value
}

public fun destroy_none<T>(self: Option<T>) {
    assert!(self.is_none(), EOPTION_IS_SET);
    let Option { vec } = self;
    vec.destroy_empty();
}

public fun to_vec<T>(self: Option<T>): vector<T> {
    let Option { vec } = self;
    vec
}

public macro fun destroy<$T, $R: drop>($self: Option<$T>, $f: |$T| -> $R) {
    do!($self, |value| $f(value))
}

public macro fun do<$T, $R: drop>($self: Option<$T>, $f: |$T| -> $R) {
    vector::do!(to_vec($self), |value| $f(value))
}

public macro fun do_ref<$T, $R: drop>($self: &Option<$T>, $f: |&$T| -> $R) {
    let self = $self;
    if (self.is_some()) { $f(self.borrow()); }
}

public macro fun do_mut<$T, $R: drop>($self: &mut Option<$T>, $f: |&mut $T| -> $R) {
    let self = $self;
    if (self.is_some()) { $f(self.borrow_mut()); }
}

public macro fun or<$T: drop>($self: Option<$T>, $default: Option<$T>): Option<$T> {
    let self = $self;
    if (self.is_some()) self else $default
}

public macro fun and<$T, $U>($self: Option<$T>, $f: |$T| -> Option<$U>): Option<$U> {
    let self = $self;
    if (self.is_some()) $f(self.destroy_some())
    else {
        self.destroy_none();
        option::none()
    }
}

public macro fun and_ref<$T, $U>($self: &Option<$T>, $f: |&$T| -> Option<$U>): Option<$U> {
    let self = $self;
    if (self.is_some()) $f(self.borrow()) else option::none()
}

public macro fun map<$T, $U>($self: Option<$T>, $f: |$T| -> $U): Option<$U> {
    and!($self, |value| option::some($f(value)))
}

public macro fun map_ref<$T, $U>($self: &Option<$T>, $f: |&$T| -> $U): Option<$U> {
    and_ref!($self, |value| option::some($f(value)))
}

public macro fun filter<$T: drop>($self: Option<$T>, $f: |&$T| -> bool): Option<$T> {
    let self = $self;
    if (self.is_some() && $f(self.borrow())) self else option::none()
}

public macro fun is_some_and<$T>($self: &Option<$T>, $f: |&$T| -> bool): bool {
    let self = $self;
    self.is_some() && $f(self.borrow())
}

public macro fun is_none_or<$T>($self: &Option<$T>, $f: |&$T| -> bool): bool {
    let self = $self;
    self.is_none() || $f(self.borrow())
}

public macro fun extract_or<$T>($self: &mut Option<$T>, $default: $T): $T {
    let self = $self;
    if (self.is_some()) self.extract() else $default
}

public macro fun destroy_or<$T>($self: Option<$T>, $default: $T): $T {
    let self = $self;
    if (self.is_some()) self.destroy_some()
    else {
        self.destroy_none();
        $default
    }
}
