import type {ModuleOverlay} from '../../../move/overlay-types';

/** Our texts about `suins::update_image`. */
export const updateImageModule: ModuleOverlay = {
  summary: 'What is left of a module that changed the pictures of registrations. It has a type and no functions.',
  deprecated: 'Pictures are shown by the Display of the type now; there is nothing to call.',
  types: {UpdateImage: {summary: 'The type by which the registry knew the module as an authorized app.'}},
};
