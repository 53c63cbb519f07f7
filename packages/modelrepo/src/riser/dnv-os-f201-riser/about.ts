/** What dnv-os-f201-riser answers: the question, the method in words, its assumptions and limits, and what is out of its scope. */
import type { About } from '@keelson/workflow'

const F201 = 'standards/dnv-os-f201-2010'

export const about: About = {
  title: 'DNV-OS-F201 dynamic riser limit states',
  question:
    'Does this metallic riser hold its limit states along its length: burst, hoop buckling, propagating buckling, combined loading?',
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
  ],
  assumptions: [
    'Tension, moment and pressures of a station act together: the caller sends the load case that governs.',
    'Yield and tensile strength are characteristic ones, de-rated for temperature.',
    'The pipe is the same at all stations.',
    'The moment is the resultant of both planes; the sign of its parts matters between them only.',
    'The combined criterion takes the design pressure inside where it is the larger one, else the smallest internal pressure.',
    'Condition factors on load effects other than that of the moment are 1: raise the loads where the standard asks for another.',
    'Combined utilisations are left sides of a criterion, and do not grow in proportion to the loads.',
  ],
  validity: [
    'Bending resistance and propagating pressure were tested for D/t up to 45. Above it neither of their checks passes. Above 60 no strain hardening is considered.',
    'The design effective tension is not negative. Under effective compression the combined check does not pass.',
    'The flow stress parameter is not capped, as the pipeline code does at 1.20; above that the run warns.',
    'Where the net internal pressure alone is beyond the burst resistance the combined criterion has no number, and fails.',
    'Clauses and coefficients follow public descriptions, not the print: compare them with the edition in force.',
  ],
  notChecked: [
    'Global buckling under effective compression',
    'Fatigue, serviceability limits of shape and clearance, and accidental events with their frequencies',
    'Spacing of buckle arrestors and the pressure at which a buckle crosses them',
    'De-rating by temperature: give de-rated strengths',
    'Combined loading of the emptied riser where operation has net internal pressure: a run of its own',
    'Connectors, tapered joints and flexible pipe',
  ],
}
