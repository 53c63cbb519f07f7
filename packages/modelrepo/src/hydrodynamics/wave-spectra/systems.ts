/** A sea of several systems: their shapes, what they add up to, and how they are told. */
import { met, type Trace } from '@keelson/equations'
import * as moments from '@keelson/physics/waves/moments.ts'
import { peakOf, sumOf, type WaveSpectrum } from '@keelson/physics/waves/spectrum.ts'
import { ContractError, numberColumn, wordedColumn } from '@keelson/workflow'
import { traceOfRow } from '../../_shared/rows/trace-of-row.ts'
import { type Moments, ofOrder, type Sea, type ShapeOrder, type Shapes, type System } from './sea.ts'

const shape = (n: ShapeOrder, title: string) => numberColumn('-', title, { symbol: `mu_${n}` })

export const systemTables = {
  systems: {
    title: 'Wave systems',
    description: 'Systems making up the sea state, with the moments of each spectral shape.',
    columns: {
      system: wordedColumn('System'),
      significant_wave_height: numberColumn('significant_wave_height', 'Significant wave height', { symbol: 'H_s' }),
      peak_period: numberColumn('wave_period', 'Peak period', { symbol: 'T_p' }),
      peak_frequency: numberColumn('wave_angular_frequency', 'Peak frequency', { symbol: 'omega_p' }),
      peakedness: numberColumn('-', 'Peakedness'),
      shape_m1: shape('m1', 'Shape moment, order -1'),
      shape_0: shape(0, 'Shape moment, order 0'),
      shape_1: shape(1, 'Shape moment, order 1'),
      shape_2: shape(2, 'Shape moment, order 2'),
    },
  },
}
export const systemCharts = {
  systems: {
    title: 'Systems and total',
    description: 'Spectrum of each system and the combined sea state.',
  },
}
export const systemRows = (systems: readonly System[]) =>
  systems.map((s) => ({
    system: s.name,
    significant_wave_height: s.H_s,
    peak_period: s.T_p,
    peak_frequency: s.omega_p,
    peakedness: s.peakedness,
    shape_m1: s.shapes.m1,
    shape_0: s.shapes[0],
    shape_1: s.shapes[1],
    shape_2: s.shapes[2],
  }))

/** The shapes of the first system, or of that of most energy, stand as steps. */
export function shapesOf(mark: number, trace: Trace, of: (trace: Trace, n: ShapeOrder) => number | null): Shapes {
  const own = traceOfRow(trace, `System ${mark}`, `${mark}`, SHARED)
  own.section('shape moments')
  const at = (n: ShapeOrder) => of(own, n)
  return { m1: at('m1') ?? 0, 0: at(0) ?? 0, 1: at(1) ?? 0, 2: at(2) }
}
export const SHARED: ReadonlySet<string> = new Set(['n_m1', 'n_0', 'n_1', 'n_2', 'sigma_a', 'sigma_b'])

/** The spectrum of systems and its moments. */
export const together = (systems: readonly System[]) => ({
  systems,
  spectrum: sumOf(systems.map((s) => s.spectrum)),
  moments: (trace: Trace) => momentsOf(systems, trace),
})

/** The sea of systems whose sum says where its peak is, and its wave height where none is given. */
export function summed(systems: readonly System[], H_s: number | undefined, trace: Trace): Sea {
  const sum = together(systems)
  trace.section('Combined systems')
  const omega_p = tracedPeak(sum.spectrum, systems, trace)
  const T_p = trace.apply(moments.periodOfFrequency, { omega_p })
  const stated = H_s ?? trace.apply(moments.heightOfAll, { H: systems.map((s) => s.H_s) })
  return { ...sum, omega_p, T_p, H_s, stated }
}

/** Where the sum is largest: at no peak of its systems, where they overlap. */
function tracedPeak(spectrum: WaveSpectrum, systems: readonly System[], trace: Trace): number {
  const omega_p = peakOf(spectrum)
  const most = systems.toSorted((a, b) => spectrum.density(b.omega_p) - spectrum.density(a.omega_p))[0]
  const trial = most?.omega_p ?? omega_p
  const { source, clause } = moments.periodOfFrequency
  const of = 'm2*s/rad'
  const [at, beside] = [spectrum.density(omega_p), spectrum.density(trial)]
  return trace.solved({
    symbol: 'omega_p',
    title: 'Total peak frequency',
    unit: 'rad/s',
    source,
    clause,
    value: omega_p,
    trial,
    residual: 0,
    iterations: 1,
    method: 'golden-section search',
    meets: [
      met('density of the sum at this frequency', of, at, `density of the sum at the ${most?.name} peak`, beside),
    ],
  })
}

function momentsOf(systems: readonly System[], trace: Trace): Moments {
  const [H, omega] = [systems.map((s) => s.H_s), systems.map((s) => s.omega_p)]
  const of = (n: ShapeOrder) => {
    const list = systems.flatMap((s) => s.shapes[n] ?? [])
    if (list.length !== systems.length) throw new ContractError('a divergent moment is requested')
    return list
  }
  const diverges = systems.some((s) => s.shapes[2] === null)
  return {
    m_m1: trace.apply(moments.sumMomentMinus1, { H, omega, mu: of('m1') }, ofOrder('m1')),
    m_0: trace.apply(moments.sumMoment0, { H, mu: of(0) }, ofOrder(0)),
    m_1: trace.apply(moments.sumMoment1, { H, omega, mu: of(1) }, ofOrder(1)),
    m_2: diverges ? null : trace.apply(moments.sumMoment2, { H, omega, mu: of(2) }, ofOrder(2)),
    m_4: null,
  }
}
