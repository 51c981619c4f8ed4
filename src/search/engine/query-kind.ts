/**
 * What a reader asks with: a name of code, a message of a tool that failed, or words of a language.
 */
export type QueryKind = 'identifier' | 'error' | 'words';

/** Words of messages about something that went wrong. Readers ask about subjects without them. */
const wordsOfErrors = new RegExp(
  `\\b(?:${[
    'errors?',
    'fail(?:s|ed|ing|ure|ures)?',
    "cannot|can[’']t|could ?n[o’']t|couldn[’']t|unable|does ?n[o’']t work|doesn[’']t work|not working",
    'abort(?:s|ed)?',
    'invalid|illegal|malformed|mismatch(?:ed)?|incompatible',
    '(?:not|no) \\w{0,12} ?found|no such|missing|unknown|unresolved|unbound|undefined|unexpected',
    'denied|rejected|refused|forbidden|unauthorized|not (?:allowed|supported|owned|enough|available|a function|yet)',
    'insufficient|exceed(?:s|ed)?|too (?:large|many|long|big|old|small)|out of (?:gas|memory|range|bounds)|overflow|underflow',
    'timed? ?out|panicked|crash(?:es|ed)?|stuck|unreachable|unavailable|locked|conflicts?',
    'warning|warn',
    "did ?n[o’']t \\w+|does not (?:match|exist|have)|(?:is|are|was) not (?:an?|the|on|in|present|managed|valid|empty)",
    '(?:lower|greater|higher|less|fewer|larger|smaller) than|absent|overloaded|expired',
  ].join('|')})\\b`,
  'i',
);

/**
 * Names that code gives to failures: `InsufficientGas`, `MoveAbort`, `EInvalidOwner`,
 * `ObjectNotFound`, `DEADLINE_EXCEEDED`.
 */
const namesOfErrors =
  /\b(?:\w+(?:Error|Abort|Failure|Exception|Exceeded|NotFound|Mismatch|Violation|Overflow)\w*|(?:Insufficient|Invalid|Unused|Unsupported)[A-Z]\w+|E[A-Z][a-z]\w+|E[A-Z]{2,}(?:_[A-Z]+)+|[A-Z]+_(?:EXCEEDED|EXHAUSTED|ARGUMENT|FOUND|DENIED|PRECONDITION|UNAVAILABLE|ERROR|FAILED|VIOLATION)\w*|RESOURCE_EXHAUSTED)\b/;

/** True for a word that code gives to a failure. */
export const isNameOfError = (word: string): boolean => namesOfErrors.test(word);

/** Numbers that stand for failures: compiler codes, JSON-RPC codes, HTTP statuses, abort codes. */
const numbersOfErrors =
  /\b[EW](?:\d{2,5}|(?:S?[CL]|UC)\d{5})\b|(?:^|\s)-32\d{3}\b|\b(?:http|status)\s+[45]\d\d\b|^\s*[45]\d\d\s+[a-z]|\b(?:code|status)\s+\d+/i;

/** True for a message, a name or a number of a failure, alone or in a sentence. */
export const looksLikeError = (text: string): boolean => wordsOfErrors.test(text) || namesOfErrors.test(text) || numbersOfErrors.test(text);
