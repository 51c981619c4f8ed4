CREATE TABLE sales_watermark (
    name       TEXT   PRIMARY KEY,
    cursor     BYTEA,
    checkpoint BIGINT
);

INSERT INTO sales_watermark (name) VALUES ('flower_sales');
