//! What both pipelines read from a checkpoint.

use diesel::Insertable;
use serde::Deserialize;
use sui_indexer_alt_framework::FieldCount;
use sui_indexer_alt_framework::types::base_types::{ObjectID, SuiAddress};
use sui_indexer_alt_framework::types::event::Event;
use sui_indexer_alt_framework::types::full_checkpoint_content::Checkpoint;

use crate::schema::packet_fills;

// #region event
/// `greenhouse::PacketFilled`, field for field as the Move struct declares it.
#[derive(Deserialize)]
struct PacketFilled {
    packet_id: ObjectID,
    variety: String,
    seeds: u64,
    filled_by: SuiAddress,
}

fn decode(package: ObjectID, event: &Event) -> Option<PacketFilled> {
    let tag = &event.type_;
    let ours = ObjectID::from(tag.address) == package
        && tag.module.as_str() == "greenhouse"
        && tag.name.as_str() == "PacketFilled";
    // Bytes of our own type that do not decode are a bug here: stop, rather than be
    // retried forever.
    ours.then(|| {
        bcs::from_bytes(&event.contents).expect("PacketFilled has another layout")
    })
}
// #endregion event

// #region rows
#[derive(FieldCount, Insertable)]
#[diesel(table_name = packet_fills)]
pub struct StoredFill {
    pub tx_sequence: i64,
    pub event_index: i64,
    pub checkpoint: i64,
    pub timestamp_ms: i64,
    pub packet_id: Vec<u8>,
    pub variety: String,
    pub seeds: i64,
    pub filled_by: Vec<u8>,
}

pub fn fills_of(package: ObjectID, checkpoint: &Checkpoint) -> Vec<StoredFill> {
    let summary = &checkpoint.summary;
    let first_tx =
        summary.network_total_transactions - checkpoint.transactions.len() as u64;
    let mut rows = vec![];
    for (tx_index, tx) in checkpoint.transactions.iter().enumerate() {
        let events = tx.events.iter().flat_map(|events| &events.data);
        for (event_index, event) in events.enumerate() {
            let Some(filled) = decode(package, event) else {
                continue;
            };
            rows.push(StoredFill {
                tx_sequence: (first_tx + tx_index as u64) as i64,
                event_index: event_index as i64,
                checkpoint: summary.sequence_number as i64,
                timestamp_ms: summary.timestamp_ms as i64,
                packet_id: filled.packet_id.to_vec(),
                variety: filled.variety,
                seeds: filled.seeds as i64,
                filled_by: filled.filled_by.to_vec(),
            });
        }
    }
    rows
}
// #endregion rows
