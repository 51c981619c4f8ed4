import {makeSyntheticSite} from '../../synthetic/make-site';
import type {Contestant} from './contestant';

/** This repository's configuration, plugins, theme and search. */
export const thisSite: Contestant = {name: 'This site', make: makeSyntheticSite};
