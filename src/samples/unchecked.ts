import type {Problem, Sample} from './sample';

/** A page that may have unchecked samples. */
export interface UncheckedAllowance {
  page: string;
  /** How many fences of the page are marked `unchecked`. */
  fences: number;
  /** Why no tool can check them. */
  reason: string;
}

/**
 * Every page with unchecked samples. The list may only shrink: a new sample is checked, or this
 * file says why not.
 */
export const uncheckedAllowances: readonly UncheckedAllowance[] = [];

/** Unchecked samples that are not allowed, and allowances that are no longer used. */
export function uncheckedProblems(unchecked: readonly Sample[], allowances = uncheckedAllowances): Problem[] {
  const checker = 'unchecked';
  const pages = [...new Set([...unchecked.map((sample) => sample.page), ...allowances.map((allowance) => allowance.page)])];
  return pages.flatMap((page) => {
    const own = unchecked.filter((sample) => sample.page === page);
    const allowed = allowances.find((allowance) => allowance.page === page)?.fences ?? 0;
    if (own.length === allowed) return [];
    const message =
      own.length > allowed
        ? `${own.length} samples of the page are unchecked, and src/samples/unchecked.ts allows ${allowed}; have them checked, or add the page there with a reason`
        : `src/samples/unchecked.ts allows ${allowed} unchecked samples, and the page has ${own.length}; lower the number or remove the entry`;
    return [{page, line: own[0]?.line ?? 1, checker, message}];
  });
}
