DROP VIEW flower_prices;
DROP TABLE flower_sales;
