/**
 * Hoop buckling and propagating buckling under external pressure. DNV-OS-F201 (2010) section 5 D has the cubic of the
 * pipeline code, so its equations are those, under the name of the riser standard.
 */
import { reachRange, type Trace } from '@keelson/equations'
import * as f101 from '../dnv-st-f101-2021/collapse.ts'
import * as running from '../dnv-st-f101-2021/propagation.ts'
import { named } from './source.ts'

const HOOP = 'section 5 D, hoop buckling'

export const elasticCollapsePressure = named(f101.elasticCollapsePressure, HOOP)
export const plasticCollapsePressure = named(f101.plasticCollapsePressure, HOOP)
export const cubicSquareTerm = named(f101.cubicSquareTerm, HOOP)
export const cubicLinearTerm = named(f101.cubicLinearTerm, HOOP)
export const cubicConstantTerm = named(f101.cubicConstantTerm, HOOP)
export const reducedLinear = named(f101.reducedLinear, HOOP)
export const reducedConstant = named(f101.reducedConstant, HOOP)
export const rootAngle = named(f101.rootAngle, HOOP)
export const reducedRoot = named(f101.reducedRoot, HOOP)
export const collapsePressure = named(f101.collapsePressure, HOOP)
export const collapseCubic = named(f101.collapseCubic, HOOP)
export const propagationPressure = named(running.propagationPressure, 'section 5 D, propagating buckling')
/** The end of the pipeline code; thick risers are common, and the riser standard names no lower end. */
export const PROPAGATION_D_OVER_T = reachRange({
  symbol: 'D/t_2',
  title: 'D/t based on average wall thickness',
  unit: '-',
  to: running.PROPAGATION_D_OVER_T_HIGH.value,
  unsafe: 'above',
  because: 'the propagation pressure formula is valid only for D/t up to 45',
  source: running.PROPAGATION_D_OVER_T_HIGH.source,
  clause: running.PROPAGATION_D_OVER_T_HIGH.clause,
})
export const OVALITY_FLOOR = { ...f101.OVALITY_FLOOR, source: propagationPressure.source, clause: HOOP }

/** Which of the characteristic walls, and what its steps are marked by. */
export type Wall = 't_1' | 't_2'

const OURS: ReadonlyMap<unknown, unknown> = new Map<unknown, unknown>([
  [f101.elasticCollapsePressure, elasticCollapsePressure],
  [f101.plasticCollapsePressure, plasticCollapsePressure],
  [f101.cubicSquareTerm, cubicSquareTerm],
  [f101.cubicLinearTerm, cubicLinearTerm],
  [f101.cubicConstantTerm, cubicConstantTerm],
  [f101.reducedLinear, reducedLinear],
  [f101.reducedConstant, reducedConstant],
  [f101.rootAngle, rootAngle],
  [f101.reducedRoot, reducedRoot],
  [f101.collapsePressure, collapsePressure],
  [f101.collapseCubic, collapseCubic],
])
/** What both walls have in common. */
const COMMON: ReadonlySet<string> = new Set(['E', 'nu', 'D', 'f_y', 'alpha_fab', 'f_0'])

/** Elastic, plastic and characteristic collapse pressure of one of the walls, Pa. */
export const collapseOf = (pipe: f101.CollapsePipe, wall: Wall, trace: Trace): f101.Collapse =>
  f101.systemCollapse(pipe, underOurName(trace, wall))

function underOurName(trace: Trace, wall: Wall): Trace {
  const mark = wall === 't_1' ? '1' : '2'
  const symbolOf = (name: string) => (name === 't_1' ? wall : COMMON.has(name) ? name : `${name}_${mark}`)
  return {
    ...trace,
    apply: (equation, args) =>
      trace.apply((OURS.get(equation) ?? equation) as typeof equation, args, {
        as: symbolOf(equation.symbol),
        rename: Object.fromEntries(Object.keys(equation.where).map((name) => [name, symbolOf(name)])),
      }),
  }
}
