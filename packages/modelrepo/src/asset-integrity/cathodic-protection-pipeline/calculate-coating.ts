/** Current density and coating breakdown of the line, tabled or as given. */
import { reachRule, silent, type Trace } from '@keelson/equations'
import {
  breakdownAlongPipe,
  finalBreakdown,
  jointRatio,
  meanBreakdown,
  weightedBreakdown,
} from '@keelson/standards/dnv-rp-f103-2019/breakdown.ts'
import { type CoatingTable, coatingRow, readCoating } from '@keelson/standards/dnv-rp-f103-2019/coatings.ts'
import { meanCurrentDensity } from '@keelson/standards/dnv-rp-f103-2019/current-density.ts'
import { dnvRpF103 } from '@keelson/standards/dnv-rp-f103-2019/source.ts'
import { toSI } from '@keelson/units'
import { against, given, type Left, shownTemperature } from '@keelson/workflow'
import type { Params } from './inputs.ts'
import { editionOf } from './modes-edition.ts'

export interface Breakdown {
  /** At the start of life, by the tables. */
  readonly initial: number
  /** Growth of the initial one, 1/s, by the tables. */
  readonly yearly: number
  readonly mean: number
  /** As used for demands. */
  readonly final: number
  /** As used for the distribution of anodes along the pipe. */
  readonly along: Along
  /** By the tables, where a factor given replaces it. */
  readonly tabledFinal: number
  /** Of the field joints alone at the end of life; undefined where there are none. */
  readonly finalJoint: number | undefined
}

export interface Along {
  readonly factor: number
  /** What the factor is called where it differs from that of the demands. */
  readonly as: 'f_prime' | undefined
}

/** Mean current density, A/m2. */
export const densityOf = (p: Params, trace: Trace): number => p.mean_current_density ?? tabledDensity(p, trace)

export const tabledDensity = (p: Params, trace: Trace): number =>
  meanCurrentDensity(
    { edition: editionOf(p.edition), exposure: p.exposure, temperature: p.internal_fluid_temperature },
    trace,
  )

/** Breakdown factors of the whole surface. */
export function breakdownOf(p: Params, trace: Trace): Breakdown {
  const joints = p.field_joint_area_fraction > 0
  const linepipe = part(editionOf(p.edition).linepipe, p.linepipe_coating, joints ? '_lp' : '', p, trace)
  const tabledTrace = p.final_coating_breakdown_factor === undefined ? trace : silent
  if (!joints) {
    const mean = linepipe.mean(trace)
    const tabledFinal = linepipe.final(tabledTrace)
    const final = finalOf(p, tabledFinal)
    return {
      initial: linepipe.a,
      yearly: linepipe.b,
      mean,
      tabledFinal,
      final,
      along: same(final),
      finalJoint: undefined,
    }
  }
  const { field_joint_coating } = given(p, 'field_joint_coating')
  const joint = part(editionOf(p.edition).fieldJoints, field_joint_coating, '_fj', p, trace)
  const r = p.field_joint_area_fraction
  const weigh = (f_lp: number, f_fj: number, of: 'cm' | 'cf', into: Trace) =>
    into.apply(
      weightedBreakdown,
      { r, f_lp, f_fj },
      { as: `f_${of}`, rename: { f_lp: `f_${of}_lp`, f_fj: `f_${of}_fj` }, title: `${TITLES[of]}, whole surface` },
    )
  const mean = weigh(linepipe.mean(trace), joint.mean(trace), 'cm', trace)
  const finalJoint = joint.final(tabledTrace)
  const finalLinepipe = linepipe.final(tabledTrace)
  const tabledFinal = weigh(finalLinepipe, finalJoint, 'cf', tabledTrace)
  const initial = weightedBreakdown.evaluateSI({ r, f_lp: linepipe.a, f_fj: joint.a })
  const yearly = weightedBreakdown.evaluateSI({ r, f_lp: linepipe.b, f_fj: joint.b })
  const final = finalOf(p, tabledFinal)
  const replaced = p.final_coating_breakdown_factor !== undefined
  const along = replaced ? same(final) : alongPipe(r, finalLinepipe, finalJoint, trace)
  return { initial, yearly, mean, tabledFinal, final, along, finalJoint }
}

const same = (factor: number): Along => ({ factor, as: undefined })

function alongPipe(r: number, f_lp: number, f_fj: number, trace: Trace): Along {
  const r_L = trace.apply(jointRatio, { r })
  const rename = { f_lp: 'f_cf_lp', f_fj: 'f_cf_fj' }
  return { factor: trace.apply(breakdownAlongPipe, { r_L, f_lp, f_fj }, { rename }), as: 'f_prime' }
}

const TITLES = { cm: 'Mean breakdown factor', cf: 'Final breakdown factor' } as const

const finalOf = (p: Params, tabled: number): number => p.final_coating_breakdown_factor ?? tabled

function part(table: CoatingTable, name: string, suffix: string, { design_life: t_f }: Params, trace: Trace) {
  const { a, b } = readCoating(table, name, suffix, trace)
  const rename = { a: `a${suffix}`, b: `b${suffix}` }
  return {
    a,
    b,
    mean: (into: Trace) =>
      into.apply(meanBreakdown, { a, b, t_f }, { as: `f_cm${suffix}`, rename, title: `${TITLES.cm}, ${name}` }),
    final: (into: Trace) =>
      into.apply(finalBreakdown, { a, b, t_f }, { as: `f_cf${suffix}`, rename, title: `${TITLES.cf}, ${name}` }),
  }
}

/** The tables give tentative factors up to a temperature of each coating. */
export const COATING_TEMPERATURE = reachRule({
  title: 'Fluid temperature within coating limits',
  because: 'the tabulated breakdown factors do not apply at higher temperatures',
  source: dnvRpF103,
  clause: 'Tables A-1 and A-2; 2010 edition A.1 and A.2',
})

/** Coatings whose fluid is hotter than their table allows, and the inputs that name them. */
export function coatingsTooHot(p: Params): readonly { readonly said: string; readonly input: string }[] {
  const { linepipe, fieldJoints } = editionOf(p.edition)
  const line = tooHot(p, linepipe, p.linepipe_coating, 'linepipe_coating')
  if (p.field_joint_area_fraction === 0 || p.field_joint_coating === undefined) return line
  return [...line, ...tooHot(p, fieldJoints, p.field_joint_coating, 'field_joint_coating')]
}

function tooHot(p: Params, table: CoatingTable, name: string, input: string) {
  const found = coatingRow(table, name)
  if (found?.hottest === undefined) return []
  const hottest = toSI(found.hottest, 'degC')
  if (p.internal_fluid_temperature <= hottest) return []
  const remark = found.remark === undefined ? '' : ` (${found.remark})`
  const above = `fluid temperature ${shownTemperature(p.internal_fluid_temperature)} exceeds ${shownTemperature(hottest)}`
  const source = `${table.table}, ${table.edition.year} edition`
  return [{ said: `${above}, the maximum for ${name} (${source})${remark}`, input }]
}

/** What the breakdown of the coatings rests on; a final factor that is entered replaces that of the tables. */
export const hotCoating = (p: Params): Left | undefined => against(COATING_TEMPERATURE, coatingsTooHot(p)[0]?.said)
