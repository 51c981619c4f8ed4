module sui::priority_queue;

const EPopFromEmptyHeap: u64 = 0;

// The entries stand in rising order, so that the greatest is popped off the end.
public struct PriorityQueue<T: drop> has drop, store { entries: vector<Entry<T>> }

public struct Entry<T: drop> has drop, store { priority: u64, value: T }

public fun new<T: drop>(entries: vector<Entry<T>>): PriorityQueue<T> {
    let mut queue = PriorityQueue { entries: vector[] };
    entries.do!(|Entry { priority, value }| queue.insert(priority, value));
    queue
}

public fun pop_max<T: drop>(queue: &mut PriorityQueue<T>): (u64, T) {
    assert!(!queue.entries.is_empty(), EPopFromEmptyHeap);
    let Entry { priority, value } = queue.entries.pop_back();
    (priority, value)
}

public fun insert<T: drop>(queue: &mut PriorityQueue<T>, priority: u64, value: T) {
    let at = queue.entries.count!(|entry| entry.priority < priority);
    queue.entries.insert(Entry { priority, value }, at)
}

public fun new_entry<T: drop>(priority: u64, value: T): Entry<T> { Entry { priority, value } }

public fun create_entries<T: drop>(priorities: vector<u64>, values: vector<T>): vector<Entry<T>> {
    priorities.zip_map!(values, |priority, value| new_entry(priority, value))
}

public fun priorities<T: drop>(queue: &PriorityQueue<T>): vector<u64> {
    queue.entries.map_ref!(|entry| entry.priority)
}
