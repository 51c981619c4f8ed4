diesel::table! {
    packet_fills (tx_sequence, event_index) {
        tx_sequence -> Int8,
        event_index -> Int8,
        checkpoint -> Int8,
        timestamp_ms -> Int8,
        packet_id -> Bytea,
        variety -> Text,
        seeds -> Int8,
        filled_by -> Bytea,
    }
}

diesel::table! {
    variety_totals (variety) {
        variety -> Text,
        packets -> Int8,
        seeds -> Int8,
    }
}
