// #region enclave
import {fromHex} from '@mysten/sui/utils';

/** A reading as the enclave gives it. */
export interface SignedReading {
  channel: string;
  level_mm: number;
  measured_ms: number;
  signature: string;
}

/** The enclave's HTTP interface. What it says counts only once it is verified. */
export class Enclave {
  constructor(private readonly url: string) {}

  async publicKey(): Promise<Uint8Array> {
    return fromHex((await this.get<{pk: string}>('health_check')).pk);
  }

  async attestation(): Promise<Uint8Array> {
    const {attestation} = await this.get<{attestation: string}>('get_attestation');
    return fromHex(attestation);
  }

  async read(channel: string): Promise<SignedReading> {
    return this.get('process_data', {
      method: 'POST',
      headers: {'content-type': 'application/json'},
      body: JSON.stringify({payload: {channel}}),
    });
  }

  private async get<Answer>(path: string, init?: RequestInit): Promise<Answer> {
    const response = await fetch(`${this.url}/${path}`, init);
    if (!response.ok) throw new Error(`${path} answered ${response.status}`);
    return (await response.json()) as Answer;
  }
}
// #endregion enclave
