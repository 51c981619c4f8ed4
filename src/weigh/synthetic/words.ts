/** Common English words, the most frequent first: the mortar of a sentence. */
export const mortar = words(`
  the of a and to in is for that with on as it by from this an be are each when not or which has its at one can after
  before only if then into more than every between without under while until because through other same also their
  both such where new first last any most some two once again across over never always
`);

/** Nouns of the subject, the most frequent first. */
export const nouns = words(`
  object transaction coin package module address owner type function gas epoch validator checkpoint network client
  wallet signature event field key value version digest balance budget price query response request server node account
  upgrade policy capability struct argument result error limit stake reward committee consensus block storage rebate
  index cursor page filter stream service method reference input output command sponsor payment token supply kiosk item
  royalty transfer rule proof circuit verifier session credential provider salt nonce randomness oracle clock timestamp
  table bag vector option string byte integer bound collection entry child parent dynamic shared immutable registry name
  record domain metadata display template image collateral pool order book maker taker fee spread quote base asset vault
  deposit withdrawal bridge chain message route relay archive snapshot backup replica shard partition pipeline worker
  queue retry timeout backoff header certificate binary archive compiler linter test scenario fixture mock debugger
  profile trace metric dashboard alert threshold quorum leader follower round vote ballot proposal garden seed harvest
  greenhouse lantern compass anchor harbor ledger engraver mason carpenter bell tower orchard meadow river canyon
`);

/** Verbs in the third person. */
export const verbs = words(`
  returns creates holds owns reads writes sends takes checks signs transfers upgrades stores deletes
  wraps freezes shares splits merges mints burns emits indexes filters sorts groups counts limits expires renews
  delegates votes executes schedules retries streams encodes decodes maps borrows swaps pauses resumes
  rejects accepts reports logs measures estimates reserves refunds locks unlocks rotates replays compares follows
`);

/** Adjectives. */
export const adjectives = words(`
  owned shared immutable dynamic public private valid invalid recent current previous sparse dense atomic parallel
  sequential final pending signed sponsored dry local remote available missing empty full partial exact approximate
  stable temporary permanent optional required generic concrete nested flat cheap costly fast slow safe unsafe quiet
  narrow wide deterministic random encrypted plain verified known unknown
`);

function words(text: string): readonly string[] {
  return text.trim().split(/\s+/);
}
