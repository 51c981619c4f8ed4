-- The key is the event's place in the ledger. No second event can have it, and the same
-- event has it each time that it is read.
CREATE TABLE flower_sales (
    checkpoint  BIGINT      NOT NULL,
    tx_index    BIGINT      NOT NULL,
    event_index BIGINT      NOT NULL,
    tx_digest   TEXT        NOT NULL,
    lot         TEXT        NOT NULL,
    grower      TEXT        NOT NULL,
    buyer       TEXT        NOT NULL,
    flowers     TEXT        NOT NULL,
    stems       NUMERIC(20) NOT NULL,
    price       NUMERIC(20) NOT NULL,
    sold_ms     BIGINT      NOT NULL,
    PRIMARY KEY (checkpoint, tx_index, event_index)
);

CREATE INDEX flower_sales_grower ON flower_sales (grower, sold_ms);

CREATE VIEW flower_prices AS
SELECT (to_timestamp(sold_ms / 1000.0) AT TIME ZONE 'UTC')::date AS day,
       flowers,
       count(*)                AS lots,
       sum(stems)              AS stems,
       sum(price) / sum(stems) AS mist_per_stem
FROM flower_sales
WHERE stems > 0
GROUP BY 1, 2;
