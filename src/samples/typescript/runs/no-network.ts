import dgram from 'node:dgram';
import dns from 'node:dns';
import net from 'node:net';

/**
 * Loaded before an example runs: the first attempt to reach a network ends the process, so that the example cannot catch
 * the error and go on.
 */
function refuse(what: string): never {
  process.stderr.write(`This example runs without a network, and tried to reach one: ${what}\n`);
  process.exit(1);
}

// HTTP, TLS and fetch open their connections here.
net.Socket.prototype.connect = () => refuse('a connection');
dgram.createSocket = () => refuse('a datagram socket');
Object.assign(dns, {lookup: () => refuse('a name server'), resolve: () => refuse('a name server')});
Object.assign(dns.promises, {lookup: () => refuse('a name server'), resolve: () => refuse('a name server')});
