import {RpcError} from '@mysten/sui/grpc';
import {withArchive} from './with-archive';

/** Stands for a server that has these checkpoints and says so of all others. */
function server(first: number, last: number, fails = false) {
  return {
    checkpoint: (sequence: number): Promise<string> =>
      fails
        ? Promise.reject(new RpcError('overloaded', 'UNAVAILABLE'))
        : sequence >= first && sequence <= last
          ? Promise.resolve(`checkpoint ${sequence}`)
          : Promise.reject(new RpcError(`no checkpoint ${sequence}`, 'NOT_FOUND')),
  };
}

const archive = server(0, 389_214_000);
const node = server(377_830_112, 389_214_507);

for (const sequence of [389_214_507, 1_000_000, 389_300_000])
  await withArchive({node, archive}, (client) => client.checkpoint(sequence))
    .then(({value, source}) => {
      console.log(value, 'from the', source);
    })
    .catch((error: unknown) => {
      console.log(error instanceof RpcError ? `${error.code}: ${error.message}` : error);
    });

await withArchive({node: server(0, 0, true), archive}, (client) =>
  client.checkpoint(7),
).catch((error: unknown) => {
  console.log(error instanceof RpcError ? `${error.code}, not asked further` : error);
});
