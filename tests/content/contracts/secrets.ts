/**
 * Patterns of what must never stand in a page or a sample: Sui's bech32 private keys, PEM keys,
 * cloud keys.
 */
const secrets = [/suiprivkey1[a-z0-9]{20,}/, /-----BEGIN [A-Z ]*PRIVATE KEY-----/, /\bAKIA[0-9A-Z]{16}\b/, /\bghp_[A-Za-z0-9]{36}\b/];

/** Lines of a text that hold something which looks like a secret. */
export function secretProblems(file: string, text: string): string[] {
  return text
    .split('\n')
    .flatMap((line, index) =>
      secrets.some((pattern) => pattern.test(line))
        ? [`${file}:${index + 1}: looks like a secret; show a placeholder variable instead`]
        : [],
    );
}
