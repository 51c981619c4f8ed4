diesel::table! {
    flower_sales (checkpoint, tx_index, event_index) {
        checkpoint -> Int8,
        tx_index -> Int8,
        event_index -> Int8,
        tx_digest -> Text,
        lot -> Text,
        grower -> Text,
        buyer -> Text,
        flowers -> Text,
        stems -> Numeric,
        price -> Numeric,
        sold_ms -> Int8,
    }
}
