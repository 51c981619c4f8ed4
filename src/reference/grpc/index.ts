import type {Reference} from '../page';
import {describeModel} from './describe-model';
import {landingPage} from './landing';
import {loadGrpc} from './load';
import {markNotServed} from './mark-not-served';
import {overlays} from './overlays';
import {grpcPages} from './pages';
import {alphaFolder, landing, typesFolder} from './routes';

/** The reference of the gRPC API of full nodes. */
export function grpcReference(): Reference {
  const model = markNotServed(describeModel(loadGrpc()).model);
  return {
    name: 'gRPC',
    owns: [landing],
    pages: [landingPage(model, overlays), ...grpcPages(model)],
    folders: [
      {path: typesFolder, label: 'Messages and enums'},
      {path: alphaFolder, label: 'Alpha services'},
    ],
  };
}
