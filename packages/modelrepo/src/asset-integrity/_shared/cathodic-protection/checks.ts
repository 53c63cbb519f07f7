/** The checks of galvanic designs. */
import { MASS_TOLERANCE } from '@keelson/standards/dnv-rp-b401-2021/anode-resistance.ts'
import { type Category, hasCategory } from '@keelson/standards/dnv-rp-b401-2021/coating.ts'
import { dnvRpB401 } from '@keelson/standards/dnv-rp-b401-2021/source.ts'
import { fromSI } from '@keelson/units'
import { check, notChecked, type Problem, shown } from '@keelson/workflow'
import type { Design } from './design.ts'
import { type EditionYear, editionOf } from './editions.ts'
import type { Held } from './held.ts'
import type { DesignInputs } from './inputs.ts'

const source = dnvRpB401

export const checkSpecs = {
  initial_current: {
    title: 'Anode output at the start of life',
    source,
    clause: '4.8 anode current output',
    demand: 'Initial current demand',
    capacity: 'Initial output of all anodes',
    unit: 'A',
  },
  final_current: {
    title: 'Anode output at the end of life',
    source,
    clause: '4.8 anode current output',
    demand: 'Final current demand',
    capacity: 'Final output of all anodes',
    unit: 'A',
  },
  anode_charge: {
    title: 'Anode mass over the life',
    source,
    clause: '4.7 anode mass',
    demand: 'Charge that the life takes',
    capacity: 'Charge that all anodes hold',
    unit: 'Ah',
  },
  anode_geometry: {
    title: 'Net mass that the geometry can hold',
    source,
    clause: '4.8 net mass and dimensions',
    demand: 'Stated net mass',
    capacity: 'Mass by geometry and 10 %',
    unit: 'kg',
  },
} as const

export const checksOf = (p: DesignInputs, { demand, geometry }: Design, held: Held) => ({
  initial_current: check({ demand: demand.initial, capacity: held.initialOutput }),
  final_current:
    held.finalOutput === undefined
      ? notChecked('the final exposed area of the anode is not given')
      : check({ demand: demand.final, capacity: held.finalOutput }),
  anode_charge: check({ demand: held.chargeTaken, capacity: held.chargeHeld }),
  anode_geometry: geometry
    ? check({
        demand: p.anode_net_mass,
        capacity: geometry.m_max,
        utilisation: Math.max(0, p.anode_net_mass / geometry.m_g - 1) / MASS_TOLERANCE.value,
        note: 'utilisation of the 10 % that the mass may lie above the geometry',
      })
    : notChecked('length, width and exposed area do not give the volume of a flush or bracelet anode'),
})

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
    refuse('anode_radius', `must be more than the radius of the insert, ${shown(r_c)} m; read ${shown(r)} m`)
  }
  if (p.anode_final_length_factor === 0) {
    refuse('anode_final_length_factor', 'must be more than 0: at 0 nothing is left of the anode; read 0')
  }
  if (gross !== undefined && gross < m) {
    refuse('anode_gross_mass', `must be at least the net mass, ${shown(m)} kg; read ${shown(gross)} kg`)
  }
  return problems
}

/** Category IV came with the 2021 edition. */
export const categoryRules = (p: { readonly edition: EditionYear; readonly coating_category: Category }): Problem[] =>
  hasCategory(editionOf(p.edition), p.coating_category)
    ? []
    : [
        {
          pointer: '/coating_category',
          message: `IV stands in the 2021 edition only; read IV with edition ${p.edition}`,
        },
      ]

const BY = { mass: 'mass', initial: 'the initial current', final: 'the final current' } as const

/** The answer in one sentence. */
export function sentence(
  p: DesignInputs,
  { counts, N, geometry, end }: Design,
  held: Held,
  own: readonly string[] = [],
): string {
  const needed = `${counts.required} anodes of ${shown(p.anode_net_mass)} kg needed, by ${BY[counts.governing]}`
  const impossible = geometry && p.anode_net_mass > geometry.m_max
  const remark = [
    ...(impossible ? ['an anode of this geometry cannot weigh that much'] : []),
    ...(end ? [] : ['the end of life is not checked']),
    ...own,
  ]
  const both = p.number_of_anodes === undefined ? needed : `${needed}; ${N} installed`
  const lasts =
    held.life === undefined
      ? ''
      : `, and the alloy lasts ${shown(Number(fromSI(held.life, 'year').toPrecision(3)))} years at the mean demand`
  return [`${both}${lasts}`, ...remark].join('; ')
}
