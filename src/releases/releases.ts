import {from160To169} from './entries/v1-60-to-1-69';
import {from170To178} from './entries/v1-70-to-1-78';
import {from179} from './entries/v1-79-on';
import type {Release, SkippedRelease} from './types';

/** The day on which somebody last looked for newer releases and for what the networks run. */
export const checkedOn = '2026-11-28';

/** All releases of the list, newest first. */
export const releases: readonly Release[] = [...from179, ...from170To178, ...from160To169];

/** None at present. A release belongs here if no stored source has its notes. */
export const skippedReleases: readonly SkippedRelease[] = [];
