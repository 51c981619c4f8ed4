import {useHistory} from '@docusaurus/router';
import Translate, {translate} from '@docusaurus/Translate';
import {formatted, listed, plural} from '@site/src/lib/interface-language';
import {sectionLabel} from '@site/src/registry/section-label';
import {sections} from '@site/src/registry/sections';
import {isPlainClick} from '@site/src/search/hits/open-hit';
import {withoutWords} from '@site/src/search/hits/without-words';
import {messages, troubleOf} from '@site/src/search/messages';
import type {Answered} from '@site/src/search/worker/use-answer';
import type {ReactNode} from 'react';

interface NotesProps {
  answered: Answered;
  baseUrl: string;
  /** Searches for other words, or in another section. */
  onSearch: (query: string, section: string) => void;
  /** True on the results page, to which it need not lead. */
  isResultsPage?: boolean;
}

const quoted = (words: readonly string[]): string =>
  listed(words.map((word) => translate({id: 'search.quoted', message: '“{word}”'}, {word})));

/**
 * Which words no page has, with a way to search without them; nothing where each word is on some
 * page.
 */
export function MissingWords({answered: {query, section, result}, onSearch}: Pick<NotesProps, 'answered' | 'onSearch'>): ReactNode {
  const {rest, left} = withoutWords(query, result?.missing ?? []);
  if (left.length === 0) return null;
  return (
    <p className="search-note">
      <Translate id="search.missing" values={{words: quoted(left)}}>
        {'No page has {words}.'}
      </Translate>{' '}
      {rest !== '' && (
        <button
          type="button"
          className="search-way"
          onClick={() => {
            onSearch(rest, section);
          }}
        >
          <Translate id="search.searchFor" values={{words: quoted([rest])}}>
            {'Search for {words}'}
          </Translate>
        </button>
      )}
    </p>
  );
}

/** A text of so many characters was pasted, as a rule. */
const leastPasted = 50;

/** The way to the error decoder, which gets the text, for one that may be a message. */
function ToDecoder({answered: {query}, baseUrl}: Pick<NotesProps, 'answered' | 'baseUrl'>): ReactNode {
  const router = useHistory();
  if (query.length < leastPasted) return null;
  const href = `${baseUrl}references/errors#decoder`;
  return (
    <p className="search-note">
      <Translate id="search.isMessage">Is this an error message?</Translate>{' '}
      <a
        className="search-way"
        href={href}
        onClick={(event) => {
          if (!isPlainClick(event)) return;
          event.preventDefault();
          // The history's entry has the text, and the address has not.
          router.push(href, {message: query});
        }}
      >
        <Translate id="search.askDecoder">Ask the error decoder</Translate>
      </a>
    </p>
  );
}

/** What is said where nothing was found, with ways on. */
function Nothing({answered, baseUrl, onSearch}: NotesProps): ReactNode {
  const {query, section, result} = answered;
  const elsewhere = Object.values(result?.sections ?? {}).reduce((sum, count) => sum + count, 0);
  return (
    <>
      <p className="search-note">
        <strong>
          {section === ''
            ? messages.nothing
            : translate({id: 'search.nothingIn', message: 'Nothing found in {section}.'}, {section: sectionLabel(section)})}
        </strong>{' '}
        {messages.tryInstead}
      </p>
      {section !== '' && elsewhere > 0 && (
        <p className="search-note">
          <button
            type="button"
            className="search-way"
            onClick={() => {
              onSearch(query, '');
            }}
          >
            {plural(
              elsewhere,
              translate(
                {id: 'search.elsewhere', message: 'Search all sections: {count} page|Search all sections: {count} pages'},
                {count: formatted(elsewhere)},
              ),
            )}
          </button>
        </p>
      )}
      <MissingWords answered={answered} onSearch={onSearch} />
      <nav className="search-note" aria-label={translate({id: 'search.sections', message: 'Sections of the site'})}>
        <Translate id="search.startAt">Or start at</Translate>{' '}
        {sections.map(({label, start}) => (
          <a key={label} className="search-way" href={`${baseUrl}${start}`}>
            {sectionLabel(label)}
          </a>
        ))}
      </nav>
    </>
  );
}

/**
 * What stands in the place of hits, or above them: that nothing was found, or that search does not
 * work.
 */
export function Notes({answered, baseUrl, onSearch, isResultsPage = false}: NotesProps): ReactNode {
  const wrong = troubleOf(answered.status, answered.query);
  if (wrong) {
    const ways = wrong.ways.filter(([label]) => !isResultsPage || label !== messages.resultsPage);
    return (
      <p className="search-note">
        {wrong.text}{' '}
        {ways.map(([label, route]) => (
          <a key={label} className="search-way" href={route && baseUrl + route.slice(1)}>
            {label}
          </a>
        ))}
      </p>
    );
  }
  return (
    <>
      <ToDecoder answered={answered} baseUrl={baseUrl} />
      {answered.result?.total === 0 ? (
        <Nothing answered={answered} baseUrl={baseUrl} onSearch={onSearch} />
      ) : (
        <MissingWords answered={answered} onSearch={onSearch} />
      )}
    </>
  );
}
