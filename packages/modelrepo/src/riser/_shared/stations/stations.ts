/** Stations of a riser: lists that hold one number for all of them, or one for each. */
import { type Problem, shownIn } from '@keelson/workflow'

/** Stations that one run takes. */
export const MOST_STATIONS = 1000

export type PerStation = readonly number[]
export type Lists = Readonly<Record<string, PerStation | undefined>>

const lengthOf = (list: PerStation | undefined): number => list?.length ?? 1

/** As many as the longest list has entries. */
export const stationCount = (lists: Lists): number => Math.max(1, ...Object.values(lists).map(lengthOf))

/** The entry of a station: its own, or the one for all. */
export const atStation = (list: PerStation, station: number): number =>
  (list.length === 1 ? list[0] : list[station]) ?? Number.NaN

/** A list of several entries must have one for each station: refused at the shorter one. */
export function stationProblems(lists: Lists, arcLength: PerStation | undefined): Problem[] {
  const stations = stationCount(lists)
  const longest = Math.max(stations, lengthOf(arcLength))
  const short = Object.entries(lists).filter(([, list]) => lengthOf(list) > 1 && lengthOf(list) < longest)
  return [
    ...short.map(([name, list]) => problem(name, lengthOf(list), longest)),
    ...(arcLength !== undefined && (arcLength.length < stations || (stations === 1 && arcLength.length > 1))
      ? [problem('arc_length', arcLength.length, stations)]
      : []),
    ...(arcLength === undefined ? [] : orderProblems(arcLength)),
  ]
}

const problem = (name: string, has: number, stations: number): Problem => ({
  pointer: `/${name}`,
  message: `must have one entry for each of the ${stations} stations${name === 'arc_length' ? '' : ', or one for all'} (entered: ${has})`,
})

const orderProblems = (arcLength: PerStation): Problem[] =>
  arcLength.flatMap((s, i): Problem[] => {
    const before = arcLength[i - 1]
    if (before === undefined || s > before) return []
    return [
      {
        pointer: `/arc_length/${i}`,
        message: `must be greater than the arc length of the previous station, ${shownIn(before, 'm')} (entered: ${shownIn(s, 'm')})`,
      },
    ]
  })

/** The station of the largest number, the first of several; a station without a number counts as below all. */
export const placeOfLargest = (of: readonly (number | null)[]): number =>
  of.reduce<number>((best, x, i) => ((x ?? -Infinity) > (of[best] ?? -Infinity) ? i : best), 0)

export const stationName = (station: number): string => `station ${station + 1}`

/** Where the stations stand along the axis of a chart or a sketch: their arc lengths, or their numbers. */
export const placesAlong = (arcLength: PerStation | undefined, stations: number): PerStation =>
  arcLength ?? Array.from({ length: stations }, (_, i) => i + 1)

/** Why nothing is drawn along a riser of one station. */
export const ONE_STATION = 'there is only one station; its values are in the table'

export const alongAxis = (arcLength: PerStation | undefined) =>
  arcLength === undefined ? { title: 'Station', unit: '-' } : { title: 'Arc length', unit: 'm' }
