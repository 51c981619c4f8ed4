import {readFileSync} from 'node:fs';
import {HtmlValidate, StaticConfigLoader, type ConfigData, type Report, type ResolvedConfig} from 'html-validate';

/**
 * Rules of the standard; what Docusaurus and React write on purpose is switched off, with the
 * reason.
 */
const configuration: ConfigData = {
  extends: ['html-validate:standard'],
  rules: {
    // Docusaurus minifies its HTML: optional end tags, quotes and boolean attributes are left out.
    'attr-quotes': 'off',
    'no-implicit-close': 'off',
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    'no-raw-characters': 'off',
    'no-trailing-whitespace': 'off',
    'element-case': 'off',
    // Highlighted code carries its colours inline until they become classes.
    'no-inline-style': 'off',
    // A sidebar's caret names its category in aria-label beside the link of the same text.
    'aria-label-misuse': 'off',
    // The browser's title is cut by readers' tabs, not by a rule.
    'long-title': 'off',
    // SVG sprites of the theme repeat role and focusable attributes that older browsers need.
    'no-redundant-role': 'off',
    'prefer-native-element': 'off',
    'script-type': 'off',
    'unique-landmark': 'off',
    'tel-non-breaking': 'off',
  },
};

/** Every page has the same configuration, so it is put together once. */
class OnceLoader extends StaticConfigLoader {
  #resolved: ReturnType<StaticConfigLoader['getConfigFor']> | undefined;

  override getConfigFor(handle: string): ResolvedConfig | Promise<ResolvedConfig> {
    return (this.#resolved ??= super.getConfigFor(handle));
  }
}

const validator = new HtmlValidate(new OnceLoader(configuration));

/** What Docusaurus's own components write against the standard, message by message. */
const exceptions: readonly {message: string; reason: string}[] = [
  {
    message: '<div> element is not permitted as content under <code>',
    reason: 'Docusaurus draws each line of a code block as a div; browsers show it as meant',
  },
];

export const validate = (html: string): Promise<Report> => validator.validateString(html);

/** What is wrong with the HTML of a built page, one line each. */
export async function htmlProblems(file: string): Promise<string[]> {
  const report = await validate(readFileSync(file, 'utf8'));
  return report.results
    .flatMap((result) => result.messages)
    .filter(({message}) => !exceptions.some((exception) => exception.message === message))
    .map(({line, column, ruleId, message}) => `${line}:${column} ${ruleId}: ${message}`);
}
