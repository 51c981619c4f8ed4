import {readFileSync} from 'node:fs';
import {listFigures} from '@site/src/facts/provenance/list';
import {figureClaims} from '@site/src/staleness/claims/figures';
import {writeFigure} from '@site/src/staleness/update/figures';

const text = 'export const protocol = {\n  version: 135,\n  object: {bytes: 256_000, text: `${1}`},\n} as const satisfies object;\n';

test('a figure is written where it stands, with underscores between thousands', () => {
  expect(writeFigure(text, 'protocol.object.bytes', 1_048_576)).toContain('object: {bytes: 1_048_576, text');
  expect(writeFigure(text, 'protocol.version', 138)).toContain('version: 138,');
  expect(writeFigure(text, 'protocol.version', 99.99)).toContain('version: 99.99,');
});

test.each(['protocol.object', 'protocol.object.text', 'protocol.gone', 'other.version'])('%s cannot be written', (figure) => {
  expect(writeFigure(text, figure, 1)).toBeUndefined();
});

test('figures that claims compare exist, and those of the protocol can be written', () => {
  const paths = listFigures().map(({path}) => path);
  expect(figureClaims.map(({figure}) => figure).filter((figure) => !paths.includes(figure))).toEqual([]);
  const file = readFileSync('src/facts/protocol.ts', 'utf8');
  const ofProtocol = figureClaims.map(({figure}) => figure).filter((figure) => figure.startsWith('protocol.'));
  expect(ofProtocol.filter((figure) => writeFigure(file, figure, 1) === undefined)).toEqual([]);
});
