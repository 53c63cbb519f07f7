/** What a picture draws of a longer list: the worst first, and in words what it leaves out. */
import type { Drawing } from '@keelson/figures'
import { thinned } from './chart-frame.ts'
import type { ChartDefinition } from './outcome.ts'
import { shownWhole } from './shown.ts'
import { isNotApplicable, type NotApplicable } from './values.ts'

/** What is drawn of a list, with a note where that is not all of it. */
export interface Shown<T> {
  readonly shown: readonly T[]
  readonly note?: string
}
interface Room {
  readonly most: number
  /** 'load cases'. */
  readonly things: string
  /** What is done to them; 'shown' unless given. */
  readonly as?: 'shown' | 'named' | 'marked'
}
interface Ranking<T> extends Room {
  /** The larger, the worse; what has no number is the least of all. */
  readonly worse: (one: T) => number
  /** Follows 'those with': 'the highest utilisation'. */
  readonly by: string
}

/** All in their order where there is room; of more the worst, the worst of them first. */
export function worstFirst<T>(all: readonly T[], { worse, by, ...room }: Ranking<T>): Shown<T> {
  if (all.length <= room.most) return { shown: all }
  const rank = (one: T) => (Number.isNaN(worse(one)) ? Number.NEGATIVE_INFINITY : worse(one))
  const shown = all.toSorted((a, b) => (rank(a) === rank(b) ? 0 : rank(b) - rank(a))).slice(0, room.most)
  return { shown, note: partly(all, room, `those with ${by}`) }
}

/** The first of a list whose order says which matter. */
export const firstOf = <T>(all: readonly T[], room: Room & { readonly by: string }): Shown<T> =>
  all.length <= room.most ? { shown: all } : { shown: all.slice(0, room.most), note: partly(all, room, room.by) }

/** Some of a list that none of stands out in, spread evenly, the first and the last among them. */
export const evenlyOf = <T>(all: readonly T[], room: Room): Shown<T> =>
  all.length <= room.most
    ? { shown: all }
    : { shown: thinned(all, room.most), note: partly(all, room, 'evenly selected') }

const partly = (all: readonly unknown[], { most, things, as = 'shown' }: Room, which: string): string =>
  `${shownWhole(most)} of ${shownWhole(all.length)} ${things} are ${as}, ${which}.`

/** A chart or figure that says so below its title. */
export function saying<P extends ChartDefinition | Drawing | NotApplicable>(
  picture: P,
  ...notes: readonly (string | undefined)[]
): P {
  const said = [...new Set(notes.filter((note) => note !== undefined))]
  return said.length === 0 || isNotApplicable(picture) ? picture : { ...picture, description: said.join(' ') }
}
