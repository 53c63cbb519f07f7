/** The nodes of the system, and the inputs that a sensitivity varies. */
import { NODAL } from '../_shared/nodal/modes.ts'

export const BOTTOMHOLE = 'bottomhole'
export const WELLHEAD = 'wellhead'
export const SEPARATOR = 'separator'

export const PARAMETERS = [
  'tubing_inner_diameter',
  'wellhead_pressure',
  'separator_pressure',
  'flowline_inner_diameter',
  'choke_size',
  'reservoir_pressure',
  'productivity_index',
  'skin',
  'water_cut',
  'gas_oil_ratio',
] as const
export type Parameter = (typeof PARAMETERS)[number]

export const isNodal = (p: { readonly analysis: string }): boolean => p.analysis === NODAL
