import dgram from 'node:dgram';
import dns from 'node:dns';
import net from 'node:net';

/**
 * Takes the network from this process or thread.
 *
 * @param refuse called in place of each attempt to reach one, with what was tried
 */
export function refuseNetwork(refuse: (what: string) => never): void {
  // HTTP, TLS and fetch open their connections here.
  net.Socket.prototype.connect = () => refuse('a connection');
  dgram.createSocket = () => refuse('a datagram socket');
  const name = (): never => refuse('a name server');
  Object.assign(dns, {lookup: name, resolve: name});
  Object.assign(dns.promises, {lookup: name, resolve: name});
}
