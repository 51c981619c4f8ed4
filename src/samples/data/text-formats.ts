import type {TextFormat} from './keys';

const format = (description: string, pattern: RegExp): TextFormat => ({description, accepts: (text) => pattern.test(text)});

/** Rules for texts that several file formats share. */
export const textFormats = {
  address: format('an address or object ID in hexadecimal, such as "0x2"', /^0x[0-9a-fA-F]{1,64}$/),
  identifier: format('a Move name of letters, digits and "_"', /^[A-Za-z_]\w*$/),
  /** First four bytes of the genesis checkpoint's digest, or the whole digest in Base58. */
  chainId: format('a chain identifier, such as "4c78adac"', /^(?:[0-9a-f]{8}|[1-9A-HJ-NP-Za-km-z]{43,44})$/),
  gitSha: format('a git commit of 40 hexadecimal digits', /^[0-9a-f]{40}$/),
  url: format('a URL with http or https', /^https?:\/\/[^\s/]+\S*$/),
  socketAddress: format('an IP address and a port, such as "0.0.0.0:9000"', /^(?:\d{1,3}(?:\.\d{1,3}){3}|\[[0-9a-fA-F:]+\]):\d{1,5}$/),
  multiaddress: format('a multiaddress, such as "/dns/example.com/udp/8084"', /^(?:\/[\w.:-]+)+$/),
  peerId: format('a peer ID of 64 hexadecimal digits', /^[0-9a-fA-F]{64}$/),
  mvrName: format('a name of the Move registry, such as "@potatoes/ascii"', /^[@\w][\w.@-]*\/[\w-]+(?:\/\d+)?$/),
  /** As Prometheus and Alertmanager read it: the largest unit first, and none twice. */
  prometheusDuration: format(
    'a duration such as "30s" or "1h30m"',
    /^(?:0|(?=\d)(?:\d+y)?(?:\d+w)?(?:\d+d)?(?:\d+h)?(?:\d+m)?(?:\d+s)?(?:\d+ms)?)$/,
  ),
  labelName: format('a label name of letters, digits and "_"', /^[A-Za-z_]\w*$/),
  metricName: format('a metric name of letters, digits, "_" and ":"', /^[A-Za-z_:][\w:]*$/),
  hostAndPort: format('a host and a port, such as "localhost:9184"', /^(?:[\w.-]+|\[[0-9a-fA-F:]+\]):\d{1,5}$/),
  evmAddress: format('an Ethereum address of 40 hexadecimal digits', /^0x[0-9a-fA-F]{40}$/),
} as const;
