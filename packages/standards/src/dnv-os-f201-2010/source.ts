/** The standard that this folder holds, and how it names the equations that it has in common with the pipeline code. */
import { type Constant, constant, type Equation, type Source, type Where } from '@keelson/equations'
import { GAMMA_SC_LB } from '../dnv-st-f101-2021/collapse.ts'
import * as f101 from '../dnv-st-f101-2021/source.ts'

export const dnvOsF201: Source = {
  id: 'DNV-OS-F201',
  title: 'Dynamic risers',
  publisher: 'DNV',
  revision: '2010',
  read: 'public descriptions',
}

export type SafetyClass = 'low' | 'normal' | 'high'
export type LimitState = 'ULS' | 'ALS' | 'SLS'

/** An equation of the pipeline code under the name of the riser standard. */
export const named = <W extends Where>(equation: Equation<W>, clause: string): Equation<W> => ({
  ...equation,
  source: dnvOsF201,
  clause,
})

const classFactor = (value: number, of: SafetyClass): Constant =>
  constant({
    symbol: 'gamma_SC',
    title: `Safety class resistance factor, ${of}`,
    value,
    unit: '-',
    source: dnvOsF201,
    clause: 'table 5-3',
  })
/** Those of local buckling in the pipeline code, not those of its pressure containment. */
export const GAMMA_SC: Readonly<Record<SafetyClass, Constant>> = {
  low: classFactor(GAMMA_SC_LB.low, 'low'),
  normal: classFactor(GAMMA_SC_LB.medium, 'normal'),
  high: classFactor(GAMMA_SC_LB.high, 'high'),
}

const MATERIAL = { symbol: 'gamma_m', unit: '-', source: dnvOsF201, clause: 'table 5-4' } as const
export const GAMMA_M = constant({
  ...MATERIAL,
  title: 'Material resistance factor, ultimate and accidental limit states',
  value: f101.GAMMA_M.value,
})
export const GAMMA_M_SLS = constant({
  ...MATERIAL,
  title: 'Material resistance factor, serviceability limit state',
  value: 1,
})
export const materialFactor = (of: LimitState): Constant => (of === 'SLS' ? GAMMA_M_SLS : GAMMA_M)

const usage = (value: number, of: SafetyClass): Constant =>
  constant({
    symbol: 'eta',
    title: `Usage factor, ${of}`,
    value,
    unit: '-',
    source: dnvOsF201,
    clause: 'section 5, usage factors',
  })
/** Of working stress design. */
export const ETA: Readonly<Record<SafetyClass, Constant>> = {
  low: usage(0.83, 'low'),
  normal: usage(0.79, 'normal'),
  high: usage(0.75, 'high'),
}
