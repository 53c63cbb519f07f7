/** The direct solver behind the atlas: the stress check of api-rp-2rd-riser without pressure. */
import { constant, type Source, silent, type Trace } from '@keelson/equations'
import {
  allowableStress,
  stressUtilisation,
  superposedUtilisation,
} from '@keelson/standards/api-rp-2rd-1998/allowable.ts'
import { primaryStresses, riserSection } from '@keelson/standards/api-rp-2rd-1998/primary-stress.ts'
import { apiRp2rd } from '@keelson/standards/api-rp-2rd-1998/source.ts'

export const PARENT = 'modelrepo:api-rp-2rd-riser@1'

const atlasTerms: Source = {
  id: 'Atlas',
  title: `Atlas fixed terms, ${PARENT}`,
  publisher: 'Keelson',
  revision: '1',
}
const FIXED = { source: atlasTerms, clause: 'fixed terms' } as const

export const T_REFERENCE = constant({
  ...FIXED,
  symbol: 'T_r',
  title: 'Reference tension (upper axis limit)',
  value: 2500,
  unit: 'kN',
})
export const M_REFERENCE = constant({
  ...FIXED,
  symbol: 'M_r',
  title: 'Reference moment (upper axis limit)',
  value: 350,
  unit: 'kN*m',
})
/** Two thirds, as it is often rounded. */
export const DESIGN_FACTOR = constant({
  source: apiRp2rd,
  clause: 'section 5, allowable stresses, rounded',
  symbol: 'C_f',
  title: 'Atlas design factor',
  value: 0.67,
  unit: '-',
})

/** SI. */
export interface Pipe {
  readonly outer_diameter: number
  readonly wall_thickness: number
  readonly specified_minimum_yield_strength: number
}
export interface Loads {
  readonly effective_tension: number
  readonly bending_moment: number
}
/** The loads of reference, each alone. */
export const BY_TENSION: Loads = { effective_tension: T_REFERENCE.si, bending_moment: 0 }
export const BY_MOMENT: Loads = { effective_tension: 0, bending_moment: M_REFERENCE.si }

/** Utilisations of a pipe at each load of reference alone. */
export interface Shares {
  readonly u_T: number
  readonly u_M: number
}

/** The utilisation of the parent, its steps in the trace. */
export function solved(asked: Pipe & Loads, trace: Trace): number {
  trace.section(`Direct solver: ${PARENT}`)
  const { outer_diameter: D, wall_thickness: t, effective_tension: T_eff, bending_moment: M } = asked
  const p_i = noPressure(trace, 'p_i', 'Internal pressure')
  const p_e = noPressure(trace, 'p_e', 'External pressure')
  const section = riserSection({ D, t, t_min: t }, trace)
  const { sigma_vM } = primaryStresses(section, { T_eff, M, p_i, p_e }, trace)
  const f_y = asked.specified_minimum_yield_strength
  const sigma_all = trace.apply(allowableStress, { C_f: DESIGN_FACTOR, f_y })
  return trace.apply(stressUtilisation, { sigma_vM, sigma_all })
}

/** The atlas holds it so. */
const noPressure = (trace: Trace, symbol: string, title: string): number =>
  trace.lookup({ ...FIXED, symbol, title, unit: 'MPa', value: 0, cell: 'no pressure in a query' })

export const useAt = (asked: Pipe & Loads): number => solved(asked, silent)

export const sharesOf = (pipe: Pipe): Shares => ({
  u_T: useAt({ ...pipe, ...BY_TENSION }),
  u_M: useAt({ ...pipe, ...BY_MOMENT }),
})

/** Utilisation of any loads by the shares of a pipe. */
export const useOf = (shares: Shares, { effective_tension: T_eff, bending_moment: M }: Loads, trace = silent): number =>
  trace.apply(superposedUtilisation, { ...shares, T_eff, T_r: T_REFERENCE, M, M_r: M_REFERENCE })
