/** DNV-OS-F201 dynamic riser limit states: what the workflow is, takes, gives and does not do. */
import { dnvOsF201 } from '@keelson/standards/dnv-os-f201-2010/source.ts'
import { dnvStF101 } from '@keelson/standards/dnv-st-f101-2021/source.ts'
import { defineContract } from '@keelson/workflow'
import { checks } from './checks.ts'
import { method } from './method.ts'
import { charts, figures, tables } from './outputs.ts'
import { inputs } from './params.ts'
import { rules } from './rules.ts'
import { values } from './values.ts'
import { warnings } from './warnings.ts'

export const contract = defineContract({
  id: 'dnv-os-f201-riser',
  version: 1,
  status: 'stable',
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
  routes: [{ domain: 'floating-marine', subdomain: 'riser' }],
  standards: [
    {
      source: dnvOsF201,
      section:
        '5 bursting, hoop and propagating buckling, combined loading; DNVGL-ST-F201 (2018) has the same equations',
    },
    { source: dnvStF101, section: '5.4.4 and 5.4.5, whose equations of collapse and propagation are the same' },
  ],
  kind: 'calculation',
  cost: 'instant',
  params: inputs,
  rules,
  values,
  answers: [
    'governing_utilisation',
    'governing_limit_state',
    'combined_utilisation',
    'bursting_utilisation',
    'collapse_utilisation',
    'propagation_utilisation',
    'collapse_resistance',
    'burst_resistance',
  ],
  checks,
  tables,
  charts,
  figures,
  deliverables: [],
  method,
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
  warnings,
  notChecked: [
    'Global buckling under effective compression',
    'Fatigue, serviceability limits of shape and clearance, and accidental events with their frequencies',
    'Spacing of buckle arrestors and the pressure at which a buckle crosses them',
    'De-rating by temperature: give de-rated strengths',
    'Combined loading of the emptied riser where operation has net internal pressure: a run of its own',
    'Connectors, tapered joints and flexible pipe',
  ],
})
