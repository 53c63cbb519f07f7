/** The sections between the shoes of the strings as they are given: whether one mud suits each of them. */
import type { Trace } from '@keelson/equations'
import * as window from '@keelson/physics/well-planning/mud-window.ts'
import { type ProfilePoint, pointsAlong } from '@keelson/physics/well-planning/seat-search.ts'
import { traceOfRow } from '../../_shared/rows/trace-of-row.ts'
import { gradient, type Seats } from './calculate-seats.ts'
import type { StringRow } from './inputs.ts'

export interface Section {
  readonly name: string
  readonly shoe: number
  readonly end: number
  readonly least: number
  readonly greatest: number
}

/** Open hole from each shoe to the next one, the last to the total depth, as far as the profile reaches. */
function sectionsOf({ profile, margins, bottom }: Seats, strings: readonly StringRow[]): readonly Section[] {
  const first = profile[0]?.z ?? 0
  return strings.flatMap(({ name, setting_depth }, i) => {
    const shoe = Math.max(setting_depth, first)
    const end = Math.min(strings[i + 1]?.setting_depth ?? bottom, bottom)
    if (end <= shoe) return []
    const points = pointsAlong(profile, shoe, end)
    const least = Math.max(...points.map(({ pore }) => pore)) + margins.trip
    return [{ name, shoe, end, least, greatest: Math.min(...points.map(({ fracture }) => fracture)) - margins.kick }]
  })
}

/** The section that uses most of its window, by steps; nothing where no shoe lies within the profile. */
export function worstSection(seats: Seats, strings: readonly StringRow[], trace: Trace): Section | undefined {
  const [first, ...rest] = sectionsOf(seats, strings)
  if (!first) return undefined
  const worst = rest.reduce((most, one) => (one.least / one.greatest > most.least / most.greatest ? one : most), first)
  return { ...worst, ...boundsOf(seats, worst, trace) }
}

function boundsOf({ profile, margins }: Seats, { name, shoe, end }: Section, trace: Trace) {
  const own = traceOfRow(trace, `Open hole below '${name}'`, 'o', MARGINS)
  own.section('required and maximum mud weight')
  const points = pointsAlong(profile, shoe, end)
  const by = (better: (a: ProfilePoint, b: ProfilePoint) => boolean) =>
    points.reduce((best, one) => (better(one, best) ? one : best)).z
  const deepest = by((a, b) => a.pore > b.pore)
  const weakest = by((a, b) => a.fracture < b.fracture)
  const pore = traceOfRow(own, 'Pores', 'p', MARGINS)
  const fracture = traceOfRow(own, 'Fracture', 'f', MARGINS)
  return {
    least: own.apply(
      window.leastMudWeight,
      { G_p: gradient(profile, deepest, 'pore', pore), m_t: margins.trip },
      { rename: { G_p: 'G_p_p' } },
    ),
    greatest: own.apply(
      window.greatestMudWeight,
      { G_fr: gradient(profile, weakest, 'fracture', fracture), m_k: margins.kick },
      { rename: { G_fr: 'G_fr_f' } },
    ),
  }
}
const MARGINS: ReadonlySet<string> = new Set(['m_t', 'm_k'])
