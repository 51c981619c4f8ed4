DROP TABLE variety_totals;
