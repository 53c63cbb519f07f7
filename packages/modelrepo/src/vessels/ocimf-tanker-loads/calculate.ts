/** Wind and current on a ship by the method of the request, and both together. SI in and out. */
import type { Trace } from '@keelson/equations'
import * as totals from '@keelson/physics/ship-wind/totals.ts'
import { depthRatio } from '@keelson/standards/ocimf-1994/wind-profile.ts'
import { notApplicable, type Outcome, type RunContext } from '@keelson/workflow'
import type { Current, Loads, Total } from './calculate-loads.ts'
import { loadsOf } from './calculate-method.ts'
import { chartsOf } from './charts.ts'
import type { contract } from './contract.ts'
import { detailOf } from './detail.ts'
import { figuresOf } from './figures.ts'
import type { Params } from './inputs.ts'
import { headingRows } from './tables.ts'
import { warningsOf } from './warnings.ts'

export function calculate(p: Params, { trace }: RunContext): Outcome<typeof contract> {
  const loads = loadsOf(p, trace)
  const { wind, current } = loads
  const total = current && totalOf(loads, current, trace)
  const ratio = ratioOf(p, trace)
  return {
    values: {
      wind_force_x: wind.x,
      wind_force_y: wind.y,
      wind_moment: wind.yaw,
      wind_heeling_moment: wind.heel,
      current_force_x: current?.x,
      current_force_y: current?.y,
      current_moment: current?.yaw,
      total_force_x: total?.x,
      total_force_y: total?.y,
      total_force: total?.size,
      total_moment: total?.yaw,
      ...coefficientsOf(loads),
      wind_speed_10m: p.method === 'isherwood_1972' || p.method === 'blendermann_1994' ? undefined : loads.speed,
      depth_draft_ratio: ratio,
      transverse_wind_coefficient: loads.ufc?.C_yw,
      transverse_current_coefficient: loads.ufc?.C_yc,
      deepwater_current_coefficient: loads.ufc?.C_0,
      current_form_drag: loads.ufc?.form,
      current_friction_drag: loads.ufc?.friction,
      current_propeller_drag: loads.ufc?.propeller,
    },
    tables: () => ({ headings: headingRows(p) }),
    charts: () => chartsOf(p, loads),
    figures: () => figuresOf(p, loads),
    warnings: warningsOf(p),
    detail: detailOf(p, loads, total),
  }
}

function coefficientsOf({ wind, coefficients }: Loads) {
  const still = notApplicable('no wind blows, and no coefficient is read')
  if (coefficients === undefined) return { cx: still, cy: still, cn: still }
  return { cx: coefficients.x, cy: coefficients.y, cn: wind.yaw === undefined ? undefined : coefficients.yaw }
}

function totalOf({ wind, method }: Loads, current: Current, trace: Trace): Total {
  trace.section('Wind and current together')
  const x = trace.apply(totals.totalForceX, { F_wx: wind.x, F_cx: current.x })
  const y = trace.apply(totals.totalForceY, { F_wy: wind.y, F_cy: current.y })
  const size = trace.apply(totals.totalForce, { F_x: x, F_y: y })
  if (method === 'ufc_4_159_03' || wind.yaw === undefined || current.yaw === undefined) return { x, y, size }
  return { x, y, size, yaw: trace.apply(totals.totalMoment, { M_w: wind.yaw, M_c: current.yaw }) }
}

function ratioOf({ water_depth: d, draft: T }: Params, trace: Trace) {
  if (d === undefined || T === undefined) return undefined
  if (d === 'infinite') return notApplicable('the water is infinitely deep')
  trace.section('Water depth')
  return trace.apply(depthRatio, { d, T })
}
