import type {ModuleOverlay} from '../../../move/overlay-types';

/** Our texts about `suins::update_image`. */
export const updateImageModule: ModuleOverlay = {
  summary: 'What is left of a former app that changed the picture of a registration: a witness type without functions.',
  deprecated: 'Nothing replaces it, because registrations are no longer displayed in this way.',
  types: {UpdateImage: {summary: 'The witness of the former app. No code creates it.'}},
};
