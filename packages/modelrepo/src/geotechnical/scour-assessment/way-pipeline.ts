/** Scour below a pipeline: the onset, the depths in a current and in waves, and the growth of that of the current. */
import type { Trace } from '@keelson/equations'
import { SAND_GRAINS } from '@keelson/physics/scour/mobility.ts'
import * as pipe from '@keelson/physics/scour/pipe-scour.ts'
import { pipeTime } from '@keelson/physics/scour/scour-time.ts'
import { against, compares, type Doubt, gives, givesAs, type Left, listValue, shown, shownIn } from '@keelson/workflow'
import { bedOf, bedTold, bedValues, notSand, sand } from './bed.ts'
import { bedCharts, growthChart, shieldsChart } from './charts.ts'
import { tunnelFigure } from './figures.ts'
import { type Growth, growthOf, growthValues, noGrowth } from './growth.ts'
import { CURRENT, type Given, type Perhaps, way } from './inputs.ts'
import { profileRules } from './rules.ts'
import { type Tunnel, tunnelOf } from './tunnel.ts'
import { durationWarning, gapWarnings, grainWarnings } from './warnings.ts'

const signed = true
const inWaves = { needs: ['keulegan_carpenter_number'], single: true, minimum: 0 } as const

export const pipeline = way({
  takes: [...sand, 'hydrodynamic_diameter', 'burial_ratio', 'gap_ratio', 'porosity'],
  may: [
    ...['current_velocity', 'water_depth', 'velocity_amplitude', 'wave_period', 'keulegan_carpenter_number'],
    ...['duration', 'sediment_d50', 'shields'],
  ] as const,
  rules: profileRules,
  values: {
    onset_velocity: gives(
      pipe.onsetVelocity,
      'current_velocity',
      'Steady current at which tunnel scour starts below the pipe.',
      { signed },
    ),
    onset_utilisation: gives(
      pipe.onsetUtilisation,
      'utilisation',
      'Square of the ratio of current velocity to onset velocity. Tunnel scour starts at values above 1.',
      { signed, needs: ['current_velocity'] },
    ),
    current_scour_ratio: gives(
      pipe.pipeCurrentRatio,
      '-',
      'Scour depth below the pipe divided by its diameter, in a current.',
      { signed },
    ),
    pipeline_current_scour_depth: givesAs(
      'S_c',
      'Scour depth below pipe, current',
      'burial_depth',
      'Scour depth below the original bed in a current.',
      { signed },
    ),
    wave_scour_ratio: listValue('-', {
      ...inWaves,
      title: 'Scour depth to diameter ratio, waves',
      description: 'Scour depth below the pipe divided by its diameter, one value per Keulegan-Carpenter number.',
      symbol: 'S_Dw',
    }),
    wave_scour_depth: listValue('burial_depth', {
      ...inWaves,
      title: 'Scour depth below pipe, waves',
      description: 'Scour depth below the original bed in waves, one value per Keulegan-Carpenter number.',
      symbol: 'S_w',
    }),
    ...growthValues,
    ...bedValues,
  },
  checks: {
    onset: compares('-', {
      title: 'Onset of scour below pipe',
      criterion: pipe.onsetNumber,
      demand: pipe.flowNumber,
      capacity: pipe.onsetNumber,
      utilisation: pipe.onsetUtilisation.symbol,
      needs: ['current_velocity'],
      reach: [pipe.STEADY_CURRENT, SAND_GRAINS],
    }),
  },
  charts: bedCharts,
  figures: {
    tunnel: {
      title: 'Scour tunnel below pipe',
      description:
        'Section through the pipe over the deeper of the current and wave scour holes. Depth and diameter are to scale; the hole length is schematic.',
    },
  },
  calculate: (p, trace) => {
    const bed = bedOf(p, CURRENT, trace)
    const onset = onsetOf(p, trace)
    const tunnel = tunnelOf(p, trace)
    const growth = bed.theta === undefined ? undefined : growing(p, tunnel.S_c, bed.theta, trace)
    const { waves } = tunnel
    return {
      values: {
        wave_scour_ratio: waves?.map((w) => w.S_Dw),
        wave_scour_depth: waves?.map((w) => w.S_w),
        ...growth?.told,
        ...bedTold(p, bed),
      },
      beside: { onset: { doubt: doubtOf(p, tunnel) } },
      charts: () => ({ ...growthChart(p, growth, tunnel.S_c), ...shieldsChart(bed) }),
      figures: () => ({ tunnel: tunnelFigure(p, tunnel) }),
      warnings: [...grainWarnings(p), ...gapWarnings(p), ...durationWarning(p, growth)],
      detail: inWords(p, onset, tunnel),
    }
  },
})

type Onset = Given<'gravity' | 'sediment_density_ratio' | 'porosity' | 'hydrodynamic_diameter' | 'burial_ratio'>

function onsetOf(p: Onset & Perhaps<'current_velocity'>, trace: Trace) {
  trace.section('Onset')
  const bed = { g: p.gravity, s: p.sediment_density_ratio, n: p.porosity, D: p.hydrodynamic_diameter }
  const N_cr = trace.apply(pipe.onsetNumber, { e_b: p.burial_ratio })
  const U_cr = trace.apply(pipe.onsetVelocity, { N_cr, ...bed })
  if (p.current_velocity === undefined) return { U_cr, u: undefined }
  const N_f = trace.apply(pipe.flowNumber, { U: p.current_velocity, ...bed })
  return { U_cr, u: trace.apply(pipe.onsetUtilisation, { N_f, N_cr }) }
}

function growing(
  p: Parameters<typeof growthOf>[0] & Given<'hydrodynamic_diameter'>,
  S: number,
  theta: number,
  trace: Trace,
): Growth {
  trace.section('Scour development in current')
  if (theta === 0) return noGrowth(p, 'the bed does not move, so the hole does not develop')
  const T_star = trace.apply(pipeTime, { theta })
  return growthOf(p, { T_star, D: p.hydrodynamic_diameter, S, as: 'S_c' }, trace)
}

function doubtOf(
  p: Given<'burial_ratio' | 'gap_ratio'> & Perhaps<'sediment_d50'>,
  { waves }: Tunnel,
): Doubt | undefined {
  if (p.burial_ratio > 0 && p.gap_ratio > 0)
    return {
      kind: 'contradiction',
      why: '{burial_ratio} and {gap_ratio} are both above 0, but a pipe is either embedded or above the bed.',
    }
  const why = notSteady(waves) ?? notSand(p)
  return why && { kind: 'out_of_reach', why }
}

function notSteady(waves: Tunnel['waves']): Left | undefined {
  const most = Math.max(0, ...(waves ?? []).map(({ KC }) => KC))
  if (most === 0) return undefined
  const said = `waves with a Keulegan-Carpenter number of ${shown(most)} are entered: ${pipe.STEADY_CURRENT.because}`
  return against(pipe.STEADY_CURRENT, said)
}

function inWords(
  { current_velocity: U = 0 }: Perhaps<'current_velocity'>,
  { U_cr, u }: ReturnType<typeof onsetOf>,
  { S_c, waves }: Tunnel,
): string {
  const onset =
    u === undefined
      ? `Tunnel scour starts at a current velocity of ${shownIn(U_cr, 'm/s')}`
      : u > 1
        ? `Tunnel scour occurs because the current velocity, ${shownIn(U, 'm/s')}, exceeds the onset velocity, ${shownIn(U_cr, 'm/s')}`
        : `The current velocity, ${shownIn(U, 'm/s')}, does not exceed the onset velocity of tunnel scour, ${shownIn(U_cr, 'm/s')}`
  const most = waves && Math.max(...waves.map((w) => w.S_w))
  const inWaves = most === undefined ? '' : `, ${shownIn(most, 'm')} in waves`
  const depth =
    u === undefined || u > 1 ? 'Equilibrium scour depth below the pipe' : 'Potential scour depth below the pipe'
  return `${onset}. ${depth} ${shownIn(S_c, 'm')} in a current${inWaves}`
}
