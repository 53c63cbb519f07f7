/** One number for all, or one for each. */

/** The entry of a list; of a list of one, that one. */
export const entry = <T>(list: readonly T[], i: number): T => (list.length === 1 ? list[0] : list[i]) as T

/** Whether a list has one entry for all or one for each of so many. */
export const fits = (list: readonly unknown[] | undefined, count: number): boolean =>
  list === undefined || list.length === 1 || list.length === count
