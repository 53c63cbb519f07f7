/** Hull, wind, the one on the curve of the other, and what is shown of it. */
import type { Trace } from '@keelson/equations'
import { type Outcome, type RunContext, shownForce, shownIn, withGoverning } from '@keelson/workflow'
import { foundFor } from './calculate-found.ts'
import { windOf } from './calculate-wind.ts'
import { allowableChart, armsChart } from './charts.ts'
import { checks } from './checks.ts'
import { checksOf } from './checks-made.ts'
import type { contract } from './contract.ts'
import { inWords } from './detail.ts'
import { plan, section } from './figures.ts'
import { windage } from './figures-wind.ts'
import { GIVEN, WIND_ONLY } from './modes.ts'
import type { Params } from './params.ts'
import { areaRows, blockRows, stationRows } from './tables.ts'
import { areaValues, armValues, hullValues, windValues } from './values-made.ts'
import { blockWarnings, calmWarnings, crossCurveWarnings, hullWarnings, windWarnings } from './warnings.ts'

export function calculate(p: Params, { trace }: RunContext): Outcome<typeof contract> {
  if (p.hull_type === WIND_ONLY) return windAlone(p, trace)
  const found = foundFor(p, trace)
  const { hydro, arms, wind, limits } = found
  const made = checksOf(p, found)
  return {
    values: {
      ...hullValues(found),
      ...armValues(p, found, trace),
      ...windValues(found),
      ...areaValues(p, found, trace),
    },
    checks: made,
    detail: withGoverning(inWords(p, found), checks, made),
    tables: () => ({ blocks: blockRows(wind), stations: stationRows(hydro), areas: areaRows(limits) }),
    charts: () => ({ righting_arms: armsChart(p, found), allowable_kg: allowableChart(p, found) }),
    figures: () => ({ section: section(p, found), plan: plan(p, found), windage: windage(wind) }),
    warnings: [
      ...hullWarnings(p, hydro, arms),
      ...(wind.moment === undefined ? calmWarnings(p) : []),
      ...(limits ? windWarnings(p, limits) : []),
      ...(wind.blocks ? blockWarnings(p) : []),
      ...(p.hull_type === GIVEN ? crossCurveWarnings(p, hydro) : []),
    ],
  }
}

function windAlone(p: Params, trace: Trace): Outcome<typeof contract> {
  const wind = windOf(p, trace)
  const { force = 0, moment = 0 } = wind.blocks ?? {}
  return {
    values: { force, heeling_moment_upright: moment, wind_heeling_moment: moment },
    tables: () => ({ blocks: blockRows(wind) }),
    figures: () => ({ windage: windage(wind) }),
    warnings: blockWarnings(p),
    detail: `The wind of ${shownIn(p.wind_speed, 'm/s')} has a heeling moment of ${shownIn(moment, 'kN*m')} and a force of ${shownForce(force)}`,
  }
}
