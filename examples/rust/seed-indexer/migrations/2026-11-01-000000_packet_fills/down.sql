DROP TABLE packet_fills;
