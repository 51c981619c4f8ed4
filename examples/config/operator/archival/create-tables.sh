#!/usr/bin/env bash
set -euo pipefail

PROJECT=example-project
INSTANCE=sui-archive

tables=(
  checkpoints checkpoints_by_digest transactions objects epochs
  watermark_alt protocol_configs
  packages packages_by_id packages_by_checkpoint system_packages
  tx_seq_digest transaction_bitmap_index event_bitmap_index checkpoint_bitmap_index
)

for table in "${tables[@]}"; do
  cbt -project "$PROJECT" -instance "$INSTANCE" createtable "$table"
  cbt -project "$PROJECT" -instance "$INSTANCE" createfamily "$table" sui
  cbt -project "$PROJECT" -instance "$INSTANCE" setgcpolicy "$table" sui maxversions=1
done
