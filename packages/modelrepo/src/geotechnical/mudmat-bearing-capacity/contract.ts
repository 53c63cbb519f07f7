/** Mudmat bearing capacity: what the workflow is, takes, gives and does not do. */
import { terzaghiPeck } from '@keelson/physics/soil/consolidation.ts'
import { poulosDavis } from '@keelson/physics/soil/stress-under-rectangle.ts'
import { apiRp2geo, en1997 } from '@keelson/standards/api-rp-2geo-2011/source.ts'
import { defineContract } from '@keelson/workflow'
import { checks } from './checks.ts'
import { method } from './method.ts'
import { charts, figures, tables } from './outputs.ts'
import { inputs } from './params.ts'
import { rules } from './rules.ts'
import { values } from './values.ts'
import { warnings } from './warnings.ts'

export const contract = defineContract({
  id: 'mudmat-bearing-capacity',
  version: 1,
  status: 'stable',
  title: 'Mudmat bearing, sliding and overturning capacity (VHM)',
  question:
    'Does the ground carry this mudmat under its vertical load, horizontal load and moment, and how much does it settle?',
  askedAs: [
    'Will the mudmat fail in bearing on soft clay?',
    'Does the PLET mat slide under the jumper loads?',
    'How big a mat does a manifold of 200 t need on 5 kPa clay?',
    'What VH capacity has a skirted mat of 7 by 10 m?',
    'How much will the mudmat settle by consolidation?',
    'VHM envelope of a shallow foundation under eccentric load: does the PLEM or manifold overturn or sink in?',
  ],
  routes: [{ domain: 'subsea-pipelines-integrity', subdomain: 'geotechnical' }],
  standards: [
    {
      source: apiRp2geo,
      section: 'section 7 and annex A; ISO 19901-4 (2016) and DNV-RP-C212 have the same expressions',
    },
    { source: en1997, section: '6.5.4, eccentric loads' },
    { source: poulosDavis, section: 'uniform vertical load on a rectangle' },
    { source: terzaghiPeck, section: 'one-dimensional compression' },
  ],
  kind: 'calculation',
  cost: 'instant',
  params: inputs,
  rules,
  values,
  answers: [
    'bearing_utilisation',
    'sliding_utilisation',
    'overturning_factor',
    'immediate_settlement',
    'consolidation_settlement',
    'ultimate_vertical_capacity',
    'sliding_capacity',
  ],
  checks,
  tables,
  charts,
  figures,
  deliverables: [],
  method,
  assumptions: [
    'Loads are resolved at base level, the weight of the mat in water is in the vertical one, and the mat is stiff.',
    'The whole horizontal load acts on the effective area for bearing, what the soil before the skirts takes included: on the safe side.',
    'Base and seabed are level.',
    'The strength is even along the base, and below it even or increasing; the friction angle fits the stress below the base.',
    'Skirts are close enough for failure at their tips.',
    'Consolidation is one-dimensional, below the middle of the mat under its mean pressure, and complete.',
  ],
  validity: [
    "Strength gradients up to k B'/s_u0 = 10, where the table of the shape coefficient ends; beyond, the request is refused. Towards an even strength the fit of F ends at 1.007, so that a tiny gradient adds 0.7 % to the pressure.",
    'Friction angles from 20 to 50 deg.',
    'Embedment up to the width; bearing of a deeper base is not assessed.',
    'Loads within the base; an eccentricity above a third of a side fails in overturning.',
    'Clauses and coefficients follow public descriptions and an open implementation of API RP 2GEO (2011 with Addendum 1, 2014): compare them with the print.',
  ],
  warnings,
  notChecked: [
    'Punch-through into a weaker layer, and squeezing of a thin soft one',
    'Circular mats, perforated and lattice mats',
    'Uplift, suction and breakout; torsion; the whole yield surface of V, H, M and T',
    'Cyclic and dynamic loads, scour, penetration of skirts and impact at installation',
    'The mat as a structure: its bending and its welds',
    'Settlement with time, and limits of settlement and tilt, which the connections set',
  ],
})
