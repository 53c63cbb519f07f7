/** The method in the contract's words. */
import type { MethodStep } from '@keelson/workflow'

const F201 = 'standards/dnv-os-f201-2010'

export const method: readonly MethodStep[] = [
  {
    title: 'Stations',
    text: 'Every station is checked by itself. Pressures and loads may be one number for all stations or one for each; results are lists where any of them is a list.',
    module: 'modelrepo/riser/dnv-os-f201-riser/calculate.ts',
  },
  {
    title: 'Design load effects',
    text: 'As given, or functional, environmental and accidental parts with the factors of the limit state. In the ultimate limit state a part that reduces the whole takes the inverse of its factor, tension and moment each by itself; accidental parts do not enter it. The moment is multiplied by its condition factor.',
    module: `${F201}/load-effects.ts`,
  },
  {
    title: 'Walls',
    text: 'The thinnest wall, less tolerance and corrosion, for bursting and collapse; the average one, less corrosion, for the rest.',
    module: `${F201}/resistance.ts`,
  },
  {
    title: 'Bursting',
    text: 'Local incidental pressure less external pressure, against the burst resistance of the thinnest wall over the factors of material and safety class.',
    module: `${F201}/limit-states.ts`,
  },
  {
    title: 'Collapse',
    text: 'External pressure less the smallest internal one, against the smallest root of the collapse cubic of the thinnest wall, at every station, whatever the branch.',
    module: `${F201}/collapse.ts`,
  },
  {
    title: 'Propagating buckling',
    text: 'The same pressure against that at which a buckle runs along the average wall, with its condition factor.',
    module: `${F201}/collapse.ts`,
  },
  {
    title: 'Plastic resistances',
    text: 'Moment and tension of the average wall with the flow stress parameter, which grows with the hoop stress and falls with D/t. The fabrication factor has no part in them.',
    module: `${F201}/resistance.ts`,
  },
  {
    title: 'Combined loading',
    text: 'With net internal pressure the moment to the first power, lessened by the pressure, and the square of the tension; with net external pressure the square of both together, with that of the pressure over the collapse resistance.',
    module: `${F201}/limit-states.ts`,
  },
  {
    title: 'Working stress design',
    text: 'The same criteria without factors against the square of the usage factor, of unfactored loads where parts are given. Information beside the verdict.',
    module: `${F201}/limit-states.ts`,
  },
]
