CREATE TABLE packet_fills (
    tx_sequence  BIGINT NOT NULL,
    event_index  BIGINT NOT NULL,
    checkpoint   BIGINT NOT NULL,
    timestamp_ms BIGINT NOT NULL,
    packet_id    BYTEA  NOT NULL,
    variety      TEXT   NOT NULL,
    seeds        BIGINT NOT NULL,
    filled_by    BYTEA  NOT NULL,
    PRIMARY KEY (tx_sequence, event_index)
);

-- The pruner deletes by checkpoint.
CREATE INDEX packet_fills_checkpoint ON packet_fills (checkpoint);
CREATE INDEX packet_fills_filled_by ON packet_fills (filled_by, tx_sequence);
