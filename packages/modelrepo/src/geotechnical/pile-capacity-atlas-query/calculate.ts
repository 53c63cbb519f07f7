/** The capacity of a query, from the atlas or the direct solver, against its load. */
import { silent, type Trace } from '@keelson/equations'
import { allowableCapacity, axialUtilisation } from '@keelson/standards/api-rp-2geo-2011/axial.ts'
import {
  check,
  openIf,
  reserved,
  shown,
  shownIn,
  shownUtilisation,
  utilisation,
  withoutDemand,
} from '@keelson/workflow'
import { type Answer, type AtlasQuery, mayDiffer, nearLimit, type Origin } from '../../_shared/atlas/atlas-query.ts'
import { errorOfAnswer } from '../../_shared/atlas/steps.ts'
import { oneClay, pileFigure } from '../_shared/pile/figures.ts'
import { asEntered, ratioWarnings, safetyWarnings, strongClay } from '../_shared/pile/warnings.ts'
import { axes } from './atlas.ts'
import { solved } from './atlas-solver.ts'
import { atlasSlice, errorMap } from './charts.ts'
import type { contract } from './contract.ts'
import type { Params } from './inputs.ts'
import { nodeRows } from './tables.ts'

export const query: AtlasQuery<typeof contract, number> = {
  interpolation: (parent) => `log-log interpolation in the grid of ${parent}`,
  outside: axes.outside,
  fromAtlas: (p, atlas, trace) => {
    trace.section('Atlas interpolation')
    const title = 'Ultimate capacity from atlas, log-log interpolation'
    const cell = 'grid over diameter, length, strength and stress'
    return axes.step(p, atlas, { symbol: 'Q_d', title, unit: 'N', cell }, trace)
  },
  direct: (p, trace) => solved(p, trace).Q_d,
  near: (p, Q, error) => {
    const { use } = used(p, Q, silent)
    return mayDiffer(use, error)
      ? nearLimit(`The interpolated {utilisation} of ${shownUtilisation(use)}`, error)
      : undefined
  },
  answer,
}

function used(p: Params, Q: number, trace: Trace) {
  const Q_a = trace.apply(allowableCapacity, { Q, FoS: p.factor_of_safety }, { rename: { Q: 'Q_d' } })
  return { Q_a, use: trace.apply(axialUtilisation, { P: p.demand, Q_a }) }
}

function answer(p: Params, Q: number, from: Origin, trace: Trace): Answer<typeof contract> {
  trace.section('Load')
  const { Q_a, use } = used(p, Q, trace)
  const checks = { axial_load: axialCheck(p, Q_a) }
  return {
    values: {
      capacity: Q,
      utilisation: utilisation(use),
      interpolation_error_bound: errorOfAnswer(from, 'capacity', trace),
    },
    checks,
    tables: () => ({ nodes: from.inside(() => nodeRows(p, from.atlas)) }),
    charts: () => ({
      atlas_slice: atlasSlice(p, from.atlas, Q),
      error_map: from.inside(() => errorMap(p, from.atlas)),
    }),
    figures: () => ({
      pile_in_clay: pileFigure({
        layers: oneClay(p.undrained_shear_strength, p.embedded_length),
        diameter: p.outer_diameter,
        length: p.embedded_length,
        load: p.demand,
      }),
    }),
    warnings: [
      ...ratioWarnings([p.undrained_shear_strength / p.effective_vertical_stress], '/undrained_shear_strength'),
      ...safetyWarnings(p.factor_of_safety),
    ],
    detail: reserved(sentence(p, Q, Q_a, use, from.by), checks),
  }
}

/** As its solver has it: open if the clay is stronger than load tests support. */
function axialCheck(p: Params, Q_a: number) {
  if (p.demand === 0) return withoutDemand('{demand} is zero')
  const made = check({ demand: p.demand, capacity: Q_a, ...asEntered(p.factor_of_safety) })
  return openIf('out_of_reach', strongClay([p.undrained_shear_strength / p.effective_vertical_stress]), made)
}

function sentence({ demand: P, factor_of_safety: FoS }: Params, Q: number, Q_a: number, use: number, by: string) {
  const kN = (newton: number) => shownIn(newton, 'kN')
  const found = `Ultimate capacity ${kN(Q)} from ${by}, allowable capacity ${kN(Q_a)} (required factor of safety ${shown(FoS)})`
  return P > 0 ? `${found}; axial load ${kN(P)}, utilisation ${shownUtilisation(utilisation(use))}` : found
}
