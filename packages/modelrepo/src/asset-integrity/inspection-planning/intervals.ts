/** The intervals between inspections that each code allows, and every limit that they came from. */
import type { Trace } from '@keelson/equations'
import * as api510 from '@keelson/standards/api-510-2014/intervals.ts'
import { api510 as vessels } from '@keelson/standards/api-510-2014/source.ts'
import { classLimits, halfLife, halfLifeInterval } from '@keelson/standards/api-570-2016/intervals.ts'
import { api570 as piping } from '@keelson/standards/api-570-2016/source.ts'
import * as api653 from '@keelson/standards/api-653-2014/intervals.ts'
import { api653 as tanks } from '@keelson/standards/api-653-2014/source.ts'
import { toSI } from '@keelson/units'
import { BOTTOM, type Some } from './inputs.ts'

/** One limit of one kind of inspection, s. */
interface IntervalLimit {
  readonly inspection: string
  readonly criterion: string
  readonly limit: number
}
export interface Intervals {
  /** Of the thickness measurement (API 510: internal or on-stream), s. */
  readonly interval: number
  readonly external: number | undefined
  readonly internal: number | undefined
  readonly relief: number | undefined
  readonly limits: readonly IntervalLimit[]
}

type Source = typeof piping
const YEAR = toSI(1, 'year')

/** A largest interval of a code, traced as a table read; what was given stands in for it. */
function maximum(
  given: number | undefined,
  read: { readonly symbol: string; readonly title: string; readonly source: Source; readonly clause: string },
  years: number,
  cell: string,
  trace: Trace,
): number {
  return given ?? trace.lookup({ ...read, unit: 'year', value: years * YEAR, cell })
}

type Piping = Some<'code_maximum_interval', 'piping_class' | 'maximum_external_interval'>
/** `RL`: remaining life, s. */
export function pipingIntervals(p: Piping, RL: number, trace: Trace): Intervals {
  trace.section('Intervals')
  const table = p.piping_class === undefined ? undefined : classLimits(p.piping_class)
  const cell = `row ${p.piping_class ?? ''}`
  const read = { symbol: 'I_T1', title: 'Class maximum interval', source: piping, clause: 'Table 1' }
  const own = table?.thickness === undefined ? undefined : maximum(undefined, read, table.thickness, cell, trace)
  const I_max = own !== undefined && own < p.code_maximum_interval ? own : p.code_maximum_interval
  const I_h = trace.apply(halfLife, { RL })
  const interval = trace.apply(halfLifeInterval, { I_h, I_max })
  const visual = { ...read, symbol: 'I_ext', title: 'Class maximum external visual interval' }
  const external =
    table?.visual === undefined
      ? p.maximum_external_interval
      : maximum(p.maximum_external_interval, visual, table.visual, cell, trace)
  return {
    interval,
    external,
    internal: undefined,
    relief: undefined,
    limits: [
      { inspection: THICKNESS, criterion: 'half remaining life', limit: I_h },
      { inspection: THICKNESS, criterion: 'entered class maximum', limit: p.code_maximum_interval },
      ...(own === undefined ? [] : [{ inspection: THICKNESS, criterion: `Table 1, ${p.piping_class}`, limit: own }]),
      ...(external === undefined ? [] : [{ inspection: EXTERNAL, criterion: 'maximum', limit: external }]),
    ],
  }
}
const THICKNESS = 'thickness'
const EXTERNAL = 'external visual'
const INTERNAL = 'internal'

type Vessel = Some<never, 'maximum_interval' | 'maximum_external_interval' | 'relief_device_service'>
export function vesselIntervals(p: Vessel, RL: number, trace: Trace): Intervals {
  trace.section('Intervals')
  const read = { symbol: 'I_max', title: 'Maximum internal interval', source: vessels, clause: '6.5.1.1' }
  const I_max = maximum(p.maximum_interval, read, api510.INTERNAL_MAXIMUM.value, 'ten years', trace)
  const short = { ...read, symbol: 'RL_s', title: 'Short remaining life limit' }
  const RL_s = maximum(undefined, short, api510.SHORT_LIFE.value, 'four years', trace)
  const shortMost = { ...read, symbol: 'I_s', title: 'Maximum interval for short life' }
  const I_s = maximum(undefined, shortMost, api510.SHORT_LIFE_MAXIMUM.value, 'two years', trace)
  const I_h = trace.apply(halfLife, { RL })
  const interval = trace.apply(api510.internalInterval, { RL, I_h, I_max, RL_s, I_s })
  const outside = { symbol: 'I_emax', title: 'Maximum external interval', source: vessels, clause: '6.4.1' }
  const I_emax = maximum(p.maximum_external_interval, outside, api510.EXTERNAL_MAXIMUM.value, 'five years', trace)
  const external = trace.apply(api510.externalInterval, { I: interval, I_emax })
  const relief = reliefOf(p, trace)
  const INSIDE = 'internal or on-stream'
  return {
    interval,
    external,
    internal: undefined,
    relief,
    limits: [
      ...(RL < RL_s
        ? [
            { inspection: INSIDE, criterion: 'full remaining life (short life)', limit: RL },
            { inspection: INSIDE, criterion: 'maximum for short life', limit: I_s },
          ]
        : [
            { inspection: INSIDE, criterion: 'half remaining life', limit: I_h },
            { inspection: INSIDE, criterion: 'maximum', limit: I_max },
          ]),
      { inspection: 'external', criterion: 'internal interval', limit: interval },
      { inspection: 'external', criterion: 'maximum', limit: I_emax },
      ...(relief === undefined ? [] : [{ inspection: 'relief device', criterion: 'maximum', limit: relief }]),
    ],
  }
}

function reliefOf(p: Vessel, trace: Trace): number | undefined {
  const service = p.relief_device_service
  if (service === undefined) return undefined
  const read = { symbol: 'I_PRD', title: 'Relief device interval', source: vessels, clause: '6.6.2.2' }
  return maximum(undefined, read, api510.reliefInterval(service), service, trace)
}

type Tank = Some<
  'internal_interval_basis',
  'maximum_interval' | 'maximum_external_interval' | 'release_prevention_barrier' | (typeof BOTTOM)[number]
>
/** `RL`: undefined while the rate is unknown. */
export function tankIntervals(p: Tank, RL: number | undefined, trace: Trace): Intervals {
  trace.section('Intervals')
  const years = RL === undefined ? api653.SHELL_UT_RATE_UNKNOWN : api653.SHELL_UT_MAXIMUM
  const clause = RL === undefined ? '6.3.3.2 a' : '6.3.3.2 b'
  const read = { symbol: 'I_max', title: 'Maximum shell thickness interval', source: tanks, clause }
  const cell = RL === undefined ? 'rate unknown' : 'rate known'
  const I_max = maximum(RL === undefined ? undefined : p.maximum_interval, read, years.value, cell, trace)
  const I_h = RL === undefined ? undefined : trace.apply(halfLife, { RL })
  const interval = I_h === undefined ? I_max : trace.apply(halfLifeInterval, { I_h, I_max })
  const outside = { symbol: 'I_emax', title: 'Maximum external interval', source: tanks, clause: '6.3.2.1' }
  const I_emax = maximum(p.maximum_external_interval, outside, api653.VISUAL_MAXIMUM.value, 'five years', trace)
  const I_q = RL === undefined ? undefined : trace.apply(api653.quarterLife, { RL })
  const external = I_q === undefined ? I_emax : trace.apply(api653.externalVisualInterval, { I_q, I_emax })
  const { internal, limits } = bottomOf(p, trace)
  return {
    interval,
    external,
    internal,
    relief: undefined,
    limits: [
      ...(I_h === undefined
        ? []
        : [{ inspection: THICKNESS, criterion: 'half remaining corrosion allowance life', limit: I_h }]),
      { inspection: THICKNESS, criterion: RL === undefined ? 'rate unknown' : 'maximum', limit: I_max },
      ...(I_q === undefined
        ? []
        : [{ inspection: EXTERNAL, criterion: 'quarter remaining corrosion allowance life', limit: I_q }]),
      { inspection: EXTERNAL, criterion: 'maximum', limit: I_emax },
      ...limits,
    ],
  }
}

/** The first internal inspection while the bottom is not known. */
function bottomOf(p: Tank, trace: Trace): { readonly internal: number; readonly limits: readonly IntervalLimit[] } {
  const [t_b, t_bmin, C_b] = BOTTOM.map((name) => p[name])
  if (t_b === undefined || t_bmin === undefined || C_b === undefined) {
    const read = { symbol: 'I_int', title: 'First internal inspection', source: tanks, clause: '6.4.2.1' }
    const internal = maximum(undefined, read, api653.FIRST_INTERNAL.value, 'bottom rate unknown', trace)
    return { internal, limits: [{ inspection: INTERNAL, criterion: 'first, bottom rate unknown', limit: internal }] }
  }
  const risk = p.internal_interval_basis === 'risk-based'
  const read = { symbol: 'I_imax', title: 'Maximum internal interval', source: tanks, clause: '6.4.2.2' }
  const byRisk = p.release_prevention_barrier
    ? api653.INTERNAL_MAXIMUM_RISK_BASED_BARRIER
    : api653.INTERNAL_MAXIMUM_RISK_BASED
  const years = risk ? byRisk : api653.INTERNAL_MAXIMUM
  const I_imax = maximum(undefined, read, years.value, risk ? 'risk-based' : 'code maximum', trace)
  const RL_b = trace.apply(api653.bottomLife, { t_b, t_bmin, C_b })
  const internal = trace.apply(api653.internalInterval, { RL_b, I_imax })
  return {
    internal,
    limits: [
      { inspection: INTERNAL, criterion: 'bottom life', limit: RL_b },
      { inspection: INTERNAL, criterion: risk ? 'maximum, risk-based' : 'maximum', limit: I_imax },
    ],
  }
}
