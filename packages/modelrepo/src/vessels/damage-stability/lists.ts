/** One number for all, or one for each; and when a least value is reached. */
import { atLimit } from '@keelson/workflow'

/** The entry of a list; of a list of one, that one. */
export const entry = <T>(list: readonly T[], i: number): T => (list.length === 1 ? list[0] : list[i]) as T

/** Whether a list has one entry for all or one for each of so many. */
export const fits = (list: readonly unknown[] | undefined, count: number): boolean =>
  list === undefined || list.length === 1 || list.length === count

/** Within rounding of a least value it is reached. */
export const reaches = (value: number, least: number): boolean => value >= least || atLimit(value, least)
