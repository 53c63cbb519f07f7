/** The inputs of manifold cathodic protection: those of every structure, its wells, and steel that hydrogen can crack. */
import { SUBSEA_WELL_DRAIN } from '@keelson/standards/dnv-rp-b401-2021/demand.ts'
import { choice, grouped, optional, type ParamsOf, quantity } from '@keelson/workflow'
import { structureGroups } from '../_shared/cathodic-protection/structure.ts'
import { wellParams } from '../_shared/cathodic-protection/wells.ts'

/** Corrosion-resistant alloys that hydrogen can crack at the potentials of galvanic anodes. */
export const CRACKING = ['13Cr', '22Cr', '25Cr'] as const

const ALLOYS = { none: 'None', '13Cr': '13Cr martensitic', '22Cr': '22Cr duplex', '25Cr': '25Cr superduplex' } as const

const crackingParams = {
  cra_material: choice(ALLOYS, {
    title: 'CRA in contact',
    description:
      'Most sensitive corrosion-resistant alloy polarised by the anodes: 13Cr martensitic, 22Cr duplex or 25Cr superduplex steel.',
    default: 'none',
  }),
  cra_potential_limit: optional(
    quantity('protection_potential', {
      title: 'CRA potential limit',
      description:
        'Most negative permitted potential of the alloy against Ag/AgCl/seawater, from the designer. No default, since it depends on stress, weld and microstructure. −0.85 V is recommended for 13Cr and duplex steel (CEBELCOR RT.328, 2003).',
      symbol: 'E_H',
      below: 0,
      example: -0.85,
      usedWhen: { cra_material: CRACKING },
    }),
  ),
}
export const inputs = grouped({
  ...structureGroups,
  Wells: wellParams(SUBSEA_WELL_DRAIN.value),
  'Hydrogen-induced stress cracking': crackingParams,
})
export type Params = ParamsOf<typeof inputs>
