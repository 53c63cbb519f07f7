/** Hydrodynamic coefficients: what the workflow is, takes, gives and does not do. */

import { hulme } from '@keelson/physics/added-mass/hemisphere-equations.ts'
import { lamb } from '@keelson/physics/added-mass/spheroid.ts'
import { macCamyFuchs } from '@keelson/physics/added-mass/vertical-cylinder.ts'
import {
  asymmetry,
  causalityGap,
  causalRows,
  cummins,
  negativeDamping,
  ogilvie,
} from '@keelson/physics/radiation/equations.ts'
import { ENERGY_TOLERANCE, energyGap } from '@keelson/physics/strip-theory/section-equations.ts'
import { frank1967, lewis1929, newman } from '@keelson/physics/strip-theory/sources.ts'
import { type ContractParams, type Cost, checkOf, defineContract, type Outcome } from '@keelson/workflow'
import { about } from './about.ts'
import { inputs, type Params as Read } from './inputs.ts'
import { rules } from './rules.ts'
import { tables } from './tables.ts'
import { values } from './values.ts'
import { warnings } from './warnings.ts'

const TABLE = { body: ['table'] }

const INSTANT = ['prolate_spheroid', 'exponential_cosine']
const cost = ({ body }: Read): Cost => (INSTANT.includes(body) ? 'instant' : 'standard')

export const contract = defineContract({
  ...about,
  id: 'hydro-coefficients',
  version: 1,
  status: 'stable',

  routes: [{ domain: 'floating-marine', subdomain: 'hydrodynamics' }],
  standards: [
    { source: frank1967, section: 'close fit of sources to a section in the surface' },
    { source: newman, section: 'chapter 6: damping and added mass, radiated waves, symmetry' },
    { source: lewis1929, section: 'mapping with two coefficients' },
    { source: hulme, section: 'heaving hemisphere' },
    { source: lamb, section: '114 to 115: spheroids' },
    { source: macCamyFuchs, section: 'force on a circular pile' },
    { source: cummins, section: 'retardation functions' },
    { source: ogilvie, section: 'added mass and damping as transforms of one function' },
  ],
  kind: 'calculation',
  cost,
  params: inputs,
  rules,
  values,
  answers: [
    'added_mass_nondimensional',
    'damping_nondimensional',
    'added_mass',
    'damping',
    'axial_added_mass_coefficient',
    'effective_inertia_coefficient',
    'added_mass_infinite',
    'causality_error',
  ],
  checks: {
    energy: checkOf('-', {
      title: 'Energy of damping and waves',
      criterion: ENERGY_TOLERANCE,
      demand: energyGap,
      capacity: 'Energy that panels may miss',
      selfCheck:
        'The damping found carries the energy of the waves found: the panels are fine enough. Waves that are too short for them have no solution beside them to be a case.',
      onlyWhen: { body: ['floating_hemisphere', 'section'] },
    }),
    causality: checkOf('-', {
      title: 'Causality',
      criterion: causalityGap,
      demand: causalityGap,
      capacity: 'Tolerance of causality',
      reach: [causalRows],
      onlyWhen: TABLE,
    }),
    symmetry: checkOf('-', {
      title: 'Symmetry of the added mass',
      criterion: asymmetry,
      demand: asymmetry,
      capacity: 'Tolerance of coefficients',
      onlyWhen: TABLE,
    }),
    passivity: checkOf('-', {
      title: 'No negative damping',
      criterion: negativeDamping,
      demand: negativeDamping,
      capacity: 'Tolerance of coefficients',
      onlyWhen: TABLE,
    }),
  },
  tables,
  charts: {
    nondimensional: {
      title: 'Added mass and damping over frequency',
      description: 'Both over the displaced mass.',
      onlyWhen: { body: ['floating_hemisphere', 'section'] },
    },
    coefficients: {
      title: 'Added mass and damping over frequency',
      description: 'Damping over the frequency, so that both have the unit of a mass.',
      onlyWhen: { body: ['exponential_cosine', 'table'] },
    },
    retardation: {
      title: 'Retardation function',
      description: 'What a motion leaves in the water, over the time since.',
      onlyWhen: { body: ['exponential_cosine', 'table'] },
      needs: ['retardation_times'],
    },
    causality: {
      title: 'Added mass of the table and of its damping',
      description: 'They are one where the table is causal.',
      onlyWhen: TABLE,
    },
    excitation: {
      title: 'Effective inertia coefficient',
      description: '2 for a slender cylinder; less where it scatters the waves.',
      onlyWhen: { body: ['vertical_cylinder'] },
    },
  },
  figures: {
    section: {
      title: 'Body in the water',
      description:
        'To scale, with y to port and z up from the still water; points are nodes of the solver, thinned out.',
      onlyWhen: { body: ['floating_hemisphere', 'section'] },
    },
  },
  deliverables: [],

  warnings,
})
export type Params = ContractParams<typeof contract>
export type HydroCoefficients = Outcome<typeof contract>
