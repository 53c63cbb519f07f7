/** A mat on sand, which drains while it is loaded. */
import { spaced } from '@keelson/numerics/spaced.ts'
import * as sand from '@keelson/standards/api-rp-2geo-2011/drained.ts'
import { toSI } from '@keelson/units'
import { gives } from '@keelson/workflow'
import { checks } from './acceptance.ts'
import type { Ground } from './calculate-capacity.ts'
import { sandOf } from './calculate-sand.ts'
import { slidingOnSand } from './calculate-sliding.ts'
import { charts, useChart } from './charts.ts'
import { figures, sandBeside, section } from './figures.ts'
import { matMay, matTaken, type OnSand, sandMay, sandTaken, way } from './inputs.ts'
import { areaValues, loadValues, matOf, NONE } from './mat.ts'
import { sandProblems } from './rules.ts'
import { STEPS, sweptRows, tables } from './tables.ts'

/** Friction angles that the method knows, rad. */
const [LOOSE, DENSE] = [toSI(20, 'deg'), toSI(50, 'deg')]
const SIGNED = { signed: true } as const

const ground: Ground<OnSand> = { kind: 'sand', bearing: sandOf, sliding: slidingOnSand, problems: sandProblems }

export const onSand = way({
  takes: [...matTaken, ...sandTaken],
  may: [...matMay, ...sandMay],
  rules: sandProblems,
  values: {
    ...areaValues,
    bearing_factor_nq: gives(sand.overburdenFactor, '-', 'Overburden bearing factor from the friction angle.', SIGNED),
    bearing_factor_ngamma: gives(
      sand.weightFactor,
      '-',
      'Bearing capacity factor of the soil weight, from the friction angle.',
      SIGNED,
    ),
    shape_factor_gamma: gives(
      sand.weightShape,
      '-',
      'Shape factor of the self-weight term, for the sides of the effective area.',
      SIGNED,
    ),
    inclination_factor_iq: gives(sand.overburdenInclination, '-', 'Inclination factor of the overburden term.', SIGNED),
    inclination_factor_igamma: gives(
      sand.weightInclination,
      '-',
      'Inclination factor of the self-weight term.',
      SIGNED,
    ),
    ...loadValues,
  },
  checks,
  tables,
  charts,
  figures,
  calculate: (p, trace) => {
    const { c, settled, plan, ...mat } = matOf(p, ground, trace)
    const none = { shape_factor_gamma: NONE, inclination_factor_iq: NONE, inclination_factor_igamma: NONE }
    const angles = () =>
      sweptRows(ground, spaced(LOOSE, DENSE, STEPS + 1), p.friction_angle, (friction_angle) => ({
        ...p,
        friction_angle,
      }))
    return {
      ...mat,
      values: { ...mat.values, ...(c.Q === undefined && none) },
      charts: () => ({
        ...mat.charts(),
        strength: useChart('Friction angle', 'deg', angles(), p.friction_angle),
      }),
      figures: () => ({ plan: plan(), section: section(p, c, settled, sandBeside(p)) }),
    }
  },
})
