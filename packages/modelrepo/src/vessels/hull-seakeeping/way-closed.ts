/** Heave and pitch of a box in closed form. */
import { silent, type Trace } from '@keelson/equations'
import { spaced } from '@keelson/numerics/spaced.ts'
import * as box from '@keelson/physics/ship-motions/closed-form.ts'
import { figures } from './figures.ts'
import { type Given, way } from './inputs.ts'
import { answered, movingCharts, movingInputs, movingValues } from './moving.ts'
import { beyondClosedForm } from './reach.ts'
import { movingRules } from './rules.ts'
import { inSea } from './sea.ts'
import { rollCheck, stillOf, stillValues } from './still-water.ts'
import { stillTables } from './tables.ts'
import { type Course, courseOf, type Met, type Moved, metAt, wavesOf } from './waves.ts'

/** Waves of a sea that move a ship. rad/s. */
const [FIRST, LAST, STEPS] = [0.2, 2.5, 230]

export const closedForm = way({
  ...movingInputs,
  rules: movingRules,
  values: { ...stillValues, ...movingValues },
  checks: rollCheck,
  tables: stillTables,
  charts: movingCharts,
  figures,
  calculate: (p, trace) => {
    const still = stillOf(p, trace)
    const course = courseOf(p, trace)
    const waves = wavesOf(p, course, (met, on) => boxIn(p, course, met, on), trace)
    const sea = inSea(p, () =>
      spaced(FIRST, LAST, STEPS + 1).map((omega) => {
        const met = metAt(omega, p.heading[0] as number, course.U, p.gravity, silent)
        return { met, moved: boxIn(p, course, met, silent) }
      }),
    )
    return answered(p, { ...still, course, waves, sea, beyond: beyondClosedForm(p) }, trace)
  },
})

type Box = Given<'hull_length' | 'hull_breadth' | 'draft'>

function boxIn(
  { hull_length: L, hull_breadth: B, draft: T }: Box,
  { Fn }: Course,
  { k, beta }: Met,
  trace: Trace,
): Moved {
  const alpha = trace.apply(box.encounterRatio, { Fn, k, L, beta })
  const A = trace.apply(box.radiatedAmplitude, { k, B, T, alpha })
  const f = trace.apply(box.sectionForcing, { k, T, A, B, alpha })
  const k_e = trace.apply(box.effectiveWaveNumber, { k, beta })
  const kappa = trace.apply(box.draughtDecay, { k_e, T })
  const F = trace.apply(box.heaveForcing, { kappa, f, k_e, L })
  const G = trace.apply(box.pitchForcing, { kappa, f, k_e, L })
  const eta = trace.apply(box.dynamicAmplification, { k, T, alpha, A, B })
  const R_3 = trace.apply(box.heaveResponse, { eta, F })
  const R_5 = trace.apply(box.pitchResponse, { eta, G })
  return { R_3, R_5, at: (x_P, on) => on.apply(box.pointResponse, { R_3, R_5, x_P }) }
}
