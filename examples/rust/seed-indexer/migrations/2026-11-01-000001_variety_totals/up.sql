CREATE TABLE variety_totals (
    variety TEXT   PRIMARY KEY,
    packets BIGINT NOT NULL,
    seeds   BIGINT NOT NULL
);
