/** The factors that have no default of their own: as given, or as the code prints them. */
import type { Trace } from '@keelson/equations'
import { F_D_PIPELINE } from '@keelson/standards/api-rp-1111-2015/burst.ts'
import { COMBINED_OPERATIONAL } from '@keelson/standards/api-rp-1111-2015/longitudinal.ts'
import { F_D_DESIGN } from '@keelson/standards/api-std-2rd-2013/burst.ts'
import { F_D_OPERATING } from '@keelson/standards/api-std-2rd-2013/combined.ts'
import type { Params } from './inputs.ts'
import { RP1111, sourceOf } from './modes.ts'

export interface Factors {
  /** On the burst pressure: f_d of API RP 1111, F_D of API STD 2RD. */
  readonly internal: number
  /** Limit of the combined load. */
  readonly combined: number
  /** Limit of the combined load that the code prints for operation. */
  readonly operational: number
}

export function factorsOf(p: Params, trace: Trace): Factors {
  trace.section('Factors')
  const rp1111 = p.code === RP1111
  const base = { unit: '-', source: sourceOf(p.code) } as const
  const internal =
    p.internal_pressure_design_factor ??
    trace.lookup({
      ...base,
      symbol: 'f_d',
      title: 'Internal pressure design factor',
      clause: rp1111 ? '4.3.1' : 'section 5, burst',
      value: (rp1111 ? F_D_PIPELINE : F_D_DESIGN).value,
      cell: rp1111 ? 'pipeline' : 'design',
    })
  const given = p.combined_load_factor
  const operational = trace.lookup({
    ...base,
    symbol: given === undefined ? 'f_l' : 'f_l_op',
    title: given === undefined ? 'Limit of the combined load' : 'Limit of the combined load, as printed for operation',
    clause: rp1111 ? '4.3.1.2' : '5.4.3.2, Method 1',
    value: (rp1111 ? COMBINED_OPERATIONAL : F_D_OPERATING).value,
    cell: 'operational',
  })
  return { internal, combined: given ?? operational, operational }
}
