/** The checks of galvanic designs, and what the anode inputs must hold between them. */
import type { Equation } from '@keelson/equations'
import {
  heaviestByGeometry,
  LONG_SLENDER,
  SPENT_FLUSH_WIDTH,
} from '@keelson/standards/dnv-rp-b401-2021/anode-resistance.ts'
import { type Category, hasCategory } from '@keelson/standards/dnv-rp-b401-2021/coating.ts'
import {
  anodeCharge,
  netAnodeMass,
  requiredCharge,
  totalDemand,
  totalOutput,
} from '@keelson/standards/dnv-rp-b401-2021/demand.ts'
import { dnvRpB401 } from '@keelson/standards/dnv-rp-b401-2021/source.ts'
import { fromSI } from '@keelson/units'
import {
  type CheckResult,
  check,
  checkOf,
  type NotChecked,
  openIf,
  outOf,
  type Problem,
  shown,
  shownIn,
  shownLength,
} from '@keelson/workflow'
import type { Design } from './design.ts'
import { type EditionYear, editionOf } from './editions.ts'
import type { Held } from './held.ts'
import type { DesignInputs } from './inputs.ts'
import { SLENDER } from './inputs-anode.ts'
import { potentialEntered } from './potentials.ts'

const called = ({ unit }: Pick<Equation, 'unit'>, title: string) => ({ title, unit })
const ofPhase = (phase: 'Initial' | 'Final') => ({
  criterion: totalOutput,
  demand: called(totalDemand, `${phase} current demand`),
  capacity: called(totalOutput, `${phase} total anode current output`),
})

export const checkSpecs = {
  initial_current: checkOf('electric_current', {
    title: 'Initial anode output',
    ...ofPhase('Initial'),
  }),
  final_current: checkOf('electric_current', {
    title: 'Final anode output',
    ...ofPhase('Final'),
    needs: ['anode_final_exposed_area'],
    reach: [LONG_SLENDER, SPENT_FLUSH_WIDTH],
  }),
  anode_charge: checkOf('electric_charge', {
    title: 'Anode mass over design life',
    criterion: netAnodeMass,
    demand: requiredCharge,
    capacity: anodeCharge,
  }),
  anode_geometry: checkOf('anode_mass', {
    title: 'Anode net mass against geometry',
    criterion: { source: dnvRpB401, clause: '4.8, net mass and dimensions' },
    demand: 'Entered anode net mass',
    capacity: heaviestByGeometry,
    onlyWhen: { anode_type: SLENDER },
  }),
}

export const checksOf = (p: DesignInputs, design: Design, held: Held) => ({
  initial_current: check({ demand: design.demand.initial, capacity: held.initialOutput, ...potentialEntered(p) }),
  ...(held.finalOutput !== undefined && {
    final_current: finalCurrent(
      p,
      design,
      check({ demand: design.demand.final, capacity: held.finalOutput, ...potentialEntered(p) }),
    ),
  }),
  anode_charge: check({ demand: held.chargeTaken, capacity: held.chargeHeld }),
  ...(design.geometry && {
    anode_geometry: check({
      demand: p.anode_net_mass,
      capacity: design.geometry.m_max,
      utilisation: design.geometry.used,
      note: 'utilisation is the relative excess of the entered mass over the geometric mass, divided by the 10 % tolerance',
    }),
  }),
})

/** A spent anode for whose proportions the formula was not made, or that grows as it is spent, shows no pass. */
function finalCurrent(
  p: DesignInputs,
  { shape: { start }, spent }: Design,
  made: CheckResult,
): CheckResult | NotChecked {
  const end = spent?.end
  if (end?.kind === 'long') return openIf('out_of_reach', outOf(LONG_SLENDER, end.L / end.r), made)
  if (start.kind === 'flush' && end?.kind === 'flush')
    return openIf('out_of_reach', outOf(SPENT_FLUSH_WIDTH, end.w / start.w), made)
  return openIf('contradiction', growing(p), made)
}

/** The exposed area shrinks as the alloy is used. */
export function growing({ anode_exposed_area: A, anode_final_exposed_area: A_f }: DesignInputs): string | undefined {
  if (A === undefined || A_f === undefined || A_f <= A) return undefined
  return `{anode_final_exposed_area} ${shownIn(A_f, 'm2')} exceeds the initial exposed area, ${shownIn(A, 'm2')}`
}

type RuledInputs = Pick<
  DesignInputs,
  'anode_radius' | 'anode_insert_radius' | 'anode_net_mass' | 'anode_gross_mass' | 'anode_final_length_factor'
>

/** What the anode inputs must hold between them. */
export function anodeRules(p: RuledInputs): Problem[] {
  const problems: Problem[] = []
  const refuse = (name: string, message: string) => problems.push({ pointer: `/${name}`, message })
  const { anode_radius: r, anode_insert_radius: r_c, anode_net_mass: m, anode_gross_mass: gross } = p
  if (r !== undefined && r <= r_c) {
    refuse('anode_radius', `must exceed {anode_insert_radius}, ${shownLength(r_c)} (entered: ${shownLength(r)})`)
  }
  if (p.anode_final_length_factor === 0) {
    refuse(
      'anode_final_length_factor',
      'must be greater than 0, since zero length means that no anode remains at the end of life (entered: 0)',
    )
  }
  if (gross !== undefined && gross < m) {
    refuse(
      'anode_gross_mass',
      `must be at least {anode_net_mass}, ${shownIn(m, 'kg')} (entered: ${shownIn(gross, 'kg')})`,
    )
  }
  return problems
}

/** Category IV came with the 2021 edition. */
export const categoryRules = (edition: EditionYear, category: Category): Problem[] =>
  hasCategory(editionOf(edition), category)
    ? []
    : [
        {
          pointer: '/coating_category',
          message: `category ${category} is in the 2021 edition only (entered: ${edition} edition)`,
        },
      ]

/** A time, s, in years. */
export const years = (time: number): string => yearsOf(fromSI(time, 'year'))
const yearsOf = (n: number) => `${shown(n, 4)} ${shown(n, 4) === '1' ? 'year' : 'years'}`

const BY = { mass: 'mass', initial: 'initial current', final: 'final current' } as const

/** The answer in one sentence. */
export function sentence(p: DesignInputs, { counts, N, end }: Design, held: Held, own: readonly string[] = []): string {
  const needed = `Required number of anodes ${shown(counts.required, 7)} (${shownIn(p.anode_net_mass, 'kg')} each, governed by ${BY[counts.governing]})`
  const remark = [...(end ? [] : ['The final anode output is not checked']), ...own]
  const both = p.number_of_anodes === undefined ? needed : `${needed}, installed ${shown(N, 7)}`
  const lasts = held.life === undefined ? '' : `, anode life ${years(held.life)} at mean demand`
  return [`${both}${lasts}`, ...remark].join('. ')
}
