/** What dnv-os-f201-riser answers: the question, the method in words, its assumptions and limits, and what is out of its scope. */
import type { About } from '@keelson/workflow'

const F201 = 'standards/dnv-os-f201-2010'

export const about: About = {
  title: 'DNV-OS-F201 dynamic riser limit states',
  question:
    'Is the metallic riser adequate for burst, collapse, propagating buckling and combined loading to DNV-OS-F201?',
  askedAs: [
    'Check a dynamic riser by DNV-OS-F201, combined loading by LRFD.',
    'Does a buckle propagate along the emptied riser, or do arrestors stop it, by F201?',
    'Combined bending, tension and pressure of a metallic riser, safety class high?',
    'WSD usage factor of a riser section under tension and bending?',
    'Design load effects of a riser: functional and environmental tension in ULS?',
    'LRFD code check of a riser section: burst, collapse under net external pressure and hoop buckling in ULS and ALS',
  ],
  method: [
    {
      title: 'Stations',
      text: 'Each station is checked separately. Pressures and loads are entered as one value for all stations or one per station, and results are listed accordingly.',
      module: 'modelrepo/riser/dnv-os-f201-riser/calculate.ts',
    },
    {
      title: 'Design load effects',
      text: 'Design loads are entered, or combined from functional, environmental and accidental components with the limit state factors. In the ultimate limit state the factor is inverted for a component that reduces the total, separately for tension and moment. Accidental components are not included in the ultimate limit state. The moment is multiplied by its condition factor.',
      module: `${F201}/load-effects.ts`,
    },
    {
      title: 'Wall thicknesses',
      text: 'The minimum wall thickness (less tolerance and corrosion) is used for bursting and collapse. The average wall thickness (less corrosion) is used for the other limit states.',
      module: `${F201}/resistance.ts`,
    },
    {
      title: 'Bursting',
      text: 'Local incidental pressure less external pressure is compared with the burst resistance for the minimum wall thickness, divided by the material and safety class factors.',
      module: `${F201}/limit-states.ts`,
    },
    {
      title: 'Collapse',
      text: 'External pressure less minimum internal pressure is compared with the smallest root of the collapse cubic equation for the minimum wall thickness. This applies at all stations, whichever pressure governs combined loading.',
      module: `${F201}/collapse.ts`,
    },
    {
      title: 'Propagating buckling',
      text: 'The same net pressure is compared with the propagation pressure for the average wall thickness, including its condition factor.',
      module: `${F201}/collapse.ts`,
    },
    {
      title: 'Plastic resistances',
      text: 'Moment and tension resistances are calculated from the average wall thickness and the flow stress parameter, which increases with hoop stress and decreases with D/t. The fabrication factor is not applied.',
      module: `${F201}/resistance.ts`,
    },
    {
      title: 'Combined loading',
      text: 'With net internal pressure, the pressure-reduced moment term is linear and the tension term is squared. With net external pressure, the combined moment and tension term is squared and added to the square of the ratio of pressure to collapse resistance.',
      module: `${F201}/limit-states.ts`,
    },
    {
      title: 'Working stress design',
      text: 'The same criteria are evaluated without load and resistance factors and compared with the square of the usage factor. Unfactored loads are used if load components are entered. The result is for information.',
      module: `${F201}/limit-states.ts`,
    },
  ],
  assumptions: [
    'Tension, moment and pressures at a station act simultaneously. The governing load case is entered.',
    'Yield and tensile strengths are characteristic values, derated for temperature.',
    'The pipe is the same at all stations.',
    'The moment is the resultant of the moments in both planes. Its sign affects only the combination of load components.',
    'The combined criterion uses the internal design pressure if it exceeds the external pressure, otherwise the minimum internal pressure.',
    'Load effect condition factors other than the moment factor are 1. If another applies, the loads are increased before entry.',
    'Combined utilisations are the left-hand side of the criterion and are not proportional to the loads.',
  ],
  validity: [
    'Bending resistance and propagation pressure are valid for D/t ≤ 45. Above 45 neither check passes. Above 60 no strain hardening is considered.',
    'Valid for non-negative design effective tension. Under effective compression the combined check does not pass.',
    'The flow stress parameter is not limited to 1.20 as in the pipeline code. Above 1.20 a warning is issued.',
    'If the net internal pressure alone exceeds the burst resistance, the combined criterion is not defined and the check fails.',
    'Clauses and coefficients are taken from published descriptions. Verify against the edition in force before issue.',
  ],
  notChecked: [
    'Global buckling under effective compression',
    'Fatigue, serviceability limits on shape and clearance, and accidental events with their frequencies',
    'Buckle arrestor spacing and crossover pressure',
    'Temperature derating; enter derated strengths',
    'Combined loading of the emptied riser if the net pressure in operation is internal; requires a separate run',
    'Connectors, tapered joints and flexible pipe',
  ],
}
