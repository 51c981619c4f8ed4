import type {Words} from '../../texts/built/words';
import {audiences, type Audience} from './audiences';
import {where} from './news';

const taskId = (audience: string, index: number): string => `site.home.${audience}.task${index + 1}`;

const textsOf = ({id, title, lead, tasks}: Audience): [string, string][] => [
  [`site.home.${id}.title`, title],
  [`site.home.${id}.lead`, lead],
  ...tasks.map(({label}, index): [string, string] => [taskId(id, index), label]),
];

/**
 * Texts of the home page that programs read, too, so that they are data and not in the component.
 */
export const homeTexts: Readonly<Record<string, string>> = {
  ...Object.fromEntries(audiences.flatMap(textsOf)),
  ...Object.fromEntries(Object.entries(where).map(([stage, text]) => [`site.home.news.${stage}`, text])),
};

/** The entrances in the language of the build. */
export const audiencesIn = ({say}: Words): Audience[] =>
  audiences.map(({id, tasks}) => ({
    id,
    title: say(`site.home.${id}.title`),
    lead: say(`site.home.${id}.lead`),
    tasks: tasks.map(({to}, index) => ({to, label: say(taskId(id, index))})),
  }));
