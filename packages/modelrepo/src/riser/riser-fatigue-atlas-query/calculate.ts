/** The damages of a query, from the atlas or the direct solver, against what life and factor allow. */
import { silent, type Trace } from '@keelson/equations'
import {
  allowableAnnualDamage,
  annualMargin,
  annualUtilisation,
  lifeOfAnnualDamage,
  totalAnnualDamage,
} from '@keelson/physics/fatigue/annual.ts'
import { check, forInformation, openIf, shown, shownYears } from '@keelson/workflow'
import type { AtlasFile } from '@keelson/workflow/atlas.ts'
import { type Answer, type AtlasQuery, nearLimit, type Origin, withinError } from '../../_shared/atlas/atlas-query.ts'
import { lowCycleOf } from '../riser-fatigue/calculate-reach.ts'
import { rangeRows } from '../riser-fatigue/tables.ts'
import { axes, VORTICES, WAVES } from './atlas.ts'
import { curveOfBase, solved, solvedAt } from './atlas-solver.ts'
import { damageBars, damageCurves } from './charts.ts'
import type { contract } from './contract.ts'
import { baseFigure } from './figures.ts'
import type { Params } from './inputs.ts'

/** Annual damages by waves, by vortices and in all, 1/s. */
interface Damages {
  readonly D_w: number
  readonly D_v: number
  readonly D_a: number
}

export const query: AtlasQuery<typeof contract, Damages> = {
  interpolation: (parent) => `log-log interpolation of both ${parent} damages`,
  outside: axes.outside,
  fromAtlas: readAtlas,
  direct: solved,
  near: (p, { D_a }, e) => {
    const { margin } = lifeOf(p, D_a, silent)
    return withinError(margin, e) ? nearLimit(`The interpolated {dff_margin} of ${shown(margin)}`, e) : undefined
  },
  answer,
}

function readAtlas(p: Params, atlas: AtlasFile, trace: Trace): Damages {
  trace.section('From the atlas')
  const read = (slice: typeof WAVES | typeof VORTICES, symbol: string, over: string) => {
    const damage = `${slice === WAVES ? 'wave' : 'VIV'} damage`
    const title = `Annual ${damage} (atlas, log-log)`
    return axes.step(p, atlas, { slice, symbol, title, unit: '1/year', cell: `${damage} against ${over}` }, trace)
  }
  const D_w = read(WAVES, 'D_w', 'stress concentration factor')
  const D_v = read(VORTICES, 'D_v', 'VIV stress range scale')
  return { D_w, D_v, D_a: trace.apply(totalAnnualDamage, { D_w, D_v }) }
}

function lifeOf({ design_life: T_L, design_fatigue_factor: DFF }: Params, D_a: number, trace: Trace) {
  const L = trace.apply(lifeOfAnnualDamage, { D_a })
  const allowable = trace.apply(allowableAnnualDamage, { T_L, DFF })
  const u = trace.apply(annualUtilisation, { D_a, T_L, DFF })
  return { L, allowable, u, margin: trace.apply(annualMargin, { L, T_L, DFF }) }
}

function answer(p: Params, damages: Damages, from: Origin, trace: Trace): Answer<typeof contract> {
  trace.section('Life and margin')
  const { D_a } = damages
  const { L, allowable, u, margin } = lifeOf(p, D_a, trace)
  const fatigue = openIf(
    'out_of_reach',
    lowCycleOf([solvedAt(p)], curveOfBase()),
    check({ demand: D_a, capacity: allowable, utilisation: u }),
  )
  const required = shownYears(p.design_life * p.design_fatigue_factor)
  const found = `Base segment fatigue life ${shownYears(L)} (required ${required}, margin ${shown(margin, 3)}) for a stress concentration factor of ${shown(p.stress_concentration_factor)} and a VIV stress range scale of ${shown(p.viv_stress_scale)}, from ${from.by}`
  return {
    values: { annual_damage: D_a, fatigue_life_years: L, dff_margin: margin, confidence_band: from.band(L) },
    checks: { fatigue },
    tables: () => ({ ranges: from.directOnly(() => rangeRows([solvedAt(p)])) }),
    charts: () => ({
      damage_curves: damageCurves(p, from.atlas, damages),
      damage_bars: damageBars(damages, allowable),
    }),
    figures: () => ({ base: baseFigure(solvedAt(p)) }),
    detail: 'notChecked' in fatigue ? forInformation(found) : found,
  }
}
