#[test_only]
module framework_uses::collection_tests;

use framework_uses::sui_bag;
use framework_uses::sui_dynamic_field as ship;
use framework_uses::sui_dynamic_object_field as knight;
use framework_uses::sui_linked_table;
use framework_uses::sui_object_bag;
use framework_uses::sui_object_table;
use framework_uses::sui_priority_queue;
use framework_uses::sui_table;
use framework_uses::sui_table_vec;
use framework_uses::sui_vec_map;
use framework_uses::sui_vec_set;
use std::unit_test::{assert_eq, destroy};
use sui::coin;
use sui::linked_table;
use sui::object_bag;
use sui::object_table;
use sui::sui::SUI;
use sui::vec_map;
use sui::vec_set;

#[test]
fun a_bag_holds_values_of_several_types() {
    let ctx = &mut tx_context::dummy();
    let mut profile = sui_bag::new_profile(ctx);
    sui_bag::level_up(&mut profile);
    assert_eq!(profile[b"level"], 2u64);
    assert_eq!(profile[b"name"], b"Ada".to_string());
    destroy(profile);
}

#[test]
fun fields_come_and_go() {
    let ctx = &mut tx_context::dummy();
    let mut ship = ship::new_for_testing(ctx);
    ship::load(&mut ship, 3);
    ship::load(&mut ship, 4);
    assert_eq!(ship::unload(&mut ship), 7);
    destroy(ship);

    let (mut knight, sword) = knight::new_for_testing(ctx);
    let id = object::id(&sword);
    knight::arm(&mut knight, sword);
    assert_eq!(knight::sword_id(&knight), option::some(id));
    let sword = knight::disarm(&mut knight);
    assert_eq!(knight::sword_id(&knight), option::none());
    destroy(sword);
    destroy(knight);
}

#[test]
fun a_queue_is_served_in_order() {
    let ctx = &mut tx_context::dummy();
    let mut queue = linked_table::new(ctx);
    assert_eq!(sui_linked_table::call_next(&mut queue), option::none());
    sui_linked_table::join(&mut queue, 2, ctx);
    assert_eq!(sui_linked_table::call_next(&mut queue), option::some(ctx.sender()));
    queue.destroy_empty();
}

#[test]
fun objects_keep_their_ids() {
    let ctx = &mut tx_context::dummy();
    let mut wardrobe = object_bag::new(ctx);
    let coat = coin::mint_for_testing<SUI>(5, ctx);
    sui_object_bag::hang_up(&mut wardrobe, b"left".to_string(), coat);
    let coat: coin::Coin<SUI> = sui_object_bag::take(&mut wardrobe, b"left".to_string());
    assert_eq!(coat.burn_for_testing(), 5);
    wardrobe.destroy_empty();

    let mut boxes = object_table::new(ctx);
    let horse = sui_object_table::new_for_testing(ctx);
    let id = object::id(&horse);
    sui_object_table::stable(&mut boxes, 4, horse);
    assert_eq!(sui_object_table::ride(&mut boxes, 4), id);
    destroy(boxes);
}

#[test]
fun the_highest_bid_comes_first() {
    let bidders = vector[@0xA, @0xB, @0xC];
    let queue = sui_priority_queue::of_bids(vector[3, 9, 5], bidders);
    assert_eq!(sui_priority_queue::winner(queue, 4, @0xD), @0xB);
}

#[test]
fun scores_add_up() {
    let ctx = &mut tx_context::dummy();
    let mut scores = sui_table::new_scores(ctx);
    sui_table::score(&mut scores, ctx.sender(), 3);
    sui_table::score(&mut scores, ctx.sender(), 4);
    assert_eq!(sui_table::leave(&mut scores, ctx), 7);
    scores.destroy_empty();

    let mut log = sui_table_vec::new_log(ctx);
    sui_table_vec::write(&mut log, b"open".to_string());
    sui_table_vec::write(&mut log, b"closed".to_string());
    assert_eq!(*sui_table_vec::last(&log), b"closed".to_string());
    log.drop();
}

#[test]
fun small_maps_and_sets() {
    let mut traits = vec_map::empty();
    sui_vec_map::set_trait(&mut traits, b"luck".to_string(), 3);
    sui_vec_map::set_trait(&mut traits, b"luck".to_string(), 5);
    assert_eq!(sui_vec_map::trait_or_zero(&traits, b"luck".to_string()), 5);
    assert_eq!(sui_vec_map::trait_or_zero(&traits, b"wit".to_string()), 0);

    let ctx = &tx_context::dummy();
    let mut allowed = vec_set::empty();
    sui_vec_set::allow(&mut allowed, ctx.sender());
    sui_vec_set::allow(&mut allowed, ctx.sender());
    sui_vec_set::check(&allowed, ctx);
    assert_eq!(allowed.length(), 1);
}

#[test, expected_failure(abort_code = ::framework_uses::sui_vec_set::ENotAllowed)]
fun guests_who_are_not_allowed() {
    sui_vec_set::check(&vec_set::empty(), &tx_context::dummy());
}
