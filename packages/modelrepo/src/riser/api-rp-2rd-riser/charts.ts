/** The charts: utilisations and stresses along the riser, and the limits in tension and moment. */
import { silent } from '@keelson/equations'
import { spaced } from '@keelson/numerics/spaced.ts'
import { momentAtLimit, tensionsAtLimit } from '@keelson/standards/api-rp-2rd-1998/primary-stress.ts'
import { method1Moment, method2Moment } from '@keelson/standards/api-std-2rd-2013/combined.ts'
import { axisOf, type ChartDefinition, lineChart, type Point, type Series } from '@keelson/workflow'
import { alongAxis, placesAlong, stationName } from '../_shared/stations/stations.ts'
import type { Pipe } from './calculate-pipe.ts'
import type { Station } from './calculate-stations.ts'
import type { Params } from './inputs.ts'
import { inputs } from './inputs.ts'

/** A number per station over where the stations are; undefined is a gap. */
function alongRiser(p: Params, stations: readonly Station[]) {
  const places = placesAlong(p.arc_length, stations.length)
  return (name: string, of: (s: Station) => number | undefined): Series => ({
    name,
    points: stations.map((s, k): Point => [places[k] ?? 0, of(s) ?? Number.NaN]),
  })
}

export function utilisationChart(p: Params, stations: readonly Station[], governing: number): ChartDefinition {
  const series = alongRiser(p, stations)
  const compared = stations.some((s) => s.std2rd !== undefined)
  return lineChart({
    x: alongAxis(p.arc_length),
    y: { title: 'Utilisation', unit: '-', zero: true },
    series: [
      series('stress, 1998', (s) => s.utilisation),
      series('collapse, 1998', (s) => s.collapse),
      ...(compared
        ? [series('Method 1, 2013', (s) => s.std2rd?.u_1), series('Method 2, 2013', (s) => s.std2rd?.u_2)]
        : []),
    ],
    limits: [{ at: 1, label: 'limit', along: 'x', written: true }],
    markers: [
      {
        x: placesAlong(p.arc_length, stations.length)[governing] ?? 0,
        y: stations[governing]?.utilisation ?? 0,
        label: stationName(governing),
      },
    ],
  })
}

export function stressChart(p: Params, stations: readonly Station[], sigma_all: number): ChartDefinition {
  const series = alongRiser(p, stations)
  return lineChart({
    x: alongAxis(p.arc_length),
    y: { title: 'Stress', unit: 'MPa' },
    series: [
      series('von Mises', (s) => s.stresses.sigma_vM),
      series('axial', (s) => s.stresses.sigma_z),
      series('hoop', (s) => s.stresses.sigma_h),
      series('radial', (s) => s.stresses.sigma_r),
    ],
    limits: [{ at: sigma_all, label: 'allowable', along: 'x', written: true }],
  })
}

const STEPS = 80

export function interactionChart(pipe: Pipe, stations: readonly Station[], governing: number): ChartDefinition {
  const at = stations[governing]
  const loads = stations.map((s): Point => [s.loads.T_eff, s.loads.M])
  const [x, y] = loads[governing] ?? [0, 0]
  return lineChart({
    x: axisOf(inputs.properties.effective_tension),
    y: axisOf(inputs.properties.bending_moment),
    series:
      at === undefined
        ? []
        : [...stressLimit(pipe, at), ...methodLimits(pipe, at), { name: 'stations', points: loads, dots: true }],
    markers: [{ x, y, label: stationName(governing) }],
  })
}

/** None where the pressures alone are beyond the allowable stress. */
function stressLimit({ section, sigma_all }: Pipe, { loads }: Station): Series[] {
  const [least, largest] = tensionsAtLimit(section, loads, sigma_all, silent)
  if (!(largest > least)) return []
  const moment = (T_eff: number) => Math.max(0, momentAtLimit(section, { ...loads, T_eff }, sigma_all, silent))
  return [
    {
      name: 'von Mises stress, 1998',
      points: spaced(least, largest, STEPS + 1).map((T): Point => [T, moment(T)]),
    },
  ]
}

function methodLimits({ std2rd: pipe }: Pipe, { std2rd }: Station): Series[] {
  const F = std2rd?.F
  if (pipe === undefined || F === undefined) return []
  const { T_y, M_y, M_p } = pipe
  const tensions = spaced(-F * T_y, F * T_y, STEPS + 1)
  const line = (name: string, moment: (T_eff: number) => number): Series => ({
    name,
    points: tensions.map((T): Point => [T, Math.max(0, moment(T))]),
  })
  return [
    line('Method 1, 2013', (T_eff) => method1Moment.evaluate({ M_y, F, T_eff, T_y })),
    line('Method 2, 2013', (T_eff) => method2Moment.evaluate({ M_p, F, T_eff, T_y })),
  ]
}
