/** Wind and current by the user's own coefficients, in the form of OCIMF. */
import type { Trace } from '@keelson/equations'
import * as totals from '@keelson/physics/ship-wind/totals.ts'
import * as ocimf from '@keelson/standards/ocimf-1994/loads.ts'
import { ocimf as source } from '@keelson/standards/ocimf-1994/source.ts'
import { notApplicable, shownForce } from '@keelson/workflow'
import { type Coefficients, type Read, readCoefficients } from '../../_shared/hull-coefficients/coefficients.ts'
import { type Inputs, type Moored, moored, way } from './inputs.ts'
import { both, depthRatioOf, mooredValues, together, windSpeedOf } from './mooring.ts'
import { depthProblems, tableProblems } from './rules.ts'
import { tableWarnings } from './warnings.ts'
import { sides, turning, withYaw } from './wind.ts'

const STILL = notApplicable('no wind acts, so no coefficient is used')

export const byTable = way({
  takes: [...moored.takes, 'wind_coefficients', 'coefficients_are_synthetic'],
  may: [...moored.may, 'water_depth', 'current_coefficients'],
  rules: (p) => [...depthProblems(p), ...tableProblems(p)],
  values: {
    ...mooredValues,
    ...withYaw,
    total_moment: both(totals.totalMoment, 'hull_moment', 'turning the bow to port'),
  },
  checks: {},
  calculate: (p, trace) => {
    trace.section('Wind')
    const speed = windSpeedOf(p, trace)
    const blows = speed > 0
    const wind = blows
      ? windOf(p, speed, read(p.wind_coefficients, 'wind', p.wind_direction, trace), trace)
      : still('w', 'wind', trace)
    trace.section('Current')
    const { current_coefficients: rows } = p
    const current =
      p.current_speed > 0 && rows !== undefined
        ? currentOf(p, read(rows, 'current', p.current_direction, trace), trace)
        : still('c', 'current', trace)
    const total = together(wind, current, trace)
    const M = trace.apply(totals.totalMoment, { M_w: wind.yaw, M_c: current.yaw })
    const idle = blows ? undefined : STILL
    const synthetic = p.coefficients_are_synthetic ? ' (synthetic coefficients)' : ''
    return {
      values: { cx: idle, cy: idle, cn: idle, depth_draft_ratio: depthRatioOf(p, trace) },
      warnings: tableWarnings(p),
      detail: `Combined wind and current force ${shownForce(total.size)}: ${sides(total.x, total.y)}${turning(M)}${synthetic}`,
    }
  },
})

const read = (rows: Inputs['wind_coefficients'], of: Read['of'], heading: number, trace: Trace) =>
  readCoefficients(
    rows.map(({ heading, cx, cy, cxy }) => ({ heading, x: cx, y: cy, yaw: cxy })),
    {
      of,
      heading,
      symbol: of === 'wind' ? 'theta_w' : 'theta_c',
      called: 'direction',
      axes: ['Longitudinal', 'Lateral'],
    },
    trace,
  )

function windOf(p: Moored, V: number, C: Coefficients, trace: Trace): Coefficients {
  const { transverse_wind_area: A_T, longitudinal_wind_area: A_L, vessel_length_lbp: L_BP } = p
  const air = { rho_a: p.air_density, V }
  const own = { V: 'V_w' }
  return {
    x: trace.apply(ocimf.windForceX, { ...air, C_x: C.x, A_T }, { rename: { ...own, C_x: 'C_wx' } }),
    y: trace.apply(ocimf.windForceY, { ...air, C_y: C.y, A_L }, { rename: { ...own, C_y: 'C_wy' } }),
    yaw: trace.apply(ocimf.windMoment, { ...air, C_m: C.yaw, A_L, L_BP }, { rename: { ...own, C_m: 'C_wm' } }),
  }
}

function currentOf(p: Moored, C: Coefficients, trace: Trace): Coefficients {
  const water = { rho_w: p.water_density, V: p.current_speed, L_BP: p.vessel_length_lbp, T: p.draft }
  const own = { V: 'V_c' }
  return {
    x: trace.apply(ocimf.currentForceX, { ...water, C_x: C.x }, { rename: { ...own, C_x: 'C_cx' } }),
    y: trace.apply(ocimf.currentForceY, { ...water, C_y: C.y }, { rename: { ...own, C_y: 'C_cy' } }),
    yaw: trace.apply(ocimf.currentMoment, { ...water, C_m: C.yaw }, { rename: { ...own, C_m: 'C_cm' } }),
  }
}

function still(k: 'w' | 'c', of: string, trace: Trace): Coefficients {
  const none = (symbol: string, title: string, unit: string) =>
    trace.lookup({ symbol, title, unit, source, clause: `${of} force and moment`, value: 0, cell: `no ${of}` })
  return {
    x: none(`F_${k}x`, `Longitudinal ${of} force, forward`, 'N'),
    y: none(`F_${k}y`, `Lateral ${of} force, to port`, 'N'),
    yaw: none(`M_${k}`, `${of === 'wind' ? 'Wind' : 'Current'} yaw moment`, 'N*m'),
  }
}
