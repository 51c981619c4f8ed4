import {FillPacketForm} from './FillPacketForm';
import {useSeedPackets} from './useSeedPackets';

export function PacketList({owner}: {owner: string}) {
  const {packets, error, refresh} = useSeedPackets(owner);

  return (
    <section>
      <h2>Your seed packets</h2>
      {error && <p role="alert">{error}</p>}
      {!packets && !error && <p>Loading…</p>}
      {packets?.length === 0 && <p>No packets yet. Fill the first one.</p>}
      <ul>
        {packets?.map((packet) => (
          <li key={packet.id}>
            {packet.variety}: {packet.seeds} seeds
          </li>
        ))}
      </ul>
      <FillPacketForm owner={owner} onFilled={refresh} />
    </section>
  );
}
