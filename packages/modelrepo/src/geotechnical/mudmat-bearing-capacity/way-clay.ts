/** A mat on clay that does not drain while it is loaded. */
import { spaced } from '@keelson/numerics/spaced.ts'
import * as clay from '@keelson/standards/api-rp-2geo-2011/undrained.ts'
import { gives, notApplicable } from '@keelson/workflow'
import { checks } from './acceptance.ts'
import type { Ground } from './calculate-capacity.ts'
import { clayOf } from './calculate-clay.ts'
import { slidingOnClay } from './calculate-sliding.ts'
import { charts, useChart } from './charts.ts'
import { clayBeside, figures, section } from './figures.ts'
import { clayMay, clayTaken, matMay, matTaken, type OnClay, way } from './inputs.ts'
import { areaValues, loadValues, matOf, NONE } from './mat.ts'
import { clayProblems } from './rules.ts'
import { STEPS, sweptRows, tables } from './tables.ts'

/** Shares of the strength from and up to which it is tried. */
const [WEAK, STRONG] = [0.4, 2]
const EVEN = notApplicable('the strength is constant below the base')

const ground: Ground<OnClay> = { kind: 'clay', bearing: clayOf, sliding: slidingOnClay, problems: clayProblems }

export const onClay = way({
  takes: [...matTaken, ...clayTaken],
  may: [...matMay, ...clayMay],
  rules: clayProblems,
  values: {
    ...areaValues,
    shape_factor_sc: gives(clay.shapeFactor, '-', 'Shape factor for the sides of the effective area.', {
      signed: true,
    }),
    depth_factor_dc: gives(
      clay.depthFactor,
      '-',
      'Depth factor for the soil above base level. The factor is zero if this soil is not considered.',
    ),
    inclination_factor_ic: gives(
      clay.inclinationFactor,
      '-',
      'Inclination factor for the horizontal load on the effective area.',
    ),
    combined_factor_kc: gives(clay.correctionFactor, '-', 'Combined correction for shape, depth and inclination.', {
      signed: true,
    }),
    strength_gradient_factor_f: gives(
      clay.increaseFactor,
      '-',
      'Correction factor for strength increasing below the base.',
      {
        signed: true,
      },
    ),
    ...loadValues,
  },
  checks,
  tables,
  charts,
  figures,
  calculate: (p, trace) => {
    const { c, settled, plan, ...mat } = matOf(p, ground, trace)
    const s_u = p.undrained_shear_strength
    const strengths = () =>
      sweptRows(ground, spaced(WEAK * s_u, STRONG * s_u, STEPS + 1), s_u, (undrained_shear_strength) => ({
        ...p,
        undrained_shear_strength,
      }))
    return {
      ...mat,
      values: { ...mat.values, ...factorsTold(p, c.Q) },
      charts: () => ({
        ...mat.charts(),
        strength: useChart('Undrained shear strength', 'kPa', strengths(), s_u),
      }),
      figures: () => ({ plan: plan(), section: section(p, c, settled, clayBeside(p)) }),
    }
  },
})

function factorsTold({ undrained_strength_gradient: k }: OnClay, Q: number | undefined) {
  if (Q !== undefined) return k === 0 ? { strength_gradient_factor_f: EVEN } : {}
  return {
    shape_factor_sc: NONE,
    depth_factor_dc: NONE,
    inclination_factor_ic: NONE,
    combined_factor_kc: NONE,
    strength_gradient_factor_f: NONE,
  }
}
